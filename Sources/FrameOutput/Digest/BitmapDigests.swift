import FramePainting
import Synchronization

/// The digests of the bitmaps that the frames of a run show: most show the same ones.
final class BitmapDigests: Sendable {
    /// The most that are remembered. A scene has a few; beyond that, all are forgotten and taken again.
    private static let limit = 256

    /// By identity. The bitmaps are held, so that no other takes the place of one.
    private let known = Mutex<[ObjectIdentifier: (bitmap: Bitmap, words: [UInt64])]>([:])

    /// Four words; none where libcrypto fails, as it then does for the list.
    func words(of bitmap: Bitmap) -> [UInt64] {
        let identity = ObjectIdentifier(bitmap)
        if let words = known.withLock({ $0[identity]?.words }) { return words }
        let words = (try? PixelDigest(of: bitmap.pixels.bytes))?.allWords ?? []
        known.withLock { known in
            if known.count >= Self.limit { known.removeAll() }
            known[identity] = (bitmap, words)
        }
        return words
    }
}
