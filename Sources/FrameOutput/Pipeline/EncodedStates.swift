import FramePainting
import Synchronization

/// What was encoded before, by what it shows: a state that comes again is written again, not drawn again.
///
/// States come again while a picture stands still, and when a dismissal takes the way of its presentation back: then half of
/// all frames are old ones.
final class EncodedStates: Sendable {
    struct Encoding: Sendable {
        var digest: PixelDigest?
        var bytes: [UInt8]
    }

    /// The most encoded bytes kept, oldest out first: about 500 frames of a phone's interface, or three photographs.
    private static let byteLimit = 16 << 20
    /// The most states kept: a display list of fifty items takes some 10 KB.
    private static let countLimit = 512

    private struct Kept {
        var encodings: [DisplayList: Encoding] = [:]
        /// From the oldest on.
        var order: [DisplayList] = []
        var byteCount = 0
    }

    private let kept = Mutex(Kept())

    func encoding(of list: DisplayList) -> Encoding? {
        kept.withLock { $0.encodings[list] }
    }

    func add(_ encoding: Encoding, of list: DisplayList) {
        guard encoding.bytes.count <= Self.byteLimit else { return }
        kept.withLock { kept in
            guard kept.encodings[list] == nil else { return }
            kept.encodings[list] = encoding
            kept.order.append(list)
            kept.byteCount += encoding.bytes.count
            while kept.byteCount > Self.byteLimit || kept.order.count > Self.countLimit {
                let oldest = kept.order.removeFirst()
                kept.byteCount -= kept.encodings.removeValue(forKey: oldest)?.bytes.count ?? 0
            }
        }
    }
}
