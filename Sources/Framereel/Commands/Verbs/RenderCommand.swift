internal import FrameOutput
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

struct RenderCommand: Command {
    static let summary = "Render a scene to numbered PNG files or to a movie"
    static let discussion =
        "Each file appears complete or not at all. The bytes of a frame depend only on the scene and the frame "
        + "number, never on the number of workers or on which other frames are rendered."
    static let operand: Operand? = .scene

    static let shard = Option(
        "--shard", takes: "I/N",
        help: "Render part I of N, counted from 1; combine the manifests with merge-manifests. auto or auto/N takes I, "
            + "and N unless given, from the array job of \(JobArray.names).")
    static let dryRun = Option("--dry-run", help: "Print the paths of all files that would be written; write nothing.")
    static let printPaths = Option("--print-paths", help: "Print the paths of the frames on stdout.")
    static let json = Option("--json", help: "Print the manifest on stdout.")
    static let options =
        RenderDestination.options + FrameRunOptions.options + [shard] + RecordingOptions.options
        + [dryRun, printPaths, json]

    private let scene: String
    private let destination: RenderDestination
    private let frames: FrameRunOptions
    private let shard: ShardChoice?
    private let recording: RecordingOptions
    private let isDryRun: Bool
    private let printsPaths: Bool
    private let printsManifest: Bool

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        frames = try FrameRunOptions(arguments)
        destination = try RenderDestination(arguments, rate: frames.rate)
        shard = try arguments.text(of: Self.shard).map(ShardChoice.init)
        recording = try RecordingOptions(arguments)
        let printed = try arguments.oneOf(Self.dryRun, Self.printPaths, Self.json)?.longName
        isDryRun = printed == Self.dryRun.longName
        printsPaths = printed == Self.printPaths.longName
        printsManifest = printed == Self.json.longName
        if case .movie(let movie) = destination, movie.path == "-", let printed {
            throw Failure.usage("\(printed) prints on standard output, where the movie goes")
        }
    }

    private var rate: FrameRate { frames.rate }

    func run(_ session: Session) throws -> ExitCode {
        let shard = try shard?.shard(in: session.io.environment)
        let destination = try shard.map(destination.narrowed(to:)) ?? destination
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let recording = try session.record(scene, recording, rate: rate)
        let plan = try frames.plan(
            for: recording, shard: shard ?? .whole, hasEvenSides: destination.format.hasEvenSides,
            computesDigests: destination.manifestPath != nil || printsManifest)
        let paths = try destination.paths(of: plan)
        if let manifest = destination.manifestPath, paths.contains(manifest) {
            throw Failure.usage("--manifest \(manifest): that is the file of a frame")
        }
        warn(plan, session)
        if isDryRun {
            let all = paths + [destination.manifestPath].compactMap(\.self)
            try session.print(paths: all)
            session.console.summary("would write \(FrameRunOptions.extent(of: plan, size: size(of: plan)))")
            return .done
        }
        try session.io.cancellation.heeding {
            try write(plan, shard, of: recording, to: destination, paths, session)
        }
        if case .movie(let movie) = destination { try movie.show(session) }
        return .done
    }

    /// Writes the frames, then reports on them.
    private func write(
        _ plan: RunPlan, _ shard: Shard?, of recording: Recording, to destination: RenderDestination,
        _ paths: [String], _ session: Session
    ) throws {
        let report = try frames.write(
            plan, of: recording, to: sink(destination, session.io),
            hasFullAlpha: destination.format.hasFullAlpha, session)
        let part = shard.map { ManifestPart(shard: $0, selection: frames.selection.text, total: plan.frames.count) }
        let manifest = FrameManifest(
            scene: recording.name, size: plan.size,
            scale: recording.timeline.canvas.scale * Double(plan.size.width) / Double(plan.framing.part.width),
            rate: rate,
            duration: recording.timeline.duration, part: part, fonts: try recording.fontRecords(),
            records: report.records, folder: destination.folderInManifest)
        if printsPaths { try session.print(paths: paths) }
        if report.left == 0 {
            if let path = destination.manifestPath { try manifest.write(to: path) }
            if printsManifest { try session.print(manifest.json.pretty) }
        }
        summarize(report, plan, shard, of: recording, session)
        if report.left == 0, shard != nil, let path = destination.manifestPath {
            session.console.summary("its manifest, for merge-manifests: \(path)")
        }
    }

    private func sink(_ destination: RenderDestination, _ io: CommandIO) throws -> any FrameSink {
        switch destination {
        case .sequence(let sequence): try sequence.sink()
        case .movie(let movie): movie.sink(io)
        }
    }

    private func warn(_ plan: RunPlan, _ session: Session) {
        switch destination {
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

    /// Of a movie with what it holds, or of the scene.
    private func length(of plan: RunPlan, _ recording: Recording) -> Double {
        switch destination {
        case .sequence: recording.duration
        case .movie(let movie): movie.length(ofFrames: plan.frames.count)
        }
    }

    /// That of the files, in pixels.
    private func size(of plan: RunPlan) -> PixelSize {
        switch destination {
        case .sequence: plan.size
        case .movie(let movie): movie.format.size(of: plan.size)
        }
    }

    private func summarize(
        _ report: RunReport, _ plan: RunPlan, _ shard: Shard?, of recording: Recording, _ session: Session
    ) {
        let size = size(of: plan)
        let seconds = (length(of: plan, recording) * 1000).rounded() / 1000
        let count = report.records.count
        let unchanged = report.kept > 0 ? " (\(report.kept) kept)" : ""
        let part = shard.map { ", part \($0)" } ?? ""
        session.console.summary(
            "\(recording.name)\(part): \(count) frame\(count == 1 ? "" : "s")\(unchanged), "
                + "\(size.width) x \(size.height) pixels, \(rate) fps, \(seconds) s, in \(destination.path)"
        )
        if report.left > 0 {
            session.console.summary(
                "\(report.left) more are claimed by other processes, the last of which writes the manifest; if none is at "
                    + "work, --skip-existing without --claim makes them")
        }
    }
}
