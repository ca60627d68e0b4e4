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
