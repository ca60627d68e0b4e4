import FramePainting
import Synchronization

/// A cache of encoded frames keyed by display list, so that a recurring state is written again without being drawn.
///
/// States recur while nothing moves, and when a dismissal reverses the motion of its presentation. Half of all frames
/// are then known.
final class EncodedStates: Sendable {
    /// Limit of encoded bytes beyond which the oldest are dropped: about 500 frames of a phone's interface, or three
    /// photographs.
    private static let byteLimit = 16 << 20
    /// Maximum number of states; a display list of fifty items takes some 10 KB.
    private static let countLimit = 512

    private struct Kept {
        var states: [DisplayList: EncodedState] = [:]
        /// Display lists, oldest first.
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

/// The encoding of a display list: the bytes of every frame that shows it.
final class EncodedState: Sendable {
    /// Digest; `nil` if the run computes no digests.
    let digest: ByteDigest?
    /// Digest of the display list; `nil` unless the sink ``FrameSink/asksForLists``.
    let list: ListDigest?
    let bytes: [UInt8]
    /// First frame written with ``bytes``.
    private let firstFrame = Mutex<FrameSlot?>(nil)

    init(digest: ByteDigest?, list: ListDigest?, bytes: [UInt8]) {
        self.digest = digest
        self.list = list
        self.bytes = bytes
    }

    /// First frame written with ``bytes``; `nil` before that.
    var writtenFrame: FrameSlot? { firstFrame.withLock { $0 } }

    func wasWritten(as slot: FrameSlot) {
        firstFrame.withLock { if $0 == nil { $0 = slot } }
    }
}
