import FramePNG
import FramePainting
import Testing

@testable import FrameDiff

/// Byte-by-byte comparison of images.
@Suite struct StrictComparisonTests {
    static let size = PixelSize(width: 7, height: 5)
    static let image = PixelBuffer(size: size, bytes: (0..<140).map { UInt8(1 + $0 * 37 % 254) })

    @Test func equalImagesAreEqual() {
        let copy = PixelBuffer(size: Self.size, bytes: Array(Self.image.bytes))
        #expect(ImageComparison(expected: Self.image, actual: copy).passes)
        let empty = PixelBuffer(size: PixelSize(width: 0, height: 3))
        #expect(ImageComparison(expected: empty, actual: empty).passes)
    }

    /// Checks every channel of every pixel, one level up and one level down.
    @Test(arguments: [1, -1]) func oneChannelOneLevelOffIsFoundAndNamed(step: Int) {
        for index in Self.image.bytes.indices {
            var actual = Self.image
            actual.bytes[index] = UInt8(Int(actual.bytes[index]) + step)
            let (x, y) = (index / 4 % 7, index / 28)
            let worst = ChannelDifference(
                x: x, y: y, channel: ChannelDifference.Channel.allCases[index % 4],
                expected: Self.image.bytes[index], actual: actual.bytes[index])
            let difference = PixelDifference(
                count: 1, levels: 1, worst: worst, bounds: PixelBox(x: x, y: y, width: 1, height: 1))
            #expect(worst.delta == 1)
            #expect(ImageComparison(expected: Self.image, actual: actual).difference == difference)
        }
    }

    /// Compares the summary with direct counting, sorting and bounding.
    @Test func manyDifferencesAreSummedUp() throws {
        var state: UInt64 = 7
        for round in 0..<200 {
            var actual = Self.image
            for _ in 0...round % 9 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                actual.bytes[Int(state >> 33) % 140] = UInt8(truncatingIfNeeded: state >> 24)
            }
            let off = (0..<140).filter { Self.image.bytes[$0] != actual.bytes[$0] }
            guard let worst = off.max(by: { delta($0, actual) < delta($1, actual) }) else { continue }
            let first = try #require(off.first { delta($0, actual) == delta(worst, actual) })
            let (columns, rows) = (off.map { $0 / 4 % 7 }, off.map { $0 / 28 })
            let comparison = ImageComparison(expected: Self.image, actual: actual)
            let found = try #require(comparison.difference, "round \(round)")
            #expect(!comparison.passes)
            #expect(found.count == Set(off.map { $0 / 4 }).count)
            #expect(found.levels == off.map { delta($0, actual) }.reduce(0, +))
            #expect(found.worst.delta == delta(first, actual))
            #expect((found.worst.y * 7 + found.worst.x) * 4 + found.worst.channel.rawValue == first)
            let box = try #require(columns.min().flatMap { left in rows.min().map { (left, $0) } })
            let end = try #require(columns.max().flatMap { right in rows.max().map { (right, $0) } })
            #expect(
                found.bounds
                    == PixelBox(x: box.0, y: box.1, width: end.0 - box.0 + 1, height: end.1 - box.1 + 1))
        }
    }

    private func delta(_ index: Int, _ actual: PixelBuffer) -> Int {
        abs(Int(Self.image.bytes[index]) - Int(actual.bytes[index]))
    }

    /// The same bytes in another shape are another image.
    @Test func differentSizesAreReportedSeparately() {
        let turned = PixelBuffer(size: PixelSize(width: 5, height: 7), bytes: Self.image.bytes)
        let comparison = ImageComparison(expected: Self.image, actual: turned)
        #expect(!comparison.passes && !comparison.hasEqualSizes)
        #expect(comparison.expectedSize == Self.size && comparison.actualSize == turned.size)
    }

    /// Straight images keep colors under an alpha of zero.
    @Test func filesAreComparedUnderAlphaZeroToo() throws {
        let size = PixelSize(width: 1, height: 1)
        let black = StraightImage(size: size, bytes: [0, 0, 0, 0])
        let red = StraightImage(size: size, bytes: [255, 0, 0, 0])
        #expect(ImageComparison(expected: black.premultiplied, actual: red.premultiplied).passes)
        let difference = try #require(ImageComparison(expected: black, actual: red).difference)
        #expect(difference.description == "1 pixel differs; worst: red at (0, 0) is 255, expected 0")
    }

    @Test func severalPixelsAreDescribedInOneLine() throws {
        var actual = Self.image
        let expected = actual[2, 1].y
        for (x, y) in [(1, 3), (2, 1)] { actual.bytes[y * 28 + x * 4 + 1] ^= 1 }
        let difference = try #require(ImageComparison(expected: Self.image, actual: actual).difference)
        #expect(
            difference.description
                == "2 pixels differ, all within 2×3 at (1, 1); worst: green at (2, 1) is \(expected ^ 1), expected \(expected)"
        )
    }
    /// Rows that differ in the same way as the row above are counted without being compared. The result stays exact.
    @Test func rowsThatRepeatAreCounted() throws {
        let size = PixelSize(width: 5, height: 6)
        let kinds: [[UInt8]] = [
            Array(repeating: 9, count: 20), (0..<20).map { UInt8($0) }, Array(repeating: 7, count: 20),
        ]
        for pattern in 0..<729 {
            var rows: [UInt8] = []
            var rest = pattern
            var expected = 0
            for _ in 0..<6 {
                rows += kinds[rest % 3]
                for x in 0..<5 where kinds[rest % 3][x * 4..<x * 4 + 4] != kinds[0][x * 4..<x * 4 + 4] { expected += 1 }
                rest /= 3
            }
            let flat = PixelBuffer(size: size, bytes: Array(repeating: 9, count: 120))
            let found = ImageComparison(expected: flat, actual: PixelBuffer(size: size, bytes: rows))
            guard let difference = found.difference else {
                #expect(expected == 0)
                continue
            }
            #expect(difference.count == expected)
            let differing = (0..<6).filter { Array(rows[$0 * 20..<$0 * 20 + 20]) != kinds[0] }
            #expect(
                difference.bounds.y == differing.first
                    && differing.last == difference.bounds.y + difference.bounds.height - 1)
        }
    }
}
