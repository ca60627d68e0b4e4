import Synchronization

/// What a display list became: the bytes of every frame that shows it.
final class EncodedState: Sendable {
    /// `nil` when the run computes no digests.
    let digest: PixelDigest?
    /// `nil` when the sink does not ask.
    let list: ListDigest?
    let bytes: [UInt8]
    /// The first frame written with them.
    private let firstFrame = Mutex<FrameSlot?>(nil)

    init(digest: PixelDigest?, list: ListDigest?, bytes: [UInt8]) {
        self.digest = digest
        self.list = list
        self.bytes = bytes
    }

    /// `nil` until one is.
    var writtenFrame: FrameSlot? { firstFrame.withLock { $0 } }

    func wasWritten(as slot: FrameSlot) {
        firstFrame.withLock { if $0 == nil { $0 = slot } }
    }
}
