import FramePainting
import Synchronization

/// The first half of the SHA-256 of everything that determines the pixels of a frame, so that equal digests mean equal
/// pixels.
///
/// The digest is known before the frame is drawn, so a later run can tell whether an existing file is up to date. A
/// different version of Framereel may compute a different digest for the same frame, which is then drawn again.
public struct ListDigest: Equatable, Hashable, Sendable {
    private let upper: UInt64
    private let lower: UInt64

    /// - Parameter others: Other values that affect the pixels.
    init(of list: DisplayList, images: ImageDigests, with others: [UInt64] = []) {
        let words = DigestEncoder(list) { images.digest(of: $0) }.words + others
        var hash = SHA256()
        words.withUnsafeBytes { hash.update($0) }
        (upper, lower) = hash.finish().firstWords
    }
}

extension ListDigest: LosslessStringConvertible {
    private static let digits = 16

    /// Parses 32 hexadecimal digits.
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

    /// 32 lowercase hexadecimal digits.
    public var description: String {
        [upper, lower].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: Self.digits - digits.count) + digits
        }.joined()
    }
}

/// The digests of the images in the frames of a run, most of which use the same images.
final class ImageDigests: Sendable {
    /// Maximum number of digests kept. A scene has only a few; beyond the limit, all are dropped and computed again.
    private static let limit = 256

    /// Digests keyed by the identity of the images. The images are retained, so that no other image can reuse an
    /// address.
    private let known = Mutex<[ObjectIdentifier: (image: RasterImage, words: [UInt64])]>([:])

    /// Returns the digest as four words.
    func digest(of image: RasterImage) -> [UInt64] {
        let identity = ObjectIdentifier(image)
        if let words = known.withLock({ $0[identity]?.words }) { return words }
        let words = ByteDigest(of: image.pixels.bytes).allWords
        known.withLock { known in
            if known.count >= Self.limit { known.removeAll() }
            known[identity] = (image, words)
        }
        return words
    }
}
