public import FramePainting
import Synchronization

/// Draws frames on several threads and hands them to a sink.
///
/// Every worker takes the next frame that no one has taken, draws it row by row, digests and encodes each row while it
/// is in the cache, and writes the result itself. So nothing depends on how many workers there are but the time: bytes,
/// digests, the report and the error that is reported are the same for 1 and for 64.
///
/// Memory: a worker holds two rows and one encoded frame, all of them together the encodings of the last states; a sink that needs order holds at most ``window``
/// encoded frames that are taken and not yet written. Neither grows with the number of frames. What does is the report,
/// by about a hundred bytes a frame.
public struct FramePipeline: Sendable {
    /// The most workers a run may have.
    public static let maximumJobs = 64

    /// How many threads draw.
    public let jobs: Int
    public let cancellation: Cancellation

    /// How far frames may run ahead of the oldest one that a sink in need of order has not written: twice the workers,
    /// so that one slow frame does not stop the others at once.
    public var window: Int { 2 * jobs }

    /// - Parameter jobs: 1…``maximumJobs``; as many threads are really made, whatever the machine has.
    /// - Throws: ``OutputError/jobs(_:maximum:)``.
    public init(jobs: Int, cancellation: Cancellation = Cancellation()) throws(OutputError) {
        guard (1...Self.maximumJobs).contains(jobs) else { throw .jobs(jobs, maximum: Self.maximumJobs) }
        self.jobs = jobs
        self.cancellation = cancellation
    }

    /// Writes the frames of `plan`.
    ///
    /// The first frame that fails stops the run: frames after it are given up, frames before it are finished, and if one
    /// of those fails too, its error is the one thrown. The sink is then abandoned, as it is when the run is stopped.
    ///
    /// - Parameters:
    ///   - displayList: What the frame with a number shows; called on the workers' threads, in no order, once a frame.
    ///   - progress: Called after every frame, on the workers' threads, one call at a time.
    /// - Throws: ``OutputError/noFrames``, ``OutputError/canvas(_:)``, ``OutputError/frameSize(frame:size:expected:)``,
    ///   ``OutputError/threads(started:asked:_:)``, ``OutputError/interrupted(written:)`` and what the sink throws.
    public func run(
        _ plan: RunPlan, into sink: some FrameSink, progress: @escaping @Sendable (RunProgress) -> Void = { _ in },
        displayList: @escaping @Sendable (Int) -> DisplayList
    ) throws(OutputError) -> RunReport {
        try plan.check()
        try sink.begin(plan)
        let run = PipelineRun(
            plan: plan, sink: sink, window: sink.needsOrder ? window : nil, cancellation: cancellation,
            progress: progress, displayList: displayList)
        do throws(OutputError) {
            try WorkerThreads.run(jobs) { _ in run.work() }
            if run.returnsToWhatWasLeft() { try WorkerThreads.run(jobs) { _ in run.work() } }
            let report = try run.report()
            if report.left == 0 { try sink.finish() } else { sink.abandon() }
            return report
        } catch {
            sink.abandon()
            throw error
        }
    }
}

/// How far a run is, told after every frame.
public struct RunProgress: Equatable, Sendable {
    /// Frames that are done, this one included; rises by one from call to call.
    public let done: Int
    public let total: Int
    /// The frame that was done last. Frames need not be done in order.
    public let record: FrameRecord
    /// Whether that frame was taken over from an earlier run.
    public let isKept: Bool
}

/// What a run did.
public struct RunReport: Equatable, Sendable {
    /// One record a frame, in the order of the frames; those left to others are missing.
    public let records: [FrameRecord]
    /// How many of the frames were taken over from an earlier run (``ExistingFiles/skip``).
    public let kept: Int
    /// How many frames other processes had claimed and not finished when this run ended (``ExistingFiles/share``). The
    /// process that ends last finds none.
    public let left: Int

    /// How many frames were written.
    public var written: Int { records.count - kept }
}

/// A request to stop, made once and from anywhere, a signal handler included: setting it is one atomic store.
///
/// A pipeline looks at it between the rows of a frame and so stops within a fraction of a frame.
public final class Cancellation: Sendable {
    private let requested = Atomic(false)

    public init() {}

    public func request() {
        requested.store(true, ordering: .relaxed)
    }

    public var isRequested: Bool {
        requested.load(ordering: .relaxed)
    }
}
