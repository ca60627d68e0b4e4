/// What counts as a difference of two images, and how much of it passes. By default nothing does.
public struct ComparisonRules: Equatable, Sendable {
    public var metric: ColorMetric
    /// Whether a pixel that differs is passed over where it looks like the edge of a shape in either image, as
    /// pixelmatch judges that (V. Vyšniauskas, “Anti-aliased pixel and intensity slope detector”, 2009).
    public var ignoresAntiAliasing: Bool
    /// What is not compared, in pixels.
    public var masks: [PixelBox]
    /// What layers of these names paint is not compared, wherever it moves, and what lies behind them is. That takes
    /// display lists: frames of goldens have them, image files do not.
    public var maskedLayers: Set<String>
    /// How many differing pixels an image may have, 0 or more.
    public var maxPixels: Int
    /// The share of an image's pixels, 0…1, that may differ; `nil` for no limit of its own. Where both limits are given,
    /// both hold.
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

    /// Two images pass when all their bytes are equal, and not otherwise.
    public static let strict = ComparisonRules()

    /// Whether images pass exactly when they are equal: then their digests decide.
    public var demandEquality: Bool { self == .strict }

    /// Whether `count` differing pixels of `total` pass.
    public func allow(_ count: Int, of total: Int) -> Bool {
        guard let maxRatio else { return count <= maxPixels }
        return Double(count) <= maxRatio * Double(total) && (maxPixels == 0 || count <= maxPixels)
    }
}

/// How far apart two colours are, and from where on that is a difference.
///
/// Colours are straight R, G, B, A as files hold them. Every metric finds equal colours equal and is the same both ways.
public enum ColorMetric: Equatable, Sendable {
    /// The channel that is furthest apart, in levels 0…255; more than `levels` is a difference. 0: one level is one.
    case exact(levels: Int)
    /// The distance of pixelmatch: see ``YIQ``. `threshold` is 0…1; 0.1 is what pixelmatch and its relatives begin with.
    case yiq(threshold: Double, ground: YIQ.Ground)
    /// ΔE₀₀ of CIE: see ``DeltaE``. More than `limit` is a difference; about 1 is where people begin to see one.
    case deltaE(limit: Double)

    /// One pixel one level off is a difference.
    public static let strict = ColorMetric.exact(levels: 0)
}
