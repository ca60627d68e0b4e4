internal import FrameFigures
internal import FrameJSON
internal import FrameOutput
internal import FramePainting
internal import FrameRecording
internal import FrameRendering
internal import FrameScenes
internal import FrameTiming

struct SheetCommand: Command {
    static let summary = "Draw a contact sheet of frames"
    static let discussion =
        "Lists of devices, appearances, sizes, directions and systems draw a sheet for every combination, whose name [scene] in "
        + "-o stands for. With --matrix one figure shows a frame of each: the two lists with the most values make columns and "
        + "rows, and the others a panel for each of their combinations."
    static let operand: Operand? = .scene

    static let matrix = Option(
        "--matrix", help: "Draw one frame of every combination into one figure: the last one, or that of --frames.")
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
        [matrix, frames, count, columns, gap, frameWidth, labels, title] + DressingOptions.ofFrames
        + FigureOptions.options(standard: "sheet.png")
        + RateOption.options
        + OverlayOption.options + RecordingOptions.ofMatrix

    /// The maximum number of frames, all of which are in memory. Tuned: more are not told apart.
    private static let mostFrames = 1_000

    private let scene: String
    private let isMatrix: Bool
    private let selection: FrameSelection
    private let count: Int?
    private let columns: Int?
    private let gap: Double
    private let frameWidth: Double?
    private let labels: [FrameLabels.Kind]
    private let title: String?
    /// Command line, with ``ScenePlaceholder`` if there are several sheets.
    private let arguments: Arguments
    private let drawing: FrameDrawing
    private let dressing: DressingOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        isMatrix = arguments.has(Self.matrix)
        let standard = isMatrix ? "last" : FrameSelection.all.text
        selection = try FrameSelection(
            arguments.has(Self.frames) ? arguments.text(of: Self.frames) ?? standard : standard)
        count = try Self.number(Self.count, 1...Self.mostFrames, arguments) ?? (arguments.has(Self.frames) ? nil : 6)
        columns = try Self.number(Self.columns, 1...1000, arguments)
        gap = Double(try Self.number(Self.gap, 0...200, arguments) ?? 16)
        frameWidth = try Self.number(Self.frameWidth, 16...2000, arguments).map(Double.init)
        labels = try Self.kinds(arguments)
        title = arguments.text(of: Self.title)
        drawing = FrameDrawing(
            rate: try RateOption(arguments).rate, overlays: try OverlayOption(arguments).overlays)
        dressing = try DressingOptions(arguments, MovieRow.ofFrames)
        recording = try RecordingOptions(arguments)
        let combinations = recording.matrix.combinations.count
        if isMatrix, combinations == 1 {
            throw Failure.usage(
                "--matrix compares combinations of traits: list several, such as --appearance light,dark")
        }
        if isMatrix, let option = [Self.count, Self.columns, Self.labels].first(where: arguments.has) {
            throw Failure.usage("\(option.longName) is for frames of one scene, so it does not go with --matrix")
        }
        self.arguments =
            isMatrix
            ? arguments
            : try ScenePlaceholder.required(
                in: arguments, FigureOptions.output, standard: "\(ScenePlaceholder.text).png", for: combinations)
        _ = try Self.figure(self.arguments, of: scene)
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

    private static func figure(_ arguments: Arguments, of scene: String) throws -> FigureOptions {
        try FigureOptions(
            ScenePlaceholder.filled(arguments, [FigureOptions.output], for: scene), standard: "sheet.png")
    }

    private var rate: FrameRate { drawing.rate }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let combinations = recording.combinations(of: scene)
        guard !isMatrix else {
            try drawMatrix(of: combinations, named: scene.name, session)
            return .done
        }
        let lettering = try Lettering(recording.text.ofFigure)
        try TwoSteps.run(combinations, overlaps: true) { combination in
            (try frames(of: combination.scene, session), session)
        } second: { run, session in
            let selected = try selection.frames(ofCount: run.count, at: rate)
            let shown = count.map { Self.spread(selected, $0) } ?? selected
            guard shown.count <= Self.mostFrames else {
                throw Failure.usage(
                    "--frames selects \(shown.count) frames, and a sheet shows at most \(Self.mostFrames); --count chooses among them"
                )
            }
            return try strip(of: run, shown, session)
        } last: { combination, strip in
            let name = combination.scene.name
            let path = try Self.figure(arguments, of: name).write(session) { try strip.figure($0, lettering) }
            session.console.summary("\(name): \(strip.count) frame\(strip.count == 1 ? "" : "s"), in \(path)")
        }
        return .done
    }

    @MainActor private func drawMatrix(of combinations: [CombinedScene], named name: String, _ session: Session) throws
    {
        let figure = try Self.figure(arguments, of: name)
        let axes = TraitAxis.all.compactMap { axis -> ImageMatrix.Axis? in
            var titles: [String] = []
            for title in combinations.compactMap({ $0.traits.title(on: axis) }) where !titles.contains(title) {
                titles.append(title)
            }
            return titles.count > 1 ? ImageMatrix.Axis(titles) : nil
        }
        var matrix: ImageMatrix?
        try TwoSteps.run(combinations, overlaps: true) { combination in
            (try frames(of: combination.scene, session), session)
        } second: { run, session in
            let selected = try selection.frames(ofCount: run.count, at: rate)
            guard selected.count == 1 else {
                throw Failure.usage(
                    "--frames selects \(selected.count) frames of \(run.recording.name); --matrix shows one of each")
            }
            return (run, try pixels(ofFrame: selected[0], of: run, session))
        } last: { _, image in
            let (run, pixels) = image
            var drawn =
                matrix
                ?? ImageMatrix(
                    axes,
                    ImageMatrixStyle(
                        title: title, gap: gap,
                        imageWidth: frameWidth ?? FilmstripStyle.suitableWidth(combinations.count),
                        scale: figure.greatestScale,
                        border: border(of: run)))
            try drawn.append(pixels)
            matrix = drawn
        }
        let lettering = try Lettering(recording.text.ofFigure)
        let path = try figure.write(session) { palette in
            guard let matrix else { throw FigureError.noFrames }
            return try matrix.figure(palette, lettering)
        }
        session.console.summary("\(name): \(combinations.count) combinations, in \(path)")
    }

    /// Runs a scene and returns its frames without texts or changes of speed, because labels name times of the scene.
    @MainActor private func frames(of scene: Scene, _ session: Session) throws -> DrawnFrames {
        let movie = dressing.movie(of: scene)
        var drawing = drawing
        drawing.dressing = movie.dressing.ofFrames
        if movie.showsTouches { drawing.overlays.insert(.touches) }
        return try drawing.frames(of: session.record(scene, recording, rate: rate))
    }

    /// The border of frames. A device around plain frames is drawn with its screen, where its edge stays sharp.
    private func border(of run: DrawnFrames) -> FilmstripStyle.Border {
        hasDevices(run)
            ? .device(run.recording.bezel(on: .clear), screen: run.recording.timeline.canvas.size) : .hairline
    }

    private func hasDevices(_ run: DrawnFrames) -> Bool { run.drawing.hasBezel && run.drawing.dressing.isPlain }

    private func strip(of run: DrawnFrames, _ frames: [Int], _ session: Session) throws -> Filmstrip {
        let own = run.recording.timeline.canvas.size.width
        let width = (hasDevices(run) ? own : Double(run.canvas.width) / run.scale).rounded()
        let style = FilmstripStyle(
            frames: frames.count, title: title, columns: columns, gap: gap,
            frameWidth: frameWidth ?? min(FilmstripStyle.suitableWidth(frames.count), width),
            scale: try Self.figure(arguments, of: run.recording.name).greatestScale,
            border: border(of: run))
        var strip = Filmstrip(style)
        let words = FrameLabels(labels, of: run.recording, at: rate, frames: frames)
        for number in frames {
            try strip.append(
                pixels(ofFrame: number, of: run, session), label: words.label(number), note: words.note(number))
        }
        return strip
    }

    private func pixels(ofFrame number: Int, of run: DrawnFrames, _ session: Session) throws -> PixelBuffer {
        try session.stopIfRequested()
        guard hasDevices(run) else { return try run.pixels(ofFrame: number) }
        var drawing = run.drawing
        drawing.hasBezel = false
        return try drawing.frames(of: run.recording).pixels(ofFrame: number)
    }

    /// Returns at most `count` of the frames, including the first and the last.
    static func spread(_ frames: [Int], _ count: Int) -> [Int] {
        guard frames.count > count else { return frames }
        guard count > 1 else { return Array(frames.prefix(1)) }
        return (0..<count).map { frames[$0 * (frames.count - 1) / (count - 1)] }
    }
}
