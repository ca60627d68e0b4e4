internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameRendering
internal import FrameScenes
internal import FrameTiming

/// Options that select the frames of a scene and control the number of workers and the display of progress.
struct FrameRunOptions: OptionGroup {
    static let frames = Option(
        "--frames", takes: "LIST", default: FrameSelection.all.text,
        help: "Which frames: numbers, percentages, times, ranges, ranges with a step and evenly spaced frames of one: "
            + "0,5,10-20x2,0.2s-0.7s/6,50%,last.")
    static let jobs = Option(
        "-j", "--jobs", takes: "N",
        help: "Number of workers, 1 to 64 (default: one per processor).")
    static let options =
        RateOption.options + [frames] + FramingOptions.options + DressingOptions.ofFrames + [jobs, ProgressLine.option]
        + OverlayOption.options

    /// The drawing of a scene that has no dressing.
    private let plainDrawing: FrameDrawing
    private let dressing: DressingOptions
    let selection: FrameSelection
    let jobs: Int
    private let progressMode: ProgressLine.Mode

    init(_ arguments: Arguments) throws { try self.init(arguments, rows: MovieRow.ofFrames) }

    /// - Parameters:
    ///   - fps: The frame rate option, for commands with a different default.
    ///   - rows: The rows of the frames' surroundings that the command has as options.
    init(_ arguments: Arguments, fps: Option = RateOption.fps, rows: [MovieRow]) throws {
        let rate = try RateOption(arguments, fps: fps).rate
        selection = try FrameSelection(arguments.text(of: Self.frames) ?? FrameSelection.all.text)
        let framing = try FramingOptions(arguments).request
        jobs = try Self.jobs(arguments)
        progressMode = try arguments.choice(of: ProgressLine.option)
        plainDrawing = FrameDrawing(rate: rate, overlays: try OverlayOption(arguments).overlays, framing: framing)
        dressing = try DressingOptions(arguments, rows)
    }

    var rate: FrameRate { plainDrawing.rate }
    /// Whether the command line names a size of frames.
    var reduces: Bool { plainDrawing.framing.reduces }

    /// Returns the settings for drawing the frames of a scene, with the recordings of the scenes beside it.
    ///
    /// - Parameter reference: The scene's reference on the command line.
    @MainActor func drawing(
        of scene: Scene, _ reference: String, _ session: Session, _ recording: RecordingOptions
    ) throws -> FrameDrawing {
        try dressing.drawing(plainDrawing, of: scene, reference, session, recording)
    }

    private static func jobs(_ arguments: Arguments) throws -> Int {
        guard let text = arguments.text(of: jobs) else { return FrameRun.standardWorkers }
        guard let count = Int(text), (1...FramePipeline.maximumJobs).contains(count) else {
            throw Failure.usage(
                "--jobs \(JSONValue.quoted(text)): expected a number from 1 to \(FramePipeline.maximumJobs)")
        }
        return count
    }

    /// Describes the number and size of the frames.
    static func extent(of plan: RunPlan, size: PixelSize) -> String {
        let count = plan.slots.count
        return "\(count) frame\(count == 1 ? "" : "s") of \(size.width) x \(size.height) pixels"
    }

    /// - Parameter unit: Noun for the items being counted.
    func progressLine(_ session: Session, of unit: String = "frame") -> ProgressLine {
        ProgressLine(progressMode, session, unit: unit)
    }

    /// Writes a page with these frames, and shows the progress.
    func write(
        _ job: PlayerJob, of recording: Recording, _ session: Session
    ) throws -> (plan: RunPlan, page: PlayerResult) {
        var job = job
        job.frames = selection
        job.workers = jobs
        let player = try plan(job, for: recording, session)
        let page = try showing(player.run, session) { progress in
            try player.write(cancellation: session.io.cancellation, progress: progress)
        }
        return (player.run.plan, page)
    }

    private func plan(_ job: PlayerJob, for recording: Recording, _ session: Session) throws -> PlayerPlan {
        guard job.measures else { return try job.plan(for: recording) }
        let line = progressLine(session)
        line.begin("finding a size for the page")
        defer { line.end() }
        return try job.plan(for: recording)
    }

    /// Shows the progress of a run while `body` writes its frames.
    func showing<Result>(
        _ run: FrameRun, _ session: Session, _ body: (@escaping @Sendable (RunProgress) -> Void) throws -> Result
    ) rethrows -> Result {
        let line = progressLine(session)
        defer { line.end() }
        session.console.detail(
            "\(jobs) worker\(jobs == 1 ? "" : "s"), \(run.plan.slots.count) frames of \(run.recording.name)")
        line.begin(Self.extent(of: run.plan, size: run.plan.size))
        return try body { line.show($0) }
    }
}

/// The option for the frame rate.
struct RateOption: OptionGroup {
    static let fps = Option("--fps", takes: "N[/D]", default: "60", help: "\(helpWithoutDefault).")
    static let options = [fps]

    /// The accepted values, for help.
    static let helpWithoutDefault =
        "Frames per second: an integer, a fraction such as 25/2, or 23.976, 29.97 or 59.94, which stand for 24000/1001, "
        + "30000/1001 and 60000/1001"

    let rate: FrameRate

    init(_ arguments: Arguments) throws { try self.init(arguments, fps: Self.fps) }

    init(_ arguments: Arguments, fps: Option) throws {
        rate = try Self.rate(arguments.text(of: fps) ?? fps.standard ?? "")
    }

    /// - Throws: ``Failure``, which suggests the fraction for a decimal number.
    static func rate(_ text: String) throws(Failure) -> FrameRate {
        if let rate = FrameRate(written: text) { return rate }
        let hint = fraction(ofDecimal: text).map { "; write \(text) as \($0)" } ?? ""
        throw .usage(
            "\(fps.longName) \(JSONValue.quoted(text)): expected frames per second from 1/1000 to 1000000: 60, 29.97, or "
                + "30000/1001\(hint)")
    }

    /// Returns the television frame rate that is less than a hundredth away, or else the exact fraction.
    private static func fraction(ofDecimal text: String) -> FrameRate? {
        guard text.contains("."), let value = Double(text), let digits = text.split(separator: ".").last?.count,
            (1...6).contains(digits)
        else { return nil }
        let near = FrameRate.television.first { row in
            (Double(row.rate.numerator) / Double(row.rate.denominator) - value).magnitude < 0.01
        }
        let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
        return near?.rate ?? Int(exactly: (value * Double(unit)).rounded()).flatMap { FrameRate($0, per: unit) }
    }
}

/// The option for the compression of PNG files. It does not affect pixels.
struct CompressionOption: OptionGroup {
    static let compression = Option(
        "--compression", takes: "HOW", default: "fast",
        help: "PNG compression: fast, small, or a zlib level from 0 (stored) to 9.")
    static let options = [compression]

    let compression: PNGCompression

    init(_ arguments: Arguments) throws {
        compression = try arguments.value(of: Self.compression, expected: "fast, small or a level from 0 to 9") {
            text in
            switch text {
            case "fast": .fast
            case "small": .small
            default: Int(text).flatMap { (0...9).contains($0) ? .level($0) : nil }
            }
        }
    }
}
