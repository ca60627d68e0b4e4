import FramePainting
import Synchronization

/// The last few frames that were encoded, so that a picture that stands still is encoded once.
///
/// Holds between and after animations are common, and comparing two display lists costs little beside drawing one.
final class RecentFrames: Sendable {
    struct Encoding: Sendable {
        var digest: PixelDigest?
        var bytes: [UInt8]
    }

    /// Frames are finished out of order, by one or two places when two workers run. Four are enough to find the frame
    /// before, and few enough to compare with each.
    private static let capacity = 4

    private let entries = Mutex<[(list: DisplayList, encoding: Encoding)]>([])

    func encoding(of list: DisplayList) -> Encoding? {
        // Compared outside the lock: a copy of four references.
        let candidates = entries.withLock { $0 }
        return candidates.last { $0.list == list }?.encoding
    }

    func add(_ encoding: Encoding, of list: DisplayList) {
        entries.withLock { entries in
            if entries.count == Self.capacity { entries.removeFirst() }
            entries.append((list, encoding))
        }
    }
}
