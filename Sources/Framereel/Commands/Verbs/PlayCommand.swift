internal import FramePNG
internal import FrameRecording
internal import FrameRendering
internal import FrameScenes

struct PlayCommand: Command {
    static let summary = "Write an HTML player for a scene"
    static let discussion =
        "A single self-contained file that works offline: the frames, a scrubber, speeds from 0.1x to 2x, single steps, the "
        + "bars and shades of \"framereel timeline\", and the trace. Identical frames are stored once. Pages that would become "
        + "large show reduced frames; --scale 1 keeps every pixel."
    static let operand: Operand? = .scene

    static let output = Option(
        "-o", "--output", takes: "FILE", default: "player.html", help: "Output file.")
    static let options =
        [output, LayersOption.layers, OpenOption.open] + SingleFile.options + CompressionOption.options
        + FrameRunOptions.options
        + DressingOptions.ofMovies
        + RecordingOptions.options

    /// Size in bytes of a page that opens easily. Tuned: browsers open a page of 50 MB without delay and one of 200 MB
    /// after seconds.
    private static let largestEasyPage = 50_000_000

    private let scene: String
    private let path: String
    private let layers: TimelineLayers
    private let replacing: Bool
    private let opening: OpenOption
    private let compression: PNGCompression
    private let frames: FrameRunOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        path = try SingleFile.pagePath(arguments, Self.output)
        opening = try OpenOption(arguments, output: path)
        layers = try LayersOption.layers(arguments)
        replacing = arguments.has(SingleFile.overwrite)
        compression = try CompressionOption(arguments).compression
        frames = try FrameRunOptions(arguments, rows: MovieRow.all)
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let drawing = try frames.drawing(of: scene, self.scene, session, self.recording)
        let recording = try session.record(scene, recording, rate: frames.rate)
        var job = PlayerJob(path: path, title: scene.title ?? scene.name)
        job.drawing = drawing
        job.isReplacing = replacing
        job.layers = layers
        job.compression = compression
        if let studio = session.io.environment(StudioFolder.variable) {
            job.workers = frames.jobs
            job.frames = frames.selection
            try StudioJob(job, in: studio, momentPath: StudioFolder.momentPath(beside: studio)).write(
                recording, cancellation: session.io.cancellation
            ) { try session.lintSilently(scene, self.recording).findings }
            return .done
        }
        let (plan, page) = try frames.write(job, of: recording, session)
        if plan.size != plan.framing.part, !frames.reduces {
            session.console.summary(
                "\(recording.name): frames are reduced to \(plan.size.width) x \(plan.size.height) pixels, for a page that "
                    + "opens at once; --scale 1 keeps every pixel")
        }
        if page.byteCount > Self.largestEasyPage {
            session.console.warning(
                "the page has \(page.byteCount / 1_000_000) MB, which browsers open slowly; --fps or --frames make it smaller"
            )
        }
        session.console.summary(
            "\(recording.name): \(plan.frames.count) frame\(plan.frames.count == 1 ? "" : "s"), "
                + "\(page.imageCount) image\(page.imageCount == 1 ? "" : "s"), in \(path)")
        try opening.show(session)
        return .done
    }
}
