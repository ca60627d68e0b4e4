import CFrameDigest

/// The SHA-256 of bytes: of the file of a frame, the pixels of an image, a font.
public struct ByteDigest: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// Stored inline: ten thousand digests take ten thousand times 32 bytes.
    private let words: SIMD4<UInt64>

    /// - Throws: ``OutputError/noDigest``.
    public init(of bytes: [UInt8]) throws(OutputError) {
        var hash = try SHA256()
        try bytes.withUnsafeBufferPointer { bytes throws(OutputError) in
            try hash.update(UnsafeRawBufferPointer(bytes))
        }
        self = try hash.finish()
    }

    /// - Precondition: 32 bytes.
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
    var bytes: [UInt8] { (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) } }

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

/// Incremental SHA-256 by libcrypto, which uses the SHA instructions of the processor.
struct SHA256: ~Copyable {
    private let context: OpaquePointer

    /// - Throws: ``OutputError/noDigest`` when libcrypto has no such algorithm or no memory.
    init() throws(OutputError) {
        guard let algorithm = Self.algorithm.pointer, let context = EVP_MD_CTX_new() else { throw .noDigest }
        guard EVP_DigestInit_ex2(context, algorithm, nil) == 1 else {
            EVP_MD_CTX_free(context)
            throw .noDigest
        }
        self.context = context
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        guard EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1 else { throw .noDigest }
    }

    consuming func finish() throws(OutputError) -> ByteDigest {
        var bytes = [UInt8](repeating: 0, count: 32)
        guard EVP_DigestFinal_ex(context, &bytes, nil) == 1 else { throw .noDigest }
        return ByteDigest(bytes: bytes)
    }

    // Fetched once: OpenSSL 3 resolves a name through its providers, which costs more than hashing a small frame.
    private static let algorithm = Algorithm()

    private struct Algorithm: @unchecked Sendable {
        // Safe: immutable after the fetch, and libcrypto allows any number of threads to use one algorithm object.
        let pointer = EVP_MD_fetch(nil, "SHA256", nil)
    }
}
