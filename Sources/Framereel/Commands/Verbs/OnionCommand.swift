internal import FrameFigures
internal import FrameJSON
internal import FrameOutput
internal import FramePainting
internal import FrameRecording
internal import FrameRendering
internal import FrameTiming

struct OnionCommand: Command {
    static let summary = "Draw an onion skin: several moments of a motion in one image"
    static let discussion =
        "The last moment is drawn in full, and over it moving layers at earlier moments, faded, with outlines, the paths of "
        + "the layer centers and times. Layers that change only in color or opacity do not count as moving. Layers in "
        + "perspective are left out."
    static let operand: Operand? = .scene

    static let frames = Option(
        "--frames", takes: "LIST",
        help: "Which moments, as in render: 0,5,10-20x2,0.2s-0.7s/6,50%,last (default: six moments of the first "
            + "motion).")
    static let noPaths = Option(
        "--no-paths", help: "Leave out the outlines of earlier moments, the paths of the centers and the times.")
    static let layers = Option(
        "--layers", takes: "NAMES",
        help:
            "Show these moving layers at every moment, by names as in timeline: bar,dimming; of several of one name "
            + "some, by the names that onion lists. Others are drawn once (default: the \(OnionSkin.mostLayers) largest)."
    )
    static let output = Option(
        "-o", "--output", takes: "FILE", default: "onion.png", help: "Output file; - is stdout.")
    static let options =
        [output, OpenOption.open] + SingleFile.options + [frames, layers, noPaths] + FramingOptions.options
        + RateOption.options
        + OverlayOption.options + RecordingOptions.options

    /// Default number of moments. Tuned: fewer do not show a curve, and more overlap.
    private static let standardCount = 6

    /// The number of frames that a message lists.
    private static let mostListed = 20

    private let scene: String
    private let path: String
    private let file: SingleFile
    private let opening: OpenOption
    private let selection: FrameSelection?
    private let layers: [String]?
    private let showsPaths: Bool
    private let framing: FramingRequest
    private let rate: FrameRate
    private let overlays: Set<Overlay>
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        path = try arguments.value(of: Self.output, expected: "a path") { $0 }
        opening = try OpenOption(arguments, output: path)
        if path != "-" { _ = try OutputFormat(ofPath: path, among: [.png]) }
        file = try SingleFile(arguments)
        selection = try arguments.text(of: Self.frames).map(FrameSelection.init)
        layers = try arguments.text(of: Self.layers).map { text in
            let names = text.split(separator: ",").map(String.init)
            guard !names.isEmpty else {
                throw Failure.usage("--layers \(JSONValue.quoted(text)): expected names of layers")
            }
            return names
        }
        framing = try FramingOptions(arguments).request
        showsPaths = !arguments.has(Self.noPaths)
        rate = try RateOption(arguments).rate
        overlays = try OverlayOption(arguments).overlays
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let recording = try session.record(
            try session.scenes.scene(scene, showing: recording.part), recording, rate: rate)
        let count = recording.frameCount(at: rate)
        let frames = try selection?.frames(ofCount: count, at: rate) ?? firstMotion(of: recording, count)
        guard let first = frames.first, let last = frames.last else { throw OutputError.noFrames }
        func times(_ numbers: [Int]) -> [MediaTime] { numbers.map(rate.time(ofFrame:)) }
        var skin = OnionSkin(recording.timeline, moments: times(frames), steps: times(Array(first...last)))
        skin.showsPaths = showsPaths
        if showsPaths { skin.lettering = try Lettering(self.recording.text.ofFigure) }
        let names = skin.movingNames
        if let layers {
            let known = skin.knownNames
            let layers = Self.joined(layers, isName: known.contains)
            if let stranger = layers.first(where: { !known.contains($0) }) {
                throw Failure.usage(
                    "--layers \(JSONValue.quoted(stranger)): no layer of this name moves between these frames; "
                        + (names.isEmpty ? "none does" : "expected some of \(Spelling.list(names))"))
            }
            skin.layers = Set(layers)
        } else if case let shown = skin.shownNames, shown.count < names.count {
            session.console.summary(
                "\(recording.name): of \(names.count) layers that move, the largest are shown: \(Spelling.list(shown)); --layers "
                    + "chooses among \(Spelling.list(names))")
        }
        var drawn = skin.displayList()
        drawn.items += recording.overlayItems(overlays, at: rate.time(ofFrame: last))
        try file.write(try StillFile.bytes(of: drawn, in: framing.framing(of: drawn.size)), to: path, session)
        let list =
            frames.count > Self.mostListed
            ? "\(frames.count) frames from \(first) to \(last)"
            : "frames \(frames.map(String.init).joined(separator: ", "))"
        session.console.summary("\(recording.name): \(list), in \(path == "-" ? "standard output" : path)")
        try opening.show(session)
        return .done
    }

    /// Rejoins names that contain commas, such as names with the text of a label.
    private static func joined(_ parts: [String], isName: (String) -> Bool) -> [String] {
        var (names, index) = ([String](), 0)
        while index < parts.count {
            let name = (index..<parts.count).reversed().map { parts[index...$0].joined(separator: ",") }.first(
                where: isName)
            names.append(name ?? parts[index])
            index += name.map { $0.split(separator: ",", omittingEmptySubsequences: false).count } ?? 1
        }
        return names
    }

    /// Returns frames spaced evenly from the frame before the first motion to the frame at which everything rests
    /// again; only the last frame if nothing moves.
    private func firstMotion(of recording: Recording, _ count: Int) -> [Int] {
        var start: Int?
        var end = count - 1
        for frame in 1..<max(1, count) {
            let pair = [frame - 1, frame].map(rate.time(ofFrame:))
            let isMoving = !recording.timeline.movingLayers(among: pair).isEmpty
            if isMoving, start == nil { start = frame - 1 }
            if !isMoving, start != nil {
                end = frame - 1
                break
            }
        }
        guard let start else { return [count - 1] }
        let steps = min(Self.standardCount - 1, end - start)
        return (0...steps).map { start + $0 * (end - start) / max(1, steps) }
    }
}
