import Foundation
import FramePNG
import FramePainting
import TestSupport
import Testing

/// Image data from our encoder, decoded by libpng.
@Suite struct RowRunTests {
    /// The content of an image.
    enum Content: CaseIterable {
        case zeros, equal, noise, gradient, areas, gray, repeatedRows, alphas
    }

    static func image(_ content: Content, width: Int, height: Int, seed: UInt64) -> StraightImage {
        var numbers = SplitMix64(seed: seed)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let pixel: [UInt8]
                switch content {
                case .zeros: pixel = [0, 0, 0, 0]
                case .equal: pixel = [200, 100, 50, 255]
                case .noise: pixel = (0..<4).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
                case .gradient: pixel = [UInt8(x & 255), UInt8(y & 255), UInt8((x + y) & 255), 255]
                case .areas: pixel = (x / 9 + y / 5) % 3 == 0 ? [255, 59, 48, 255] : [242, 242, 247, 255]
                case .gray: pixel = [UInt8](repeating: UInt8((x / 20 * 40 + y / 7 * 9) & 255), count: 3) + [255]
                case .repeatedRows: pixel = [UInt8(x * 7 & 255), UInt8(y / 13 & 255), 9, 255]
                case .alphas: pixel = [UInt8(x & 255), 10, 20, UInt8((x + y) & 255)]
                }
                bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: pixel)
            }
        }
        return StraightImage(size: PixelSize(width: width, height: height), bytes: bytes)
    }

    private func expectRoundTrip(_ image: StraightImage, _ comment: Comment) throws {
        let file = try PNGEncoder.encode(image)
        #expect(try PNGDecoder.decode(file, limits: .canvas, warn: { Issue.record("\($0)") }) == image, comment)
    }

    @Test(arguments: Content.allCases)
    func everySizeRoundTrips(content: Content) throws {
        let sides = [
            1, 2, 3, 7, 15, 16, 17, 31, 32, 33, 63, 64, 65, 85, 86, 87, 127, 128, 129, 255, 256, 257, 258, 259,
        ]
        for width in sides {
            for height in [1, 2, 5] {
                try expectRoundTrip(
                    Self.image(content, width: width, height: height, seed: 1), "\(width) x \(height)")
                try expectRoundTrip(
                    Self.image(content, width: height, height: width, seed: 2), "\(height) x \(width)")
            }
        }
    }

    @Test(arguments: Content.allCases)
    func largeImagesRoundTrip(content: Content) throws {
        // Noise of this size fills several blocks, and rows are longer than the longest run.
        try expectRoundTrip(Self.image(content, width: 700, height: 400, seed: 3), "700 x 400")
    }

    @Test func widestAndTallestImagesRoundTrip() throws {
        for content in [Content.equal, .noise] {
            try expectRoundTrip(Self.image(content, width: 16_384, height: 2, seed: 4), "wide")
            try expectRoundTrip(Self.image(content, width: 1, height: 16_384, seed: 5), "tall")
        }
    }

    /// 20,000 small images of areas and noise, in four parts. `FRAMEREEL_FUZZ_SECONDS` extends the test to that many
    /// seconds.
    @Test(arguments: 0..<4) func randomImagesRoundTripInAnyRowChunks(part: UInt64) throws {
        var seed = part
        while seed < 20_000 || ProcessInfo.processInfo.systemUptime < Self.fuzzingEnd {
            seed += 4
            let image = Self.randomImage(seed)
            let file = try PNGEncoder.encode(image)
            let read = try PNGDecoder.decode(file, limits: .canvas, warn: { Issue.record("\($0)") })
            #expect(read == image, "seed \(seed)")
            #expect(try Self.encodedInParts(image, seed) == file, "seed \(seed): the bytes depend on the bands")
        }
    }

    /// The end is shared by all parts, two of which may wait for the others.
    private static let fuzzingEnd =
        ProcessInfo.processInfo.systemUptime
        + (ProcessInfo.processInfo.environment["FRAMEREEL_FUZZ_SECONDS"].flatMap(Double.init) ?? 0)

    private static func encodedInParts(_ image: StraightImage, _ seed: UInt64) throws -> [UInt8] {
        let encoder = try PNGEncoder(size: image.size, isOpaque: image.isOpaque)
        var numbers = SplitMix64(seed: seed &* 31)
        var row = 0
        while row < image.size.height {
            let count = 1 + numbers.integer(below: image.size.height - row)
            let bytesPerRow = image.size.width * 4
            try image.bytes.withUnsafeBytes { bytes in
                try encoder.append(
                    straight: UnsafeRawBufferPointer(rebasing: bytes[row * bytesPerRow..<(row + count) * bytesPerRow]))
            }
            row += count
        }
        return try encoder.finish()
    }

    /// Returns rectangles of few colors over noise or a clear background. Every eighth image is larger.
    private static func randomImage(_ seed: UInt64) -> StraightImage {
        var numbers = SplitMix64(seed: seed)
        let most = seed / 4 % 8 == 0 ? (width: 90, height: 40) : (width: 24, height: 12)
        let (width, height) = (1 + numbers.integer(below: most.width), 1 + numbers.integer(below: most.height))
        let content = Content.allCases[numbers.integer(below: Content.allCases.count)]
        var bytes = image(content, width: width, height: height, seed: seed).bytes
        for _ in 0..<numbers.integer(below: 6) {
            let color = (0..<4).map { _ in UInt8(numbers.integer(below: 4) * 85) }
            let (left, top) = (numbers.integer(below: width), numbers.integer(below: height))
            for y in top..<min(height, top + 1 + numbers.integer(below: 20)) {
                for x in left..<min(width, left + 1 + numbers.integer(below: 60)) {
                    for component in 0..<4 { bytes[(y * width + x) * 4 + component] = color[component] }
                }
            }
        }
        return StraightImage(size: PixelSize(width: width, height: height), bytes: bytes)
    }

    @Test(arguments: [true, false])
    func declaringRepeatedRowsGivesTheSameFile(isOpaque: Bool) throws {
        let image = Self.image(isOpaque ? .repeatedRows : .alphas, width: 120, height: 100, seed: 6)
        let encoder = try PNGEncoder(size: PixelSize(width: 120, height: 300), isOpaque: isOpaque)
        var tripled: [UInt8] = []
        for row in 0..<100 {
            let bytes = Array(image.bytes[row * 480..<(row + 1) * 480])
            try bytes.withUnsafeBytes { try encoder.append(straightRow: $0, times: 3) }
            for _ in 0..<3 { tripled += bytes }
        }
        let whole = StraightImage(size: PixelSize(width: 120, height: 300), bytes: tripled)
        #expect(try encoder.finish() == PNGEncoder.encode(whole))
    }

    @Test func interfacesAreSmall() throws {
        let image = Self.image(.areas, width: 400, height: 400, seed: 7)
        let ours = try PNGEncoder.encode(image).count
        #expect(ours < (try PNGEncoder.encode(image, compression: .level(1)).count))
    }
}
