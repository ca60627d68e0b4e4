/// Draws frames on several threads and hands them to a sink.
public struct FramePipeline {
    /// The most workers a run may have.
    public static let maximumJobs = 64
}
