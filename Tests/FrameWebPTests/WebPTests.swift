import Foundation
import FramePainting
import Testing

@testable import FrameWebP

/// Reading WebP files, including damaged ones. The files are those by which web pages test what a browser reads.
@Suite("WebP") struct WebPTests {
    private static let files = [
        "lossy": "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA",
        "lossless": "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
        "alpha":
            "UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==",
        "animated":
            "UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA",
    ]

    private static func bytes(_ name: String) throws -> [UInt8] {
        let text = try #require(files[name])
        return try Array(#require(Data(base64Encoded: text)))
    }

    @Test(arguments: ["lossy", "lossless", "alpha"]) func aStillImageIsRead(name: String) throws {
        let bytes = try Self.bytes(name)
        #expect(WebPDecoder.recognizes(bytes))
        #expect(try WebPDecoder.decode(bytes).size == PixelSize(width: 1, height: 1))
    }

    @Test func otherFilesAreRefused() throws {
        #expect(throws: WebPError.damaged) { try WebPDecoder.decode(Self.bytes("animated")) }
        #expect(throws: WebPError.notWebP) { try WebPDecoder.decode([1, 2, 3]) }
        let whole = try Self.bytes("lossless")
        for count in 12..<whole.count - 1 {
            #expect(throws: WebPError.damaged) { try WebPDecoder.decode(Array(whole.prefix(count))) }
        }
    }
}
