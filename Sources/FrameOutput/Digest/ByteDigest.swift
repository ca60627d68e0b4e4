import CFrameDigest

/// A SHA-256 digest of bytes, such as the file of a frame, the pixels of an image or a font.
public struct ByteDigest: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// Digest as four words. They are stored inline, so ten thousand digests take ten thousand times 32 bytes.
    private let words: SIMD4<UInt64>

    public init(of bytes: [UInt8]) {
        var hash = SHA256()
        bytes.withUnsafeBytes { hash.update($0) }
        self = hash.finish()
    }

    /// - Precondition: There are 32 bytes.
    init(bytes: [UInt8]) {
        precondition(bytes.count == 32, "SHA-256 has 32 bytes")
        var words = SIMD4<UInt64>()
        for (index, byte) in bytes.enumerated() {
            words[index / 8] = words[index / 8] << 8 | UInt64(byte)
        }
        self.words = words
    }

    /// Parses 64 hexadecimal digits.
    public init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 64 else { return nil }
        var words = SIMD4<UInt64>()
        for index in 0..<4 {
            let part = String(decoding: digits[index * 16..<(index + 1) * 16], as: UTF8.self)
            guard part.utf8.first != UInt8(ascii: "+"), let word = UInt64(part, radix: 16) else { return nil }
            words[index] = word
        }
        self.words = words
    }

    /// All 32 bytes, in the order of ``init(bytes:)``.
    var bytes: [UInt8] {
        (0..<32).map { index in
            let shift = 56 - 8 * (index % 8)
            return UInt8(truncatingIfNeeded: words[index / 8] >> shift)
        }
    }

    var allWords: [UInt64] { (0..<4).map { words[$0] } }
    var firstWords: (UInt64, UInt64) { (words[0], words[1]) }

    /// 64 lowercase hexadecimal digits.
    public var description: String {
        (0..<4).map { index in
            let digits = String(words[index], radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// Incremental SHA-256, computed by Nettle, which uses the SHA instructions of the processor.
struct SHA256 {
    private var context = sha256_ctx()

    init() {
        nettle_sha256_init(&context)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        nettle_sha256_update(&context, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
    }

    /// Returns the digest of everything added so far.
    func finish() -> ByteDigest {
        var context = context
        var bytes = [UInt8](repeating: 0, count: 32)
        nettle_sha256_digest(&context, bytes.count, &bytes)
        return ByteDigest(bytes: bytes)
    }
}
