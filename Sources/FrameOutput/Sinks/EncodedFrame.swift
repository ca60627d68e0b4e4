/// A frame as a sink's encoder made it.
public struct EncodedFrame: Equatable, Sendable {
    public let slot: FrameSlot
    /// `nil` when the run computes no digests.
    public let digest: PixelDigest?
    public let bytes: [UInt8]
    /// A frame that looks the same and was written before by this run, if one is known.
    public let twin: FrameSlot?

    public init(slot: FrameSlot, digest: PixelDigest?, bytes: [UInt8], twin: FrameSlot? = nil) {
        self.slot = slot
        self.digest = digest
        self.bytes = bytes
        self.twin = twin
    }
}
