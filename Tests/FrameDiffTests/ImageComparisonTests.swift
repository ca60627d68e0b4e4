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

    /// The same both ways: in number, and where.
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

    @Test func masksHideWhatTheyCoverAndNoMore() {
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

    @Test func limitsHoldTogether() {
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

    /// What only the larger image has counts, whatever the metric, and no tolerance lets it pass.
    @Test(arguments: metrics) func differentSizesNeverPass(metric: ColorMetric) {
        let small = StraightImage(size: PixelSize(width: 4, height: 3), bytes: Array(repeating: 9, count: 48))
        let rules = ComparisonRules(metric: metric, maxPixels: 1000, maxRatio: 1)
        for (expected, actual) in [(small, Self.image), (Self.image, small)] {
            let comparison = ImageComparison(expected: expected, actual: actual, rules: rules)
            #expect(!comparison.passes && comparison.outside == 63 - 12 && comparison.total == 63)
            #expect(comparison.description.contains("9×7") && comparison.description.contains("4×3"))
        }
        let overlay = DifferenceOverlay(expected: small, actual: Self.image)
        #expect(overlay.image.size == Self.image.size)
    }
}
