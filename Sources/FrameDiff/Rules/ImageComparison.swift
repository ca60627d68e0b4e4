public import FramePNG
public import FramePainting

/// The result of comparing two images by ``ComparisonRules``.
public struct ImageComparison: Equatable, Sendable {
    public let expectedSize: PixelSize
    public let actualSize: PixelSize
    /// Difference in the area that both images cover; `nil` if there is none.
    public let difference: PixelDifference?
    /// Number of differing pixels ignored because they look like edges.
    public let antiAliased: Int
    /// Number of pixels that only one image has. All of them count.
    public let outside: Int
    /// Whether the rules allow the difference. Images of different sizes never pass.
    public let passes: Bool

    /// Number of pixels that count as different.
    public var count: Int { (difference?.count ?? 0) + outside }
    /// Size of the difference, as in ``PixelDifference/levels``; a pixel that only one image has counts as black
    /// against white.
    public var levels: Int { (difference?.levels ?? 0) + outside * 3 * 255 }
    public var hasEqualSizes: Bool { expectedSize == actualSize }
    /// Number of pixels in the smallest rectangle that contains both images.
    public var total: Int {
        max(expectedSize.width, actualSize.width) * max(expectedSize.height, actualSize.height)
    }

    /// - Parameters:
    ///   - expected: Expected pixels as stored in the file. The exact metric also compares colors under alpha 0.
    ///   - actual: Actual pixels as stored in the file.
    public init(expected: StraightImage, actual: StraightImage, rules: ComparisonRules = .strict) {
        self.init(expected: expected.rows(Never.self), actual: actual.rows(), rules: rules)
    }

    /// Compares the premultiplied pixels of two frames byte by byte, without tolerance.
    public init(expected: PixelBuffer, actual: PixelBuffer) {
        self.init(expected: expected.rows(Never.self), actual: actual.rows())
    }

    /// Compares images while they are read, with about 70 rows of each in memory at a time.
    public init<Failure: Error>(
        expected: PixelRows<Failure>, actual: PixelRows<Failure>, rules: ComparisonRules = .strict
    ) throws(Failure) {
        (expectedSize, actualSize) = (expected.size, actual.size)
        let isEqual = expected.size == actual.size
        // Without rules, whole rows are compared.
        let isStrict = isEqual && rules.metric == .strict && !rules.ignoresAntiAliasing && rules.masks.isEmpty
        var scan = RowScan(width: expected.size.width)
        var judged: PixelDifference?
        var edges = 0
        try PixelJudge.forEachBand(expected, actual, rules) { (judge, band) throws(Failure) in
            judge.forEachDifferingRow(band) { y, left, right in
                if isStrict { scan.add(row: y, left, right) } else { judge.judge(row: y, &judged, &edges) }
            }
        }
        difference = isStrict ? scan.difference : judged
        antiAliased = edges
        let common = PixelSize(
            width: min(expected.size.width, actual.size.width), height: min(expected.size.height, actual.size.height))
        let union = PixelSize(
            width: max(expected.size.width, actual.size.width), height: max(expected.size.height, actual.size.height))
        outside = isEqual ? 0 : union.width * union.height - common.width * common.height
        passes = isEqual && rules.allow(difference?.count ?? 0, of: union.width * union.height)
    }

    /// Fraction of pixels that count as different, 0…1.
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
