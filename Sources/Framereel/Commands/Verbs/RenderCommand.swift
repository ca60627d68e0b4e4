internal import Foundation
internal import FrameOutput
internal import FramePainting
internal import FrameTiming

struct RenderCommand: Command {
    static let summary = "Write the frames of a scene as numbered PNG files, or as one movie"
    static let discussion =
        "Every file appears whole or not at all. The bytes depend on the scene and the frame's number alone, not on the "
        + "number of workers or on which other frames are written."
    static let operand: Operand? = .scene

    static let frames = Option(
        "--frames", takes: "LIST", default: FrameSelection.all.text,
        help: "Which frames: numbers, percentages, times, ranges, ranges with a step: 0,5,10-20x2,50%,0.25s,last.")
    static let shard = Option(
        "--shard", takes: "I/N",
        help:
            "Write the I-th of N parts of the frames, I from 1; merge-manifests puts their manifests together. auto or "
            + "auto/N: I, and N unless given, are those of the array job of \(JobArray.names) this process is in.")
    static let jobs = Option(
        "-j", "--jobs", takes: "N",
        help: "How many workers draw, 1 to \(FramePipeline.maximumJobs) (default: one per processor).")
    static let dryRun = Option("--dry-run", help: "Write nothing, print the paths of all files that would be written.")
    static let printPaths = Option("--print-paths", help: "Print the paths of the frames on standard output.")
    static let json = Option("--json", help: "Print the manifest on standard output.")
    static let options =
        RenderDestination.options + RateOption.options + [frames, shard, jobs] + RecordingOptions.options
        + [dryRun, printPaths, json, ProgressLine.option]

    private let scene: String
    private let destination: RenderDestination
    private let rate: FrameRate
    private let selection: FrameSelection
    private let shard: ShardChoice?
    private let jobs: Int
    private let recording: RecordingOptions
    private let isDryRun: Bool
    private let printsPaths: Bool
    private let printsManifest: Bool
    private let progressMode: ProgressLine.Mode

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        rate = try RateOption(arguments).rate
        destination = try RenderDestination(arguments, rate: rate)
        selection = try FrameSelection(arguments.text(of: Self.frames) ?? FrameSelection.all.text)
        shard = try arguments.text(of: Self.shard).map(ShardChoice.init)
        jobs = try Self.jobs(arguments)
        recording = try RecordingOptions(arguments)
        let printed = try arguments.oneOf(Self.dryRun, Self.printPaths, Self.json)?.longName
        isDryRun = printed == Self.dryRun.longName
        printsPaths = printed == Self.printPaths.longName
        printsManifest = printed == Self.json.longName
        progressMode = try arguments.choice(of: ProgressLine.option)
        if case .movie(let movie) = destination, movie.path == "-", let printed {
            throw Failure.usage("\(printed) prints on standard output, where the movie goes")
        }
    }

    private static func jobs(_ arguments: Arguments) throws -> Int {
        guard let text = arguments.text(of: jobs) else {
            return min(ProcessInfo.processInfo.activeProcessorCount, FramePipeline.maximumJobs)
        }
        guard let count = Int(text), (1...FramePipeline.maximumJobs).contains(count) else {
            throw Failure.usage(
                "--jobs \(JSONValue.quoted(text)): expected a number from 1 to \(FramePipeline.maximumJobs)")
        }
        return count
    }

    func run(_ session: Session) throws -> ExitCode {
        let shard = try shard?.shard(in: session.io.environment)
        let destination = try shard.map(destination.narrowed(to:)) ?? destination
        let scene = try session.scenes.scene(scene)
        let recording = try session.record(scene, recording, rate: rate)
        let plan = RunPlan(
            size: recording.timeline.pixelSize,
            frames: try selection.frames(ofCount: recording.frameCount(at: rate), at: rate), shard: shard ?? .whole,
            computesDigests: destination.manifestPath != nil || printsManifest)
        let paths = try destination.paths(of: plan)
        if let manifest = destination.manifestPath, paths.contains(manifest) {
            throw Failure.usage("--manifest \(manifest): that is the file of a frame")
        }
        warn(plan, session)
        if isDryRun {
            let all = paths + [destination.manifestPath].compactMap(\.self)
            try session.print(all.map { $0 + "\n" }.joined())
            return .done
        }
        let report = try write(plan, of: recording, to: sink(destination, session.io), session)
        let part = shard.map { ManifestPart(shard: $0, selection: selection.text, total: plan.frames.count) }
        let manifest = FrameManifest(
            scene: recording.name, size: plan.size, scale: recording.timeline.canvas.scale, rate: rate,
            duration: recording.timeline.duration, part: part, fonts: try recording.fontRecords(),
            records: report.records, folder: destination.folderInManifest)
        if printsPaths { try session.print(paths.map { $0 + "\n" }.joined()) }
        if report.left == 0 {
            if let path = destination.manifestPath { try manifest.write(to: path) }
            if printsManifest { try session.print(manifest.json.pretty) }
        }
        tell(report, shard, of: recording, session)
        return .done
    }

    private func write(
        _ plan: RunPlan, of recording: Recording, to sink: any FrameSink, _ session: Session
    ) throws -> RunReport {
        let pipeline = try FramePipeline(jobs: jobs, cancellation: session.io.cancellation)
        let line = ProgressLine(progressMode, io: session.io, verbosity: session.console.verbosity)
        defer { line.end() }
        let rate = rate
        session.console.detail(
            "\(jobs) worker\(jobs == 1 ? "" : "s"), \(plan.slots.count) frames of \(recording.name)")
        return try pipeline.run(plan, into: sink, progress: line.show) { index in
            recording.displayList(ofFrame: index, at: rate)
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
            // Programs that read a sequence stop at the first number that is missing.
            guard case .actual = sequence.numbering, let first = plan.frames.first, let last = plan.frames.last,
                last - first + 1 > plan.frames.count
            else { return }
            session.console.warning("the numbers of the files have gaps; --numbering consecutive closes them")
        case .movie(let movie):
            if let warning = movie.warning(at: rate) { session.console.warning(warning) }
        }
    }

    private func tell(_ report: RunReport, _ shard: Shard?, of recording: Recording, _ session: Session) {
        let size = recording.timeline.pixelSize
        let count = report.records.count
        let kept = report.kept > 0 ? " (\(report.kept) kept)" : ""
        let part = shard.map { ", part \($0)" } ?? ""
        session.console.summary(
            "\(recording.name)\(part): \(count) frame\(count == 1 ? "" : "s")\(kept), "
                + "\(size.width) x \(size.height) pixels, \(rate) fps, \(recording.duration) s, in \(destination.place)"
        )
        if report.left > 0 {
            session.console.summary(
                "\(report.left) more are claimed by other processes, the last of which writes the manifest; if none is at "
                    + "work, --skip-existing without --claim makes them")
        }
    }
}
