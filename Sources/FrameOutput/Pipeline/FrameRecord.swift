/// What was written of one frame.
public struct FrameRecord: Equatable, Sendable {
    /// The frame's number in the scene.
    public let number: Int
    /// The file's name inside the sequence's folder; `nil` when all frames share one file.
    public let fileName: String?
    /// `nil` when the run computes no digests.
    public let digest: PixelDigest?
    /// Bytes the frame takes in its file.
    public let byteCount: Int

    public init(number: Int, fileName: String?, digest: PixelDigest?, byteCount: Int) {
        self.number = number
        self.fileName = fileName
        self.digest = digest
        self.byteCount = byteCount
    }
}
