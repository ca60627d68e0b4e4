import FramePNG
import FramePainting
import Testing

@testable import FrameDiff

@Suite struct ImageComparisonTests {
    static let image = StraightImage(
        size: PixelSize(width: 9, height: 7), bytes: (0..<252).map { UInt8(1 + $0 * 37 % 250) })
    static let metrics: [ColorMetric] = [
        .strict, .exact(levels: 3), .yiq(threshold: 0.1, ground: .pattern), .yiq(threshold: 0, ground: .white),
        .deltaE(limit: 1),
    ]

    static func changed(_ pixel: Int, to value: [UInt8]) -> StraightImage {
        var bytes = image.bytes
        bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: value)
        return StraightImage(size: image.size, bytes: bytes)
    }

    @Test(arguments: metrics) func equalImagesPass(metric: ColorMetric) {
        let comparison = ImageComparison(
            expected: Self.image, actual: Self.image, rules: ComparisonRules(metric: metric))
        #expect(comparison.passes && comparison.count == 0 && comparison.difference == nil)
    }

    /// Swapping the images gives the same number of pixels in the same places.
    @Test(arguments: metrics) func orderDoesNotMatter(metric: ColorMetric) {
        let other = StraightImage(size: Self.image.size, bytes: Self.image.bytes.map { $0 ^ 0x2A })
        for ignores in [false, true] {
            let rules = ComparisonRules(metric: metric, ignoresAntiAliasing: ignores)
            let there = ImageComparison(expected: Self.image, actual: other, rules: rules)
            let back = ImageComparison(expected: other, actual: Self.image, rules: rules)
            #expect(there.count == back.count && there.antiAliased == back.antiAliased)
            #expect(there.difference?.bounds == back.difference?.bounds)
        }
    }

    @Test func levelsUpToTheThresholdPass() {
        let pixel = Array(Self.image.bytes[80..<84])
        let actual = Self.changed(20, to: [pixel[0] + 3, pixel[1], pixel[2], pixel[3] - 2])
        func count(_ levels: Int) -> Int {
            ImageComparison(
                expected: Self.image, actual: actual, rules: ComparisonRules(metric: .exact(levels: levels))
            ).count
        }
        #expect([0, 1, 2, 3, 4].map(count) == [1, 1, 1, 0, 0])
    }

    @Test func masksHideExactlyTheirArea() {
        let actual = Self.changed(20, to: [0, 0, 0, 0])  // column 2, row 2
        for (mask, isHidden) in [
            (PixelBox(x: 2, y: 2, width: 1, height: 1), true), (PixelBox(x: 0, y: 0, width: 3, height: 3), true),
            (PixelBox(x: 0, y: 0, width: 2, height: 9), false), (PixelBox(x: 3, y: 2, width: 4, height: 1), false),
            (PixelBox(x: 2, y: 3, width: 1, height: 1), false),
        ] {
            let comparison = ImageComparison(
                expected: Self.image, actual: actual, rules: ComparisonRules(masks: [mask]))
            #expect(comparison.passes == isHidden, "\(mask)")
        }
    }

    @Test func limitsApplyTogether() {
        let actual = Self.changed(20, to: [0, 0, 0, 0])
        func passes(_ pixels: Int, _ ratio: Double?) -> Bool {
            ImageComparison(
                expected: Self.image, actual: actual, rules: ComparisonRules(maxPixels: pixels, maxRatio: ratio)
            ).passes
        }
        #expect(!passes(0, nil) && passes(1, nil))
        #expect(passes(0, 1.0 / 63) && !passes(0, 0.9 / 63))
        #expect(passes(1, 0.5) && !passes(1, 0))
    }

    /// Pixels that only the larger image has count for every metric, and no tolerance allows them.
    @Test(arguments: metrics) func differentSizesNeverPass(metric: ColorMetric) {
        let small = StraightImage(size: PixelSize(width: 4, height: 3), bytes: Array(repeating: 9, count: 48))
        let rules = ComparisonRules(metric: metric, maxPixels: 1000, maxRatio: 1)
        for (expected, actual) in [(small, Self.image), (Self.image, small)] {
            let comparison = ImageComparison(expected: expected, actual: actual, rules: rules)
            #expect(!comparison.passes && comparison.outside == 63 - 12 && comparison.total == 63)
            #expect(comparison.description.contains("9×7") && comparison.description.contains("4×3"))
        }
        let overlay = DifferenceOverlay.image(expected: small, actual: Self.image)
        #expect(overlay.size == Self.image.size)
    }

    /// Images are compared in bands of rows. The result does not depend on the boundaries of the bands.
    @Test(arguments: [true, false]) func bandsLeaveNoTrace(ignoresAntiAliasing: Bool) throws {
        let rules = ComparisonRules(
            metric: .yiq(threshold: 0.1, ground: .white), ignoresAntiAliasing: ignoresAntiAliasing)
        func comparison(_ rules: ComparisonRules, below rows: Int, _ size: PixelSize) -> (ImageComparison, [UInt8]) {
            let (left, right) = (Self.disc(5.4, below: rows, size), Self.disc(8, below: rows, size))
            let overlay = DifferenceOverlay.image(expected: left, actual: right, rules: rules)
            let rest = overlay.bytes[(rows * size.width * 4)..<((rows + 20) * size.width * 4)]
            return (ImageComparison(expected: left, actual: right, rules: rules), Array(rest))
        }
        for rules in [rules, .strict] {
            let size = PixelSize(width: 20, height: 150)
            let (whole, overlay) = comparison(rules, below: 10, size)
            let expected = try #require(whole.difference)
            #expect(expected.bounds.height > 10 && (whole.antiAliased > 0) == (rules != .strict && ignoresAntiAliasing))
            for rows in 40...130 {
                let (moved, movedOverlay) = comparison(rules, below: rows, size)
                let found = try #require(moved.difference)
                #expect(moved.antiAliased == whole.antiAliased && found.count == expected.count, "\(rows)")
                #expect(
                    found.bounds.y - rows == expected.bounds.y - 10 && found.bounds.height == expected.bounds.height)
                #expect(found.worst.y - rows == expected.worst.y - 10 && found.worst.delta == expected.worst.delta)
                #expect(movedOverlay == overlay, "\(rows)")
            }
        }
    }

    /// Returns a gray disc with soft edges on white, in the 20 rows below the first `rows`.
    private static func disc(_ radius: Double, below rows: Int, _ size: PixelSize) -> StraightImage {
        let bytes = (0..<size.width * size.height).flatMap { index -> [UInt8] in
            let (x, y) = (Double(index % size.width) - 9.5, Double(index / size.width - rows) - 9.5)
            let cover = min(1, max(0, radius + 0.5 - (x * x + y * y).squareRoot()))
            let level = UInt8(255 - (cover * 155).rounded())
            return [level, level, level, 255]
        }
        return StraightImage(size: size, bytes: bytes)
    }

    /// Damage below the rows that both images share is still an error.
    @Test func bothImagesAreReadToTheirEnds() {
        struct Damage: Error {}
        func rows(_ height: Int, readable: Int) -> PixelRows<Damage> {
            var left = readable
            return PixelRows(size: PixelSize(width: 2, height: height)) { (rows) throws(Damage) in
                left -= rows.count / 8
                if left < 0 { throw Damage() }
                rows.initializeMemory(as: UInt8.self, repeating: 255)
            }
        }
        #expect(throws: Damage.self) {
            try ImageComparison(expected: rows(3, readable: 3), actual: rows(300, readable: 299))
        }
        #expect(throws: Damage.self) {
            try ImageComparison(expected: rows(300, readable: 299), actual: rows(3, readable: 3))
        }
        #expect(throws: Never.self) {
            try ImageComparison(expected: rows(300, readable: 300), actual: rows(3, readable: 3))
        }
    }
}
