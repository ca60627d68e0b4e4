/// A frame as a sink's encoder made it.
public struct EncodedFrame: Equatable, Sendable {
    public let slot: FrameSlot
    /// `nil` when the run computes no digests.
    public let digest: PixelDigest?
    /// What it shows; `nil` when the sink does not ask.
    public let list: ListDigest?
    public let bytes: [UInt8]
    /// A frame that looks the same and was written before by this run, if one is known.
    public let twin: FrameSlot?

    public init(
        slot: FrameSlot, digest: PixelDigest?, list: ListDigest? = nil, bytes: [UInt8], twin: FrameSlot? = nil
    ) {
        self.slot = slot
        self.digest = digest
        self.list = list
        self.bytes = bytes
        self.twin = twin
    }
}
