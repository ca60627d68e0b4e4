public import FramePainting
import Synchronization

/// Draws frames on several threads and passes them to a sink.
///
/// Each worker takes the next free frame, draws it row by row, encodes each row while it is in the cache, and digests
/// and writes the result. The number of workers affects only the time: bytes, digests, the report and any error are the
/// same for 1 and for 64.
///
/// In memory, a worker holds two rows and one encoded frame; together, the workers hold the encodings of recent states.
/// For a sink that needs order, at most ``window`` encoded frames wait to be written. None of this grows with the
/// number of frames. The report does, by about a hundred bytes per frame.
public struct FramePipeline: Sendable {
    /// The largest number of workers.
    public static let maximumJobs = 64

    /// The number of worker threads.
    public let jobs: Int
    public let cancellation: Cancellation

    /// Number of frames by which a sink that needs order lets work run ahead of the oldest frame not yet written. It is
    /// twice the number of workers, so that one slow frame does not block the others at once.
    public var window: Int { 2 * jobs }

    /// - Parameter jobs: 1…``maximumJobs``. Exactly this many threads are started, regardless of the number of
    ///   processors.
    /// - Throws: ``OutputError/jobs(_:maximum:)``.
    public init(jobs: Int, cancellation: Cancellation = Cancellation()) throws(OutputError) {
        guard (1...Self.maximumJobs).contains(jobs) else { throw .jobs(jobs, maximum: Self.maximumJobs) }
        self.jobs = jobs
        self.cancellation = cancellation
    }

    /// Writes the frames of `plan`.
    ///
    /// A frame that fails stops the run: later frames are dropped, earlier frames are finished, and the error of the
    /// earliest frame that fails is thrown. The sink is then abandoned, as it is when the run is canceled.
    ///
    /// - Parameters:
    ///   - displayList: Returns the display list of the frame with a number. It is called once per frame, on worker
    ///     threads, in any order.
    ///   - progress: Called after every frame, on worker threads, one call at a time.
    /// - Throws: ``OutputError/noFrames``, ``OutputError/canvas(_:)``, ``OutputError/frameSize(frame:size:expected:)``,
    ///   ``OutputError/threads(started:asked:_:)``, ``OutputError/interrupted(written:isResumable:)`` and the errors of
    ///   the sink.
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
    /// Number of frames done, including this one. It increases by one with each call.
    public let done: Int
    public let total: Int
    /// Record of the last frame done. Frames may be done in any order.
    public let record: FrameRecord
    /// Whether the last frame was kept from an earlier run.
    public let isKept: Bool
}

/// The result of a run.
public struct RunReport: Equatable, Sendable {
    /// One record per frame, in order, without frames left to other processes.
    public let records: [FrameRecord]
    /// Number of frames kept from an earlier run (``ExistingFiles/skip``).
    public let kept: Int
    /// Number of frames that other processes had claimed but not finished when this run ended
    /// (``ExistingFiles/share``). It is 0 in the process that ends last.
    public let left: Int

    /// Number of frames written.
    public var written: Int { records.count - kept }
}
