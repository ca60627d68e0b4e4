internal import FrameFigures
internal import FrameJSON
internal import FrameOutput
internal import FramePainting
internal import FrameRaster
internal import FrameRecording
internal import FrameTiming

struct SheetCommand: Command {
    static let summary = "Draw a contact sheet of frames"
    static let operand: Operand? = .scene

    static let frames = Option(
        "--frames", takes: "LIST", default: FrameSelection.all.text,
        help: "Which frames, as in render: 0,5,10-20x2,0.2s-0.7s/6,50%,last.")
    static let count = Option(
        "--count", takes: "N",
        help: "Maximum number of frames, evenly spaced, including the first and the last (default: 6; all if --frames "
            + "is given).")
    static let columns = Option(
        "--columns", takes: "N", help: "Frames per row (default: as many as fit into 960 points).")
    static let gap = Option("--gap", takes: "POINTS", default: "16", help: "Space between frames, 0 to 200.")
    static let frameWidth = Option(
        "--frame-width", takes: "POINTS",
        help: "Width of a frame, 16 to 2000 (default: depends on the number of frames).")
    static let labels = Option(
        "--labels", takes: "LIST", default: "time",
        help: "Labels below each frame, comma-separated: time (0.25 s), ms, percent, frame, event (the calls since the "
            + "frame before); or none.")
    static let title = Option("--title", takes: "TEXT", help: "Title above the sheet.")
    static let options =
        [frames, count, columns, gap, frameWidth, labels, BezelOption.bezel, title] + FigureOptions.options
        + RateOption.options
        + OverlayOption.options + RecordingOptions.options

    private let scene: String
    private let selection: FrameSelection
    private let count: Int?
    private let columns: Int?
    private let gap: Double
    private let frameWidth: Double?
    private let labels: [FrameLabels.Kind]
    private let hasBezel: Bool
    private let title: String?
    private let figure: FigureOptions
    private let rate: FrameRate
    private let overlays: Set<Overlay>
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        selection = try FrameSelection(arguments.text(of: Self.frames) ?? FrameSelection.all.text)
        count = try Self.number(Self.count, 1...100_000, arguments) ?? (arguments.has(Self.frames) ? nil : 6)
        columns = try Self.number(Self.columns, 1...1000, arguments)
        gap = Double(try Self.number(Self.gap, 0...200, arguments) ?? 16)
        frameWidth = try Self.number(Self.frameWidth, 16...2000, arguments).map(Double.init)
        labels = try Self.kinds(arguments)
        hasBezel = arguments.has(BezelOption.bezel)
        title = arguments.text(of: Self.title)
        figure = try FigureOptions(arguments, standard: "sheet.png")
        rate = try RateOption(arguments).rate
        overlays = try OverlayOption(arguments).overlays
        recording = try RecordingOptions(arguments)
    }

    private static func number(_ option: Option, _ range: ClosedRange<Int>, _ arguments: Arguments) throws -> Int? {
        guard let text = arguments.text(of: option) else { return nil }
        guard let number = Int(text), range ~= number else {
            throw Failure.usage(
                "\(option.longName) \(JSONValue.quoted(text)): expected a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound)")
        }
        return number
    }

    private static func kinds(_ arguments: Arguments) throws -> [FrameLabels.Kind] {
        try arguments.value(
            of: labels, expected: "none, or some of \(Spelling.list(FrameLabels.Kind.allCases.map(\.rawValue)))"
        ) { text in
            if text == "none" { return [] }
            let kinds = text.split(separator: ",", omittingEmptySubsequences: false).map {
                FrameLabels.Kind(rawValue: String($0))
            }
            return kinds.contains(nil) ? nil : kinds.compactMap(\.self)
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        let run = try session.record(
            try session.scenes.scene(scene, showing: recording.part), recording, rate: rate)
        let selected = try selection.frames(ofCount: run.frameCount(at: rate), at: rate)
        let frames = count.map { Self.spread(selected, $0) } ?? selected
        let lettering = try Lettering(recording.text.ofFigure)
        let strip = try strip(of: run, frames, session)
        let path = try figure.write(session) { try strip.figure($0, lettering) }
        session.console.summary("\(run.name): \(frames.count) frame\(frames.count == 1 ? "" : "s"), in \(path)")
        return .done
    }

    private func strip(of run: Recording, _ frames: [Int], _ session: Session) throws -> Filmstrip {
        let canvas = run.timeline.canvas.size
        let style = FilmstripStyle(
            frames: frames.count, title: title, columns: columns, gap: gap,
            frameWidth: frameWidth ?? min(FilmstripStyle.suitableWidth(frames.count), canvas.width.rounded()),
            scale: figure.greatestScale, border: hasBezel ? .bezel(corner: run.screenCorner) : .hairline)
        var strip = Filmstrip(style)
        let words = FrameLabels(labels, of: run, at: rate, frames: frames)
        for number in frames {
            try session.stopIfRequested()
            let list = run.displayList(ofFrame: number, at: rate, under: overlays)
            guard list.isWhole else { throw OutputError.tooManyLayers(frame: number) }
            let rasterizer = Rasterizer(list)
            guard rasterizer.isComplete else { throw OutputError.tooManyEdges(frame: number) }
            let pixels = rasterizer.draw(rows: 0..<rasterizer.size.height)
            try strip.append(pixels, label: words.label(number), note: words.note(number))
        }
        return strip
    }

    /// At most `count` of the frames, including the first and the last.
    static func spread(_ frames: [Int], _ count: Int) -> [Int] {
        guard frames.count > count else { return frames }
        guard count > 1 else { return Array(frames.prefix(1)) }
        return (0..<count).map { frames[$0 * (frames.count - 1) / (count - 1)] }
    }
}
