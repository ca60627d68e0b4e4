internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameRendering
internal import FrameTiming

struct StillCommand: Command {
    static let summary = "Render a single frame, byte-identical to the same frame of render"
    static let discussion =
        "Lists of devices, appearances, sizes, directions and systems draw every combination, whose name [scene] in -o stands "
        + "for."
    static let operand: Operand? = .scene

    static let at = Option(
        "--at", takes: "MOMENT", default: "last",
        help: "Which frame: a number, a time (0.25s, 250ms), a percentage, first or last. A time between two frames "
            + "selects the earlier one.")
    static let form = Option(
        "--as", default: Form.png, help: "Write an image, or the display list it is drawn from, for the draw command.")
    static let output = Option(
        "-o", "--output", takes: "FILE",
        help:
            "Output file: \(OutputFormat.list("or", where: \.isImage)); - is stdout (default: still.png; stdout for a display "
            + "list).")
    static let options =
        [at, form, output, OpenOption.open] + FramingOptions.options + DressingOptions.options + SingleFile.options
        + CompressionOption.options + QualityOptions.options
        + RateOption.options
        + OverlayOption.options + RecordingOptions.ofMatrix

    enum Form: String, OptionChoice {
        case png
        case displayList = "display-list"
    }

    private let scene: String
    private let moment: FrameMoment
    private let form: Form
    /// Path of the file, with ``ScenePlaceholder`` if there are several combinations.
    private let path: String
    private let file: SingleFile
    private let arguments: Arguments
    private let compression: PNGCompression
    /// Format of an image.
    private let format: OutputFormat
    private let quality: MovieQuality
    private let plainDrawing: FrameDrawing
    private let dressing: DressingOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        moment = try Self.explained { () throws(OutputError) in try FrameMoment(arguments.text(of: Self.at) ?? "last") }
        form = try arguments.choice(of: Self.form)
        file = try SingleFile(arguments)
        compression = try CompressionOption(arguments).compression
        let framing = try FramingOptions(arguments).request
        let rate = try RateOption(arguments).rate
        plainDrawing = FrameDrawing(rate: rate, overlays: try OverlayOption(arguments).overlays, framing: framing)
        dressing = try DressingOptions(arguments)
        recording = try RecordingOptions(arguments)
        let count = recording.matrix.combinations.count
        let ending = form == .png ? "png" : "json"
        self.arguments = try ScenePlaceholder.required(
            in: arguments, Self.output, standard: "\(ScenePlaceholder.text).\(ending)", for: count)
        let given = self.arguments.text(of: Self.output)
        switch form {
        case .png: path = given ?? "still.png"
        case .displayList: path = given ?? "-"
        }
        _ = try OpenOption(arguments, output: path)
        for option in [CompressionOption.compression] + FramingOptions.options
        where form == .displayList && arguments.has(option) {
            throw Failure.usage("\(option.longName) is for images, so it does not go with --as display-list")
        }
        format = form == .png && path != "-" ? try OutputFormat(ofPath: path, among: Self.formats) : .png
        quality = try QualityOptions(arguments).quality(of: format)
        if format != .png, arguments.has(CompressionOption.compression) {
            throw Failure.usage("--compression is for png, so it does not go with a \(format.name)")
        }
    }

    private var rate: FrameRate { plainDrawing.rate }

    private static let formats = OutputFormat.allCases.filter(\.isImage)

    private struct Still: Sendable {
        /// The file; `nil` for one that `ffmpeg` writes.
        let bytes: [UInt8]?
        let frames: DrawnFrames
        let size: PixelSize
        let number: Int
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        try TwoSteps.run(recording.combinations(of: scene), overlaps: true) { combination in
            let recording = try session.record(combination.scene, self.recording, rate: rate)
            return try dressing.drawing(plainDrawing, of: combination.scene, self.scene, session, self.recording)
                .frames(of: recording)
        } second: { frames in
            try still(of: frames)
        } last: { combination, still in
            let name = combination.scene.name
            let path =
                ScenePlaceholder.filled(arguments, [Self.output], for: name).text(of: Self.output) ?? self.path
            try write(still, to: path, session)
            session.console.summary(
                "\(name): frame \(still.number) at "
                    + "\(rate.time(ofFrame: still.number).seconds.secondsText) s, "
                    + "\(still.size.width) x \(still.size.height) pixels, in \(path == "-" ? "standard output" : path)")
            try OpenOption(arguments, output: path).show(session)
        }
        return .done
    }

    private func write(_ still: Still, to path: String, _ session: Session) throws {
        if let bytes = still.bytes { return try file.write(bytes, to: path, session) }
        var image = MovieDestination(format, to: .file(path: path, replacing: file.isReplacing))
        image.settings.quality = quality
        image.programFolders = session.io.programFolders
        try still.frames.write(frame: still.number, to: image)
    }

    /// Rewords an error about a list of frames so that it names the option for the moment.
    private static func explained<Value>(_ value: () throws(OutputError) -> Value) throws -> Value {
        do {
            return try value()
        } catch .selection(let text, _, _, let problem) {
            throw Failure.usage("--at \(text): \(problem)")
        }
    }

    private func still(of frames: DrawnFrames) throws -> Still {
        let number = try Self.explained { () throws(OutputError) in
            try moment.frame(ofCount: frames.count, at: rate)
        }
        let list = frames.displayList(ofFrame: number)
        let framing = try plainDrawing.framing.framing(of: list.size)
        switch form {
        case .png:
            let bytes = try format == .png ? StillFile.bytes(of: list, in: framing, compression: compression) : nil
            return Still(bytes: bytes, frames: frames, size: framing.size, number: number)
        case .displayList:
            let bytes = Array(try DisplayListText.print(list).utf8)
            return Still(bytes: bytes, frames: frames, size: list.size, number: number)
        }
    }
}
