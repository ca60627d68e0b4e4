internal import FrameOutput
internal import FrameRecording
internal import FrameRendering
internal import FrameScenes

struct EmbedCommand: Command {
    static let summary = "Write a small player of a scene for other pages"
    static let discussion =
        "A single file with a movie, which one line of HTML embeds: <iframe src=\"card.html\"></iframe>, or "
        + "<script src=\"card.js\"></script> where the player should appear. All players of a page share one custom "
        + "element. A player plays when it becomes visible, unless the reader prefers reduced motion; card.html#t=0.45 "
        + "shows that moment. Space, arrows, Home and End work, and nothing is loaded from the network. Unless they "
        + "are given, quality and size are reduced until the file has at most 300 kB. A file that this command wrote "
        + "is replaced. Needs an installed ffmpeg."
    static let operand: Operand? = .scene

    static let output = Option(
        "-o", "--output", takes: "FILE", default: "player.html", help: "Output file, .html or .js.")
    static let poster = Option(
        "--poster", takes: "MOMENT", default: "first",
        help: "The frame shown before the movie plays, like --at of still.")
    static let once = Option("--once", help: "Play once instead of in a loop.")
    static let noAutoplay = Option("--no-autoplay", help: "Play on request only.")
    static let limit = Option(
        "--limit", takes: "KB", default: "300", help: "Largest size of the file, in thousands of bytes.")
    static let options =
        [output, poster, once, noAutoplay, limit, OpenOption.open] + SingleFile.options + QualityOptions.options
        + FrameRunOptions.options + DressingOptions.ofMovies + RecordingOptions.options

    private let scene: String
    private let path: String
    private let form: EmbedJob.Form
    private let arguments: Arguments
    private let poster: FrameMoment
    private let limit: Int
    private let opening: OpenOption
    private let frames: FrameRunOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        scene = arguments.operands[0]
        var found: EmbedJob.Form?
        path = try arguments.value(of: Self.output, expected: "a path that ends in .html or .js") { path in
            found = EmbedJob.Form.allCases.first {
                path.lowercased().hasSuffix(".\($0.rawValue)") && !path.hasSuffix("/.\($0.rawValue)")
            }
            return found == nil || path.hasPrefix(".") && !path.contains("/") ? nil : path
        }
        form = found ?? .html
        poster = try FrameMoment(arguments.text(of: Self.poster) ?? "first")
        limit = try arguments.value(of: Self.limit, expected: "a whole number from 20 to 100000") { text in
            Int(text).flatMap { (20...100_000).contains($0) ? $0 * 1000 : nil }
        }
        _ = try QualityOptions(arguments).quality(of: .mp4)
        opening = try OpenOption(arguments, output: path)
        frames = try FrameRunOptions(arguments, rows: MovieRow.all)
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        var job = EmbedJob(path: path, form: form, title: scene.title ?? scene.name)
        job.drawing = try frames.drawing(of: scene, self.scene, session, recording)
        job.frames = frames.selection
        job.workers = frames.jobs
        job.isReplacing = arguments.has(SingleFile.overwrite)
        (job.loops, job.playsWhenVisible) = (!arguments.has(Self.once), !arguments.has(Self.noAutoplay))
        (job.poster, job.limit) = (poster, limit)
        if QualityOptions.options.contains(where: arguments.has) {
            job.quality = try QualityOptions(arguments).quality(of: .mp4)
        }
        job.programFolders = session.io.programFolders
        let recording = try session.record(scene, recording, rate: frames.rate)
        let result = try write(job, of: recording, session)
        if result.bytes.count > limit {
            session.console.warning(
                "the file has \(result.bytes.count / 1000) kB; --fps, --frames, --width or --quality make it smaller")
        }
        session.console.summary(
            "\(recording.name): \(result.width) x \(result.height) pixels, \((result.bytes.count + 999) / 1000) kB, in \(path)"
        )
        try opening.show(session)
        return .done
    }

    private func write(_ job: EmbedJob, of recording: Recording, _ session: Session) throws -> EmbedResult {
        let line = frames.progressLine(session)
        line.begin("finding a quality")
        defer { line.end() }
        return try session.io.cancellation.heeding {
            try job.write(recording, cancellation: session.io.cancellation)
        }
    }
}
