import FramePainting
import Synchronization

/// What was encoded before, by what it shows: a state that comes again is written again, not drawn again.
///
/// States come again while a picture stands still, and when a dismissal takes the way of its presentation back: then half of
/// all frames are old ones.
final class EncodedStates: Sendable {
    /// The most encoded bytes kept, oldest out first: about 500 frames of a phone's interface, or three photographs.
    private static let byteLimit = 16 << 20
    /// The most states kept: a display list of fifty items takes some 10 KB.
    private static let countLimit = 512

    private struct Kept {
        var states: [DisplayList: EncodedState] = [:]
        /// From the oldest on.
        var order: [DisplayList] = []
        var byteCount = 0
    }

    private let kept = Mutex(Kept())

    func state(of list: DisplayList) -> EncodedState? {
        kept.withLock { $0.states[list] }
    }

    func add(_ state: EncodedState, of list: DisplayList) {
        guard state.bytes.count <= Self.byteLimit else { return }
        kept.withLock { kept in
            guard kept.states[list] == nil else { return }
            kept.states[list] = state
            kept.order.append(list)
            kept.byteCount += state.bytes.count
            while kept.byteCount > Self.byteLimit || kept.order.count > Self.countLimit {
                let oldest = kept.order.removeFirst()
                kept.byteCount -= kept.states.removeValue(forKey: oldest)?.bytes.count ?? 0
            }
        }
    }
}

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
