import FramePainting
import Synchronization

/// The first half of the SHA-256 of everything that decides a frame's pixels: frames with equal ones look the same.
///
/// It is known before a frame is drawn. So a later run can tell, of a file that is there, whether it shows what the frame
/// would show today. Other versions of Framereel may have other digests of the same picture; its frame is then drawn again.
public struct ListDigest: Equatable, Hashable, Sendable {
    private let upper: UInt64
    private let lower: UInt64

    /// - Throws: ``OutputError/noDigest``.
    init(of list: DisplayList, bitmaps: BitmapDigests) throws(OutputError) {
        let words = PaintWords(list) { bitmaps.words(of: $0) }.words
        var hash = try SHA256()
        try words.withUnsafeBufferPointer { words throws(OutputError) in
            try hash.update(UnsafeRawBufferPointer(words))
        }
        (upper, lower) = try hash.finish().firstWords
    }
}

extension ListDigest: LosslessStringConvertible {
    private static let digits = 16

    /// Reads 32 hexadecimal digits.
    public init?(_ description: String) {
        let characters = Array(description.utf8)
        func word(_ range: Range<Int>) -> UInt64? {
            let text = String(decoding: characters[range], as: UTF8.self)
            return text.first == "+" ? nil : UInt64(text, radix: 16)
        }
        guard characters.count == 2 * Self.digits, let upper = word(0..<Self.digits),
            let lower = word(Self.digits..<2 * Self.digits)
        else { return nil }
        self.upper = upper
        self.lower = lower
    }

    /// 32 hexadecimal digits in lower case.
    public var description: String {
        [upper, lower].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: Self.digits - digits.count) + digits
        }.joined()
    }
}

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
