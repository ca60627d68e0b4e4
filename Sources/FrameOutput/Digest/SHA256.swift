import CFrameDigest

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
