/// A frame as a sink's encoder made it.
public struct EncodedFrame: Equatable, Sendable {
    public let slot: FrameSlot
    /// `nil` when the run computes no digests.
    public let digest: PixelDigest?
    public let bytes: [UInt8]

    public init(slot: FrameSlot, digest: PixelDigest?, bytes: [UInt8]) {
        self.slot = slot
        self.digest = digest
        self.bytes = bytes
    }
}
