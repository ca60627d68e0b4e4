internal import FrameOutput
internal import FramePNG
internal import FramePages
internal import FramePainting
internal import FrameRecording

struct PlayCommand: Command {
    static let summary = "Write an HTML player for a scene"
    static let discussion =
        "A single self-contained file that works offline: the frames, a scrubber, speeds from 0.1x to 2x, single steps, and "
        + "the trace below the image. Identical frames are stored once."
    static let operand: Operand? = .scene

    static let output = Option(
        "-o", "--output", takes: "FILE", default: "player.html", help: "Output file.")
    static let options =
        [output] + SingleFile.options + CompressionOption.options + FrameRunOptions.options + RecordingOptions.options

    /// Tuned: browsers open a page of 50 MB without delay and one of 200 MB after seconds.
    private static let largestEasyPage = 50_000_000

    private let scene: String
    private let path: String
    private let replacing: Bool
    private let compression: PNGCompression
    private let frames: FrameRunOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        path = try arguments.value(of: Self.output, expected: "a path that ends in .html") { path in
            path.lowercased().hasSuffix(".html") || path.lowercased().hasSuffix(".htm") ? path : nil
        }
        replacing = arguments.has(SingleFile.overwrite)
        compression = try CompressionOption(arguments).compression
        frames = try FrameRunOptions(arguments)
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let recording = try session.record(scene, recording, rate: frames.rate)
        let plan = try frames.plan(for: recording, computesDigests: true)
        let page = page(of: recording, title: scene.title ?? scene.name, frameCount: plan.frames.count)
        let sink = PlayerSink(page, path: path, replacing: replacing, compression: compression)
        let records = try frames.write(plan, of: recording, to: sink, session).records
        let images = records.filter { $0.byteCount > 0 }
        let bytes = images.reduce(0) { $0 + $1.byteCount }
        if bytes > Self.largestEasyPage {
            session.console.warning(
                "the page has \(bytes / 1_000_000) MB, which browsers open slowly; --fps or --frames make it smaller")
        }
        session.console.summary(
            "\(recording.name): \(plan.frames.count) frame\(plan.frames.count == 1 ? "" : "s"), "
                + "\(images.count) image\(images.count == 1 ? "" : "s"), in \(path)")
        return .done
    }

    private func page(of recording: Recording, title: String, frameCount: Int) -> PlayerPage {
        let size = recording.timeline.pixelSize
        let rate = frames.rate
        let facts = [
            recording.name == title ? nil : recording.name, "\(frameCount) frame\(frameCount == 1 ? "" : "s")",
            "\(rate) frames per second", "\(Trace.seconds(recording.duration)) s",
            "\(size.width) × \(size.height) pixels",
        ]
        return PlayerPage(
            title: title, facts: facts.compactMap(\.self).joined(separator: " · "), size: size,
            scale: recording.timeline.canvas.scale, rate: (rate.numerator, rate.denominator),
            events: recording.trace.pageEvents, spans: recording.trace.pageSpans)
    }
}
