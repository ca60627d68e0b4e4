import Foundation
import FrameDiff
import FramePNG
import TestSupport
import Testing

/// The image pairs of pixelmatch and odiff, with the counts and images that the tests of these programs expect.
@Suite(.enabled(if: Oracles.folder != nil, Comment(rawValue: Oracles.whySkipped)))
struct PixelDiffConformance {
    /// An element of `pixeldiff/pairs.json`.
    struct Pair: Decodable {
        struct Options: Decodable {
            var threshold: Double
            var includeAA: Bool?
            var antialiasing: Bool?
            var diffMask: Bool?
            var alpha: Double?
            var aaColor: [UInt8]?
            var diffColor: [UInt8]?
            var diffColorAlt: [UInt8]?
            /// Regions given by their corners, both inclusive.
            var ignoreRegions: [[Int]]?
        }

        struct Plain: Decodable {
            var sameSize: Bool
            var differingPixels: Int?
            var maxChannelDelta: Int?
            var over2: Int?
            var over8: Int?
            var over32: Int?
            var diffBounds: [Int]?
        }

        var suite: String
        var a: String
        var b: String
        var options: Options
        var plain: Plain
        var expectedDiffImage: String?
        var mismatched_yiq_7_2_0: Int?
        var mismatched_odiff: Int?
    }

    let folder: URL
    let pairs: [Pair]

    init() throws {
        folder = try Oracles.requiredFolder().appending(path: "pixeldiff")
        pairs = try JSONDecoder().decode([Pair].self, from: Data(contentsOf: folder.appending(path: "pairs.json")))
    }

    private func image(_ path: String) throws -> StraightImage {
        try PNGDecoder.decode([UInt8](Data(contentsOf: folder.appending(path: path))))
    }

    private func rules(_ pair: Pair, _ ground: YIQ.Ground) -> ComparisonRules {
        let options = pair.options
        let masks = (options.ignoreRegions ?? []).map {
            PixelBox(x: $0[0], y: $0[1], width: $0[2] - $0[0] + 1, height: $0[3] - $0[1] + 1)
        }
        let ignores = pair.suite == "pixelmatch" ? options.includeAA != true : options.antialiasing == true
        return ComparisonRules(
            metric: .yiq(threshold: options.threshold, ground: ground), ignoresAntiAliasing: ignores, masks: masks)
    }

    @Test func plainCountsAreExact() throws {
        var compared = 0
        for pair in pairs where pair.plain.sameSize {
            let (expected, actual) = (try image(pair.a), try image(pair.b))
            func comparison(_ levels: Int) -> ImageComparison {
                ImageComparison(
                    expected: expected, actual: actual, rules: ComparisonRules(metric: .exact(levels: levels)))
            }
            let exact = comparison(0)
            #expect(exact.count == pair.plain.differingPixels, "\(pair.a)")
            #expect(exact.difference?.worst.delta ?? 0 == pair.plain.maxChannelDelta, "\(pair.a)")
            #expect(comparison(2).count == pair.plain.over2)
            #expect(comparison(8).count == pair.plain.over8)
            #expect(comparison(32).count == pair.plain.over32)
            let bounds = exact.difference?.bounds
            #expect(bounds.map { [$0.x, $0.y, $0.x + $0.width - 1, $0.y + $0.height - 1] } == pair.plain.diffBounds)
            let swapped = ImageComparison(expected: actual, actual: expected)
            #expect(swapped.count == exact.count && swapped.passes == exact.passes)
            compared += 1
        }
        #expect(compared == 17)
    }

    @Test func countsMatchPixelmatch() throws {
        let ours = pairs.filter { $0.suite == "pixelmatch" }
        #expect(ours.count == 12)
        for pair in ours {
            let comparison = ImageComparison(
                expected: try image(pair.a), actual: try image(pair.b), rules: rules(pair, .pattern))
            #expect(comparison.count == pair.mismatched_yiq_7_2_0, "\(pair.a), \(pair.options.threshold)")
        }
    }

    @Test func imagesMatchPixelmatch() throws {
        for pair in pairs where pair.suite == "pixelmatch" {
            var style = DifferenceOverlay.Style()
            let options = pair.options
            func color(_ channels: [UInt8]?) -> SIMD3<UInt8>? { channels.map { SIMD3($0[0], $0[1], $0[2]) } }
            style.strength = options.alpha ?? style.strength
            style.edge = color(options.aaColor) ?? style.edge
            style.different = color(options.diffColor) ?? style.different
            style.darker = color(options.diffColorAlt)
            style.isMask = options.diffMask == true
            let overlay = DifferenceOverlay.image(
                expected: try image(pair.a), actual: try image(pair.b), rules: rules(pair, .pattern), style: style)
            let expected = try image(#require(pair.expectedDiffImage))
            let comparison = ImageComparison(expected: expected, actual: overlay)
            #expect(comparison.passes, "\(pair.expectedDiffImage ?? ""): \(comparison)")
        }
    }

    @Test func countsMatchOdiff() throws {
        let ours = pairs.filter { $0.suite == "odiff" }
        #expect(ours.count == 8)
        for pair in ours {
            let comparison = ImageComparison(
                expected: try image(pair.a), actual: try image(pair.b), rules: rules(pair, .white))
            #expect(comparison.count == pair.mismatched_odiff, "\(pair.a) \(pair.b), \(pair.options.threshold)")
            #expect(comparison.hasEqualSizes == pair.plain.sameSize)
        }
    }

    /// A row of the sweep: a pair, the background, and the counts at thresholds 0, 0.05, 0.1 and 0.2, without and with
    /// edges.
    struct Sweep {
        let pair: String
        let ground: YIQ.Ground
        let counts: [Int]
    }

    /// Measured with pixelmatch 5.3.0 (white) and 7.2.0 (pattern) over the images of its tests.
    static let sweeps = [
        Sweep(pair: "1a 1b", ground: .white, counts: [10_279, 12_933, 143, 251, 106, 167, 69, 122]),
        Sweep(pair: "1a 1b", ground: .pattern, counts: [10_279, 12_933, 143, 251, 106, 167, 69, 122]),
        Sweep(pair: "2a 2b", ground: .white, counts: [26_939, 31_695, 12_437, 13_090, 9730, 10_010, 2729, 2790]),
        Sweep(pair: "3a 3b", ground: .white, counts: [374, 583, 212, 404, 178, 344, 91, 222]),
        Sweep(pair: "4a 4b", ground: .white, counts: [53_975, 69_117, 36_049, 41_623, 6889, 10_002, 252, 392]),
        Sweep(pair: "5a 5b", ground: .white, counts: [0, 256, 0, 256, 0, 256, 0, 256]),
        Sweep(pair: "5a 5b", ground: .pattern, counts: [6, 256, 6, 256, 6, 208, 6, 169]),
        Sweep(pair: "6a 6b", ground: .white, counts: [51, 4900, 51, 4900, 51, 4900, 51, 2556]),
        Sweep(pair: "7a 7b", ground: .white, counts: [6325, 7575, 3016, 3457, 2448, 2737, 1823, 1990]),
        Sweep(pair: "8a 5b", ground: .white, counts: [0, 0, 0, 0, 0, 0, 0, 0]),
        Sweep(
            pair: "8a 5b", ground: .pattern,
            counts: [32_896, 32_896, 32_896, 32_896, 32_896, 32_896, 32_896, 32_896]),
    ]

    @Test func everyThresholdCountsAsPixelmatchDoes() throws {
        for sweep in Self.sweeps {
            let names = sweep.pair.split(separator: " ")
            let (expected, actual) = (try image("pixelmatch/\(names[0]).png"), try image("pixelmatch/\(names[1]).png"))
            var counts: [Int] = []
            for threshold in [0, 0.05, 0.1, 0.2] {
                for ignores in [true, false] {
                    let rules = ComparisonRules(
                        metric: .yiq(threshold: threshold, ground: sweep.ground), ignoresAntiAliasing: ignores)
                    counts.append(ImageComparison(expected: expected, actual: actual, rules: rules).count)
                }
            }
            #expect(counts == sweep.counts, "\(sweep.pair), \(sweep.ground)")
        }
    }
}
