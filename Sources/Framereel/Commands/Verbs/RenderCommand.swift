internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameRendering
internal import FrameScenes
internal import FrameTiming

struct RenderCommand: Command {
    static let summary = "Render a scene to numbered PNG files or to a movie"
    static let discussion =
        "Each file appears complete or not at all. The bytes of a frame depend only on the scene and the frame "
        + "number, never on the number of workers or on which other frames are rendered.\n\nLists of devices, appearances, "
        + "sizes, directions and systems render every combination. [scene] in -o and --manifest stands for its name, such as "
        + "card@iPhoneSE-dark-ax3-rtl, which lists what differs from the scene's own traits."
    static let operand: Operand? = .scene

    static let shard = Option(
        "--shard", takes: "I/N",
        help: "Render part I of N, counted from 1; combine the manifests with merge-manifests. auto or auto/N takes I, "
            + "and N unless given, from the array job of \(JobArray.names).")
    static let dryRun = Option("--dry-run", help: "Print the paths of all files that would be written; write nothing.")
    static let printPaths = Option("--print-paths", help: "Print the paths of the frames on stdout.")
    static let json = Option("--json", help: "Print the manifest on stdout.")
    static let options =
        RenderOptions.options + FrameRunOptions.options + DressingOptions.ofMovies + [PresetOption.preset, shard]
        + RecordingOptions.ofMatrix
        + [dryRun, printPaths, json]

    private let scene: String
    /// Command line, with the placeholder for names if there are several combinations.
    private let arguments: Arguments
    private let frames: FrameRunOptions
    private let preset: MoviePreset?
    private let shard: ShardChoice?
    private let recording: RecordingOptions
    private let isDryRun: Bool
    private let printsPaths: Bool
    private let printsManifest: Bool

    init(_ arguments: Arguments) throws {
        preset = try PresetOption.preset(arguments)
        let arguments = preset?.applied(to: arguments, among: Self.options) ?? arguments
        scene = arguments.operands[0]
        frames = try FrameRunOptions(arguments, rows: MovieRow.all)
        shard = try arguments.text(of: Self.shard).map(ShardChoice.init)
        recording = try RecordingOptions(arguments)
        let count = recording.matrix.combinations.count
        var named = try ScenePlaceholder.required(
            in: arguments, SequenceOptions.output, standard: "frames/\(ScenePlaceholder.text)/%05d.png", for: count)
        named = try ScenePlaceholder.required(in: named, SequenceOptions.manifest, standard: nil, for: count)
        self.arguments = named
        let printed = try arguments.oneOf(Self.dryRun, Self.printPaths, Self.json)?.longName
        isDryRun = printed == Self.dryRun.longName
        printsPaths = printed == Self.printPaths.longName
        printsManifest = printed == Self.json.longName
        // Before the options that belong to its formats.
        try preset?.check(RenderOptions.format(named))
        let output = try Self.output(named, of: "scene", rate: rate)
        if case .movie(let movie) = output.destination, movie.target == .standardOutput, let printed {
            throw Failure.usage("\(printed) prints on standard output, where the movie goes")
        }
    }

    private static func output(
        _ arguments: Arguments, of scene: String, rate: FrameRate
    ) throws -> RenderOptions {
        let options = [SequenceOptions.output, SequenceOptions.manifest]
        return try RenderOptions(ScenePlaceholder.filled(arguments, options, for: scene), rate: rate)
    }

    private var rate: FrameRate { frames.rate }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let combinations = recording.combinations(of: scene)
        var manifests: [JSONValue] = []
        try TwoSteps.run(combinations, overlaps: frames.jobs > 1) { combination in
            let plan = try plan(combination.scene, session)
            guard isDryRun else { return (plan, session) }
            try session.print(paths: plan.paths + [plan.destination.manifestPath].compactMap(\.self))
            session.console.summary("would write \(FrameRunOptions.extent(of: plan.run.plan, size: plan.size))")
            return nil
        } second: { plan, session in
            try session.io.cancellation.heeding { (plan, try write(plan, session)) }
        } last: { combination, written in
            let (plan, result) = written
            if printsPaths { try session.print(paths: plan.paths) }
            if printsManifest, result.report.left == 0 { manifests.append(result.manifest.json) }
            summarize(result.report, plan, session)
            try Self.output(arguments, of: combination.scene.name, rate: rate).opening?.show(session)
        }
        if printsManifest, !manifests.isEmpty {
            try session.print(
                (combinations.count == 1
                    ? manifests[0] : .object([JSONMember("manifests", .array(manifests))])).pretty)
        }
        return .done
    }

    @MainActor private func plan(_ scene: Scene, _ session: Session) throws -> RenderPlan {
        let shard = try shard?.shard(in: session.io.environment)
        let output = try Self.output(arguments, of: scene.name, rate: rate)
        var job = RenderJob(recording.applied(to: scene), to: output.destination(session.io))
        job.limit = recording.limit
        job.drawsTextAsBlocks = recording.text == .blocks
        job.drawing = try frames.drawing(of: scene, self.scene, session, recording)
        job.frames = frames.selection
        job.shard = shard
        job.workers = frames.jobs
        job.computesDigests = printsManifest
        try job.check()
        let plan = try job.plan(for: session.record(job, isStrict: recording.isStrict))
        try preset?.check(duration: plan.duration)
        if let warning = plan.warning { session.console.warning(Self.text(warning)) }
        return plan
    }

    private static func text(_ warning: RenderWarning) -> String {
        switch warning {
        case .gaps: "the numbers of the files have gaps; --numbering consecutive closes them"
        case .times(let format, let rate): MovieOptions.warning(format, at: rate)
        case .slow(let format, let rate, let factor):
            "browsers show frames of an \(format.name) of up to 10 ms for 100 ms, and so play \(rate) frames per second "
                + "\(factor) times slower; --fps 90 and below are right, and other formats keep the rate"
        }
    }

    private func write(_ plan: RenderPlan, _ session: Session) throws -> RenderResult {
        let sink = try plan.destination.sink()
        return try frames.showing(plan.run, session) { progress in
            try plan.write(into: sink, cancellation: session.io.cancellation, progress: progress)
        }
    }

    private func summarize(_ report: RunReport, _ plan: RenderPlan, _ session: Session) {
        let size = plan.size
        let count = report.records.count
        let unchanged = report.kept > 0 ? " (\(report.kept) kept)" : ""
        let part = plan.part.map { ", part \($0.shard)" } ?? ""
        session.console.summary(
            "\(plan.run.recording.name)\(part): \(count) frame\(count == 1 ? "" : "s")\(unchanged), "
                + "\(size.width) x \(size.height) pixels, \(rate) fps, \(plan.duration.secondsText) s, in \(plan.destination.name)"
        )
        if report.left > 0 {
            session.console.summary(
                "\(report.left) more are claimed by other processes, the last of which writes the manifest; if none is at "
                    + "work, --skip-existing without --claim makes them")
        } else if plan.part != nil, let path = plan.destination.manifestPath {
            session.console.summary("its manifest, for merge-manifests: \(path)")
        }
    }
}
