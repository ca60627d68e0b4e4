import CFrameDigest

/// The SHA-256 of a frame's decoded pixels: rows of 8-bit R, G, B, A, not premultiplied, top to bottom, without gaps.
///
/// That is what any PNG decoder gives when asked for RGBA, so anyone can check a manifest with common tools.
public struct PixelDigest: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// Held in place, so that ten thousand of them are ten thousand times 32 bytes.
    private let words: SIMD4<UInt64>

    /// The digest of a whole frame's straight pixels.
    ///
    /// - Throws: ``OutputError/noDigest``.
    public init(of pixels: [UInt8]) throws(OutputError) {
        var hash = try SHA256()
        try pixels.withUnsafeBufferPointer { pixels throws(OutputError) in
            try hash.update(UnsafeRawBufferPointer(pixels))
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

    /// Reads 64 hexadecimal digits.
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

    /// All 32, as they were given.
    var bytes: [UInt8] { (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) } }

    var allWords: [UInt64] { (0..<4).map { words[$0] } }
    var firstWords: (UInt64, UInt64) { (words[0], words[1]) }

    /// 64 hexadecimal digits in lower case.
    public var description: String {
        (0..<4).map { index in
            let digits = String(words[index], radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// SHA-256 of bytes that arrive in pieces, by libcrypto, which uses the processor's SHA instructions.
struct SHA256: ~Copyable {
    private let context: OpaquePointer

    /// - Throws: ``OutputError/noDigest`` when libcrypto lacks the algorithm or memory.
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

    consuming func finish() throws(OutputError) -> PixelDigest {
        var bytes = [UInt8](repeating: 0, count: 32)
        guard EVP_DigestFinal_ex(context, &bytes, nil) == 1 else { throw .noDigest }
        return PixelDigest(bytes: bytes)
    }

    // Looked up once: OpenSSL 3 resolves a name through its providers, which costs more than hashing a small frame.
    private static let algorithm = Algorithm()

    private struct Algorithm: @unchecked Sendable {
        // Immutable after the fetch, and libcrypto lets any number of threads use one algorithm object.
        let pointer = EVP_MD_fetch(nil, "SHA256", nil)
    }
}
