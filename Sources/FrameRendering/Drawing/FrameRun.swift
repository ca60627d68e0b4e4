internal import Foundation
public import FrameOutput
public import FrameRecording

/// Frames of a recording that are ready to be drawn into a sink.
public struct FrameRun: Sendable {
    /// The default number of workers: one per processor.
    public static let standardWorkers = min(
        ProcessInfo.processInfo.activeProcessorCount, FramePipeline.maximumJobs)

    public let frames: DrawnFrames
    public let plan: RunPlan
    /// The number of drawing threads, which has no effect on the bytes.
    public let workers: Int
    /// Whether the sink keeps every level of transparency.
    let hasFullAlpha: Bool

    public var recording: Recording { frames.recording }
    public var drawing: FrameDrawing { frames.drawing }

    init(_ frames: DrawnFrames, _ plan: RunPlan, workers: Int, hasFullAlpha: Bool = true) {
        self.frames = frames
        self.plan = plan
        self.workers = workers
        self.hasFullAlpha = hasFullAlpha
    }

    /// Draws the frames and hands them to a sink.
    ///
    /// - Parameter progress: Called after every frame, on other threads, one call at a time.
    /// - Throws: `OutputError`.
    public func write(
        into sink: any FrameSink, cancellation: Cancellation = Cancellation(),
        progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
    ) throws(OutputError) -> RunReport {
        try FramePipeline(jobs: workers, cancellation: cancellation).run(plan, into: sink, progress: progress) {
            frames.displayList(ofFrame: $0, hasFullAlpha: hasFullAlpha)
        }
    }
}
