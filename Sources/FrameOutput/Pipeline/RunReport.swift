/// What a complete run did.
public struct RunReport: Equatable, Sendable {
    /// One record a frame, in the order of the frames.
    public let records: [FrameRecord]
    /// How many of the frames were taken over from an earlier run (``ExistingFiles/skip``).
    public let kept: Int

    /// How many frames were written.
    public var written: Int { records.count - kept }
}
