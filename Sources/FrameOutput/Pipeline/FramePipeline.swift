public import FramePainting
import Synchronization

/// Draws frames on several threads and passes them to a sink.
///
/// Each worker takes the next free frame, draws it row by row, encodes each row while it is in the cache, and digests and writes
/// the result. The number of workers affects only the time: bytes, digests, the report and the error thrown are the
/// same for 1 and for 64.
///
/// Memory: a worker holds two rows and one encoded frame; together they hold the encodings of recent states. For a sink
/// that needs order, at most ``window`` encoded frames wait to be written. None of this grows with the number of frames;
/// the report does, by about a hundred bytes per frame.
public struct FramePipeline: Sendable {
    /// The largest number of workers.
    public static let maximumJobs = 64

    /// The number of worker threads.
    public let jobs: Int
    public let cancellation: Cancellation

    /// For a sink that needs order, how far frames may run ahead of the oldest one not yet written: twice the number of
    /// workers, so that one slow frame does not block the others at once.
    public var window: Int { 2 * jobs }

    /// - Parameter jobs: 1…``maximumJobs``. Exactly that many threads are started, whatever the number of processors.
    /// - Throws: ``OutputError/jobs(_:maximum:)``.
    public init(jobs: Int, cancellation: Cancellation = Cancellation()) throws(OutputError) {
        guard (1...Self.maximumJobs).contains(jobs) else { throw .jobs(jobs, maximum: Self.maximumJobs) }
        self.jobs = jobs
        self.cancellation = cancellation
    }

    /// Writes the frames of `plan`.
    ///
    /// A frame that fails stops the run: frames after it are dropped, frames before it are finished, and the error of the
    /// lowest one that fails is thrown. The sink is then abandoned, as it is when the run is cancelled.
    ///
    /// - Parameters:
    ///   - displayList: The display list of the frame with a number. Called once per frame, on worker threads, in any order.
    ///   - progress: Called after every frame, on worker threads, one call at a time.
    /// - Throws: ``OutputError/noFrames``, ``OutputError/canvas(_:)``, ``OutputError/frameSize(frame:size:expected:)``,
    ///   ``OutputError/threads(started:asked:_:)``, ``OutputError/interrupted(written:isResumable:)`` and what the sink throws.
    public func run(
        _ plan: RunPlan, into sink: some FrameSink, progress: @escaping @Sendable (RunProgress) -> Void = { _ in },
        displayList: @escaping @Sendable (Int) -> DisplayList
    ) throws(OutputError) -> RunReport {
        try plan.check()
        return try cancellation.heeding { () throws(OutputError) -> RunReport in
            try run(checked: plan, into: sink, progress: progress, displayList: displayList)
        }
    }

    private func run(
        checked plan: RunPlan, into sink: some FrameSink, progress: @escaping @Sendable (RunProgress) -> Void,
        displayList: @escaping @Sendable (Int) -> DisplayList
    ) throws(OutputError) -> RunReport {
        try sink.begin(plan)
        let run = PipelineRun(
            plan: plan, sink: sink, window: sink.needsOrder ? window : nil, cancellation: cancellation,
            progress: progress, displayList: displayList)
        do throws(OutputError) {
            try WorkerThreads.run(jobs) { _ in run.work() }
            if run.requeueFramesLeftToOthers() { try WorkerThreads.run(jobs) { _ in run.work() } }
            let report = try run.report()
            if report.left == 0 {
                try sink.finish()
            } else {
                try sink.checkFramesLeft(run.framesLeftToOthers)
                sink.abandon()
            }
            return report
        } catch {
            sink.abandon()
            throw error
        }
    }
}

/// The progress of a run, reported after every frame.
public struct RunProgress: Equatable, Sendable {
    /// The number of frames done, including this one; increases by one with each call.
    public let done: Int
    public let total: Int
    /// The last frame done. Frames may be done in any order.
    public let record: FrameRecord
    /// Whether that frame was kept from an earlier run.
    public let isKept: Bool
}

/// The result of a run.
public struct RunReport: Equatable, Sendable {
    /// One record per frame, in order, without frames left to other processes.
    public let records: [FrameRecord]
    /// The number of frames kept from an earlier run (``ExistingFiles/skip``).
    public let kept: Int
    /// The number of frames that other processes had claimed but not finished when this run ended
    /// (``ExistingFiles/share``). It is 0 in the process that ends last.
    public let left: Int

    /// The number of frames written.
    public var written: Int { records.count - kept }
}
