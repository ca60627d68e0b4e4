import CFrameDigest
import Foundation
import FramePNG
import TestSupport
import Testing

/// PngSuite and the test files of libpng, image-rs and libspng, with digests from an independent reader.
@Suite(.enabled(if: Oracles.folder != nil, Comment(rawValue: Oracles.whySkipped)))
struct PNGConformance {
    /// A line of `png/manifest.json`.
    struct Entry: Decodable {
        enum Expectation: String, Decodable { case decode, reject, either }

        var file: String
        var expect: Expectation
        var width: Int?
        var height: Int?
        /// The digest with 16 bits reduced to their high byte.
        var cut: String?
        /// The digest with 16 bits rounded to 8.
        var rounded: String?

        enum CodingKeys: String, CodingKey {
            case file, expect, width, height
            case cut = "sha256_rgba8"
            case rounded = "sha256_rgba8_rounded"
        }
    }

    /// The number of files read, by expected and actual result.
    struct Count: Equatable {
        var decoded = 0
        var refused = 0
        var either = 0
    }

    @Test func everyFileIsReadOrRefusedAsExpected() throws {
        let folder = try Oracles.requiredFolder().appending(path: "png")
        let entries = try JSONDecoder().decode(
            [Entry].self, from: Data(contentsOf: folder.appending(path: "manifest.json")))
        var count = Count()
        for entry in entries {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: entry.file)))
            let result = Self.decode(bytes, name: entry.file)
            switch (entry.expect, result) {
            case (.decode, .success(let image)):
                count.decoded += 1
                #expect(image.size.width == entry.width && image.size.height == entry.height, "\(entry.file)")
                #expect([entry.cut, entry.rounded].contains(Self.sha256(image.bytes)), "\(entry.file)")
                let again = try PNGDecoder.decode(PNGEncoder.encode(image))
                #expect(again == image, "\(entry.file) does not survive being written")
            case (.decode, .failure(let error)): Issue.record("\(entry.file) was refused: \(error.message)")
            case (.reject, .success): Issue.record("\(entry.file) was read; it is damaged")
            case (.reject, .failure(let error)):
                count.refused += 1
                #expect(!error.message.isEmpty)
            case (.either, _): count.either += 1
            }
        }
        #expect(count == Count(decoded: 310, refused: 45, either: 16))
    }

    /// Any bytes give an image or an error. The second pass repairs checksums, so that libpng reads on.
    @Test func fuzzedFilesAreHarmless() throws {
        try Oracles.withUnpacked("robustness/png_fuzz_corpus.zip") { files in
            #expect(files.count == 1216)
            for file in files {
                let bytes = [UInt8](try Data(contentsOf: file))
                let chunks = Chunk.all(in: bytes) + [Chunk(name: "IEND", bytes: [])]
                for bytes in [bytes, PNGDamageTests.file(chunks)] {
                    switch Self.decode(bytes, name: file.lastPathComponent) {
                    case .success(let image): #expect(image.bytes.count == image.size.width * image.size.height * 4)
                    case .failure(let error): #expect(!error.message.isEmpty)
                    }
                }
            }
        }
    }

    /// Decodes a file, which must take at most a second.
    private static func decode(_ bytes: [UInt8], name: String) -> Result<StraightImage, PNGError> {
        var result = Result<StraightImage, PNGError>.failure(.notPNG(firstBytes: []))
        let duration = ContinuousClock().measure {
            do throws(PNGError) { result = .success(try PNGDecoder.decode(bytes)) } catch { result = .failure(error) }
        }
        #expect(duration < .seconds(1), "\(name)")
        return result
    }

    private static func sha256(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, bytes.count, bytes)
        nettle_sha256_digest(&context, digest.count, &digest)
        return digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
