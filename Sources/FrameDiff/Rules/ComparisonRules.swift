/// Rules for comparing two images, which define the differences that count and the number of them that is tolerated. By
/// default every difference counts and none is tolerated.
public struct ComparisonRules: Equatable, Sendable {
    public var metric: ColorMetric
    /// Whether to ignore differing pixels that look like the edge of a shape in either image, by the rule of pixelmatch
    /// (V. Vyšniauskas, “Anti-aliased pixel and intensity slope detector”, 2009).
    public var ignoresAntiAliasing: Bool
    /// Areas that are not compared, in pixels.
    public var masks: [PixelBox]
    /// Names of layers that are not compared, wherever they move; the contents behind them are compared. This requires
    /// display lists, which are available for frames of goldens but not for image files.
    public var maskedLayers: Set<String>
    /// Number of differing pixels that passes, 0 or more.
    public var maxPixels: Int
    /// Fraction of differing pixels that passes, 0…1; `nil` for no such limit. If both limits are given, both apply.
    public var maxRatio: Double?

    public init(
        metric: ColorMetric = .strict, ignoresAntiAliasing: Bool = false, masks: [PixelBox] = [],
        maskedLayers: Set<String> = [], maxPixels: Int = 0, maxRatio: Double? = nil
    ) {
        self.metric = metric
        self.ignoresAntiAliasing = ignoresAntiAliasing
        self.masks = masks
        self.maskedLayers = maskedLayers
        self.maxPixels = maxPixels
        self.maxRatio = maxRatio
    }

    /// Images pass only if all their bytes are equal.
    public static let strict = ComparisonRules()

    /// Whether only equal images pass, so that comparing digests is sufficient.
    public var demandEquality: Bool { self == .strict }

    /// Whether `count` differing pixels of `total` pass.
    public func allow(_ count: Int, of total: Int) -> Bool {
        guard let maxRatio else { return count <= maxPixels }
        return Double(count) <= maxRatio * Double(total) && (maxPixels == 0 || count <= maxPixels)
    }
}

/// The distance between two colors, and the limit above which they count as different.
///
/// Colors are R, G, B and straight alpha, as stored in files. The distance between equal colors is 0, and every metric
/// is symmetric.
public enum ColorMetric: Equatable, Sendable {
    /// The largest difference of a channel, in levels 0…255. The limit is `levels`; with 0, one level counts.
    case exact(levels: Int)
    /// The distance of pixelmatch: see ``YIQ``. `threshold` is 0…1; the default of pixelmatch and its relatives is 0.1.
    case yiq(threshold: Double, ground: YIQ.Ground)
    /// ΔE₀₀ of the CIE: see ``DeltaE``. A difference of about 1 is just noticeable.
    case deltaE(limit: Double)

    /// A single level in a single channel counts.
    public static let strict = ColorMetric.exact(levels: 0)
}
