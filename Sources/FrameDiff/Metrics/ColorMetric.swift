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
