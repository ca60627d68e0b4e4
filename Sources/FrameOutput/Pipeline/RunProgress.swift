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
