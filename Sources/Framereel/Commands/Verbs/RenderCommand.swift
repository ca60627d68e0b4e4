internal import FrameJSON
internal import FrameOutput
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

struct RenderCommand: Command {
    static let summary = "Render a scene to numbered PNG files or to a movie"
    static let discussion =
        "Each file appears complete or not at all. The bytes of a frame depend only on the scene and the frame "
        + "number, never on the number of workers or on which other frames are rendered.\n\nLists of devices, appearances, "
        + "sizes, directions and looks render every combination. [scene] in -o and --manifest stands for its name, such as "
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
        RenderDestination.options + FrameRunOptions.options + [shard] + RecordingOptions.ofMatrix
        + [dryRun, printPaths, json]

    private let scene: String
    /// Command line, with the placeholder for names if there are several combinations.
    private let arguments: Arguments
    private let frames: FrameRunOptions
    private let shard: ShardChoice?
    private let recording: RecordingOptions
    private let isDryRun: Bool
    private let printsPaths: Bool
    private let printsManifest: Bool

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        frames = try FrameRunOptions(arguments)
        shard = try arguments.text(of: Self.shard).map(ShardChoice.init)
        recording = try RecordingOptions(arguments)
        let count = recording.matrix.combinations.count
        var named = try ScenePlaceholder.required(
            in: arguments, FrameDestination.output, standard: "frames/\(ScenePlaceholder.text)/%05d.png", for: count)
        named = try ScenePlaceholder.required(in: named, FrameDestination.manifest, standard: nil, for: count)
        self.arguments = named
        let printed = try arguments.oneOf(Self.dryRun, Self.printPaths, Self.json)?.longName
        isDryRun = printed == Self.dryRun.longName
        printsPaths = printed == Self.printPaths.longName
        printsManifest = printed == Self.json.longName
        let destination = try Self.destination(named, of: "scene", rate: frames.rate)
        if case .movie(let movie) = destination, movie.path == "-", let printed {
            throw Failure.usage("\(printed) prints on standard output, where the movie goes")
        }
    }

    private static func destination(
        _ arguments: Arguments, of scene: String, rate: FrameRate
    ) throws -> RenderDestination {
        let options = [FrameDestination.output, FrameDestination.manifest]
        return try RenderDestination(ScenePlaceholder.filled(arguments, options, for: scene), rate: rate)
    }

    private var rate: FrameRate { frames.rate }

    /// One sequence or movie.
    private struct Job: Sendable {
        let recording: Recording
        let plan: RunPlan
        let shard: Shard?
        let destination: RenderDestination
        let paths: [String]
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let combinations = recording.combinations(of: scene)
        var manifests: [JSONValue] = []
        try TwoSteps.run(combinations, overlaps: frames.jobs > 1) { combination in
            let job = try job(combination.scene, session)
            guard isDryRun else { return (job, session) }
            let all = job.paths + [job.destination.manifestPath].compactMap(\.self)
            try session.print(paths: all)
            session.console.summary("would write \(FrameRunOptions.extent(of: job.plan, size: size(of: job)))")
            return nil
        } second: { job, session in
            try session.io.cancellation.heeding { (job, try write(job, session)) }
        } last: { _, result in
            let (job, (report, manifest)) = result
            if printsPaths { try session.print(paths: job.paths) }
            if printsManifest, report.left == 0 { manifests.append(manifest.json) }
            summarize(report, job, session)
            if case .movie(let movie) = job.destination { try movie.show(session) }
        }
        if printsManifest, !manifests.isEmpty {
            try session.print(
                (combinations.count == 1
                    ? manifests[0] : .object([JSONMember("manifests", .array(manifests))])).pretty)
        }
        return .done
    }

    @MainActor private func job(_ scene: Scene, _ session: Session) throws -> Job {
        let shard = try shard?.shard(in: session.io.environment)
        let whole = try Self.destination(arguments, of: scene.name, rate: rate)
        let destination = try shard.map(whole.narrowed(to:)) ?? whole
        let recording = try session.record(scene, recording, rate: rate)
        let plan = try frames.plan(
            for: recording, shard: shard ?? .whole, hasEvenSides: destination.format.hasEvenSides,
            computesDigests: destination.manifestPath != nil || printsManifest)
        let paths = try destination.paths(of: plan)
        if let manifest = destination.manifestPath, paths.contains(manifest) {
            throw Failure.usage("--manifest \(manifest): that is the file of a frame")
        }
        let job = Job(recording: recording, plan: plan, shard: shard, destination: destination, paths: paths)
        warn(job, session)
        return job
    }

    private func write(_ job: Job, _ session: Session) throws -> (report: RunReport, manifest: FrameManifest) {
        let (plan, recording, destination) = (job.plan, job.recording, job.destination)
        let report = try frames.write(
            plan, of: recording, to: sink(destination, session.io),
            hasFullAlpha: destination.format.hasFullAlpha, session)
        let part = job.shard.map {
            ManifestPart(shard: $0, selection: frames.selection.text, total: plan.frames.count)
        }
        let manifest = FrameManifest(
            scene: recording.name, size: plan.size,
            scale: recording.timeline.canvas.scale * Double(plan.size.width) / Double(plan.framing.part.width),
            rate: rate,
            duration: recording.timeline.duration, part: part, fonts: try recording.fontRecords(),
            records: report.records, folder: destination.folderInManifest)
        if report.left == 0, let path = destination.manifestPath { try manifest.write(to: path) }
        return (report, manifest)
    }

    private func sink(_ destination: RenderDestination, _ io: CommandIO) throws -> any FrameSink {
        switch destination {
        case .sequence(let sequence): try sequence.sink()
        case .movie(let movie): movie.sink(io)
        }
    }

    private func warn(_ job: Job, _ session: Session) {
        let plan = job.plan
        switch job.destination {
        case .sequence(let sequence):
            // Programs that read sequences stop at the first missing number.
            guard case .actual = sequence.numbering, let first = plan.frames.first, let last = plan.frames.last,
                last - first + 1 > plan.frames.count
            else { return }
            session.console.warning("the numbers of the files have gaps; --numbering consecutive closes them")
        case .movie(let movie):
            if let warning = movie.warning(at: rate) { session.console.warning(warning) }
        }
    }

    /// Returns the length of a movie including its holds, or the length of the scene.
    private func length(of job: Job) -> Double {
        switch job.destination {
        case .sequence: job.recording.duration
        case .movie(let movie): movie.length(ofFrames: job.plan.frames.count)
        }
    }

    /// Returns the size of the files, in pixels.
    private func size(of job: Job) -> PixelSize {
        switch job.destination {
        case .sequence: job.plan.size
        case .movie(let movie): movie.format.size(of: job.plan.size)
        }
    }

    private func summarize(_ report: RunReport, _ job: Job, _ session: Session) {
        let size = size(of: job)
        let seconds = (length(of: job) * 1000).rounded() / 1000
        let count = report.records.count
        let unchanged = report.kept > 0 ? " (\(report.kept) kept)" : ""
        let part = job.shard.map { ", part \($0)" } ?? ""
        session.console.summary(
            "\(job.recording.name)\(part): \(count) frame\(count == 1 ? "" : "s")\(unchanged), "
                + "\(size.width) x \(size.height) pixels, \(rate) fps, \(seconds) s, in \(job.destination.path)"
        )
        if report.left > 0 {
            session.console.summary(
                "\(report.left) more are claimed by other processes, the last of which writes the manifest; if none is at "
                    + "work, --skip-existing without --claim makes them")
        } else if job.shard != nil, let path = job.destination.manifestPath {
            session.console.summary("its manifest, for merge-manifests: \(path)")
        }
    }
}
