import Testing

@testable import FrameGoldens

/// The format of RFC 1952.
@Suite struct GzipTests {
    /// Ten thousand bytes without a pattern, which take several calls of zlib together with their repetition.
    private static let bytes: [UInt8] = {
        var state: UInt32 = 1
        let part = (0..<10_000).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: state >> 24)
        }
        return part + [UInt8](repeating: 7, count: 200_000) + part
    }()

    @Test(arguments: [[], [1], bytes]) func decompressionRestoresTheBytes(bytes: [UInt8]) throws {
        let file = try #require(Gzip.compressed(bytes))
        // RFC 1952, section 2.3: magic number, deflate, no flags and no time.
        #expect(Array(file.prefix(8)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
        #expect(Gzip.decompressed(file, limit: bytes.count) == bytes)
        #expect(Gzip.compressed(bytes) == file)
    }

    /// `printf hello | gzip -n9`, as written by another program.
    @Test func filesOfOtherProgramsAreRead() {
        let file: [UInt8] = [
            0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86, 0xA6, 0x10, 0x36, 5,
            0, 0, 0,
        ]
        #expect(Gzip.decompressed(file, limit: 5) == Array("hello".utf8))
    }

    @Test func damagedFilesAreRejected() throws {
        let file = try #require(Gzip.compressed(Self.bytes))
        #expect(Gzip.decompressed([], limit: .max) == nil && Gzip.decompressed(Self.bytes, limit: .max) == nil)
        for count in [1, 9, 100, file.count - 1] {
            #expect(Gzip.decompressed(Array(file.prefix(count)), limit: .max) == nil, "\(count)")
        }
        #expect(Gzip.decompressed(file + [0], limit: .max) == nil)
        #expect(Gzip.decompressed(file, limit: Self.bytes.count - 1) == nil)
        var other = file
        other[other.count - 8] ^= 1
        #expect(Gzip.decompressed(other, limit: .max) == nil, "its checksum is wrong")
    }
}
