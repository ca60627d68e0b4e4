internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

struct StillCommand: Command {
    static let summary = "Render a single frame, byte-identical to the same frame of render"
    static let operand: Operand? = .scene

    static let at = Option(
        "--at", takes: "MOMENT", default: "last",
        help: "Which frame: a number, a time (0.25s, 250ms), a percentage, first or last. A time between two frames "
            + "selects the earlier one.")
    static let form = Option(
        "--as", default: Form.png, help: "Write an image, or the display list it is drawn from, for the draw command.")
    static let output = Option(
        "-o", "--output", takes: "FILE",
        help: "Output file; - is stdout (default: still.png; stdout for a display list).")
    static let options =
        [at, form, output, OpenOption.open] + FramingOptions.options + BezelOption.options + SingleFile.options
        + CompressionOption.options
        + RateOption.options
        + OverlayOption.options + RecordingOptions.options

    enum Form: String, OptionChoice {
        case png
        case displayList = "display-list"
    }

    private let scene: String
    private let moment: FrameMoment
    private let form: Form
    private let path: String
    private let file: SingleFile
    private let opening: OpenOption
    private let compression: PNGCompression
    private let framing: FramingOptions
    private let rate: FrameRate
    private let overlays: OverlayOption
    private let bezel: BezelOption
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        moment = try FrameMoment(arguments.text(of: Self.at) ?? "last")
        form = try arguments.choice(of: Self.form)
        file = try SingleFile(arguments)
        compression = try CompressionOption(arguments).compression
        framing = try FramingOptions(arguments)
        rate = try RateOption(arguments).rate
        overlays = try OverlayOption(arguments)
        bezel = BezelOption(arguments)
        recording = try RecordingOptions(arguments)
        let given = arguments.text(of: Self.output)
        switch form {
        case .png: path = given ?? "still.png"
        case .displayList: path = given ?? "-"
        }
        opening = try OpenOption(arguments, output: path)
        for option in [CompressionOption.compression] + FramingOptions.options
        where form == .displayList && arguments.has(option) {
            throw Failure.usage("\(option.longName) is for images, so it does not go with --as display-list")
        }
        if form == .png, path != "-" { _ = try OutputFormat(ofPath: path, among: [.png]) }
    }

    func run(_ session: Session) throws -> ExitCode {
        let recording = try session.record(
            try session.scenes.scene(scene, showing: recording.part), recording, rate: rate)
        let number = try moment.frame(ofCount: recording.frameCount(at: rate), at: rate)
        let list = bezel.around(
            recording.displayList(ofFrame: number, at: rate, under: overlays.overlays), of: recording)
        let framing = try framing.framing(of: list.size)
        switch form {
        case .png:
            try file.write(
                try StillFile.bytes(of: list, in: framing, compression: compression), to: path, session)
        case .displayList: try file.write(Array(try DisplayListText.print(list).utf8), to: path, session)
        }
        let size = form == .png ? framing.size : list.size
        session.console.summary(
            "\(recording.name): frame \(number) at \((rate.time(ofFrame: number).seconds * 1000).rounded() / 1000) s, "
                + "\(size.width) x \(size.height) pixels, in \(path == "-" ? "standard output" : path)")
        try opening.show(session)
        return .done
    }
}
