public import FramePNG
public import FramePainting

/// What comparing two images by rules found.
public struct ImageComparison: Equatable, Sendable {
    public let expectedSize: PixelSize
    public let actualSize: PixelSize
    /// How the images differ where both have pixels; `nil` where they do not.
    public let difference: PixelDifference?
    /// How many pixels differ and were passed over because they look like edges.
    public let antiAliased: Int
    /// How many pixels only the larger image has. All of them count.
    public let outside: Int
    /// Whether that is more than the rules allow. Images of different sizes never pass.
    public let passes: Bool

    /// Everything that counts.
    public var count: Int { (difference?.count ?? 0) + outside }
    public var hasEqualSizes: Bool { expectedSize == actualSize }
    /// Pixels of the rectangle that holds both images.
    public var total: Int {
        max(expectedSize.width, actualSize.width) * max(expectedSize.height, actualSize.height)
    }

    /// - Parameters:
    ///   - expected: As its file holds it. Colour under alpha 0 counts to the exact metric.
    ///   - actual: The same.
    public init(expected: StraightImage, actual: StraightImage, rules: ComparisonRules = .strict) {
        expectedSize = expected.size
        actualSize = actual.size
        if expected.size == actual.size, rules.metric == .strict, !rules.ignoresAntiAliasing, rules.masks.isEmpty {
            switch PixelComparison(expected: expected, actual: actual) {
            case .equal, .sizes: difference = nil
            case .different(let found): difference = found
            }
            (antiAliased, outside) = (0, 0)
        } else {
            (difference, antiAliased) = PixelJudge.withImages(expected, actual, rules) { $0.judgeAll() }
            let common =
                min(expected.size.width, actual.size.width) * min(expected.size.height, actual.size.height)
            let union =
                max(expected.size.width, actual.size.width) * max(expected.size.height, actual.size.height)
            outside = union - common
        }
        let size = (
            width: max(expected.size.width, actual.size.width), height: max(expected.size.height, actual.size.height)
        )
        passes =
            expected.size == actual.size
            && rules.allow(difference?.count ?? 0, of: size.width * size.height)
    }

    /// The share of pixels that count, 0…1.
    public var ratio: Double { total == 0 ? 0 : Double(count) / Double(total) }
}

extension ImageComparison: CustomStringConvertible {
    /// One line.
    public var description: String {
        let edges = antiAliased == 0 ? "" : "; \(antiAliased) more look like edges and do not count"
        guard hasEqualSizes else {
            return "\(actualSize.width)×\(actualSize.height) pixels, expected \(expectedSize.width)×"
                + "\(expectedSize.height); \(count) of \(total) pixels differ\(edges)"
        }
        return (difference?.description ?? "no pixel differs") + edges
    }
}
