import Testing

@testable import FrameOutput

/// FIPS 180-2, appendix B (the "abc", two-block and million-"a" messages), and the empty message from NIST's
/// SHA256ShortMsg vectors.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func knownMessages(message: String, digest: String) {
        let bytes = Array(message.utf8)
        for pieceLength in [max(1, bytes.count), 1 + bytes.count / 3, 63] {
            var hash = SHA256()
            for start in stride(from: 0, to: bytes.count, by: pieceLength) {
                bytes[start..<min(bytes.count, start + pieceLength)].withUnsafeBytes { hash.update($0) }
            }
            #expect(hash.finish().description == digest)
        }
    }
}
