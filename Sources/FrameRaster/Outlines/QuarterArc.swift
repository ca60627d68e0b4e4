/// Points that approximate a quarter of the unit circle, from (1, 0) to (0, 1).
///
/// Each of its two eighths is divided evenly in t, the tangent of half the angle, where the circle is rational: ((1 −
/// t²)/(1 + t²), 2t/(1 + t²)), 0 ≤ t ≤ √2 − 1. This needs division and one constant, but no sine.
///
/// With m segments per eighth, the longest step is an angle of 2(√2 − 1)/m, so at a radius of r pixels the arc rises
/// above its chord by s ≤ r·(√2 − 1)²/(2m²). Inner vertices are moved outward by ⅔ of that rise, so that chord and arc
/// enclose the same area and no point is off by more than ⅔ s. An arc crosses a pixel over a length of at most about
/// √2, so s = 1/1024 keeps the error of coverage below √2·⅔/1024 < 1/1024, which gives m ≥ (√2 − 1)·√(512 r).
struct QuarterArc {
    /// √2 − 1, the tangent of a sixteenth of a turn.
    private static let tangent = 0.414213562373095048801688724209698079

    /// Maximum number of segments per eighth, enough for a radius of 190,000 pixels. Larger arcs are less accurate.
    static let limit = 4096

    private(set) var points: [(cosine: Double, sine: Double)] = []

    /// Returns the number of segments per eighth for a radius in pixels, 0…`infinity`.
    static func segments(radius: Double) -> Int {
        let needed = tangent * (512 * radius).squareRoot()
        return needed < Double(limit) ? max(1, Int(needed) + 1) : limit
    }

    /// Divides the arc into `segments` per eighth. Does nothing if ``points`` already is that division, because shapes
    /// in a list often share a radius.
    mutating func divide(segments: Int) {
        guard points.count != 2 * segments + 1 else { return }
        points.removeAll(keepingCapacity: true)
        points.reserveCapacity(2 * segments + 1)
        let step = Self.tangent / Double(segments)
        for index in 0...segments {
            let t = step * Double(index)
            let scale = 1 / (1 + t * t)
            // This is ⅔ of the rise over a chord of angle 2·step·scale, on the unit circle.
            let lift = index == 0 ? 1 : 1 + step * step * scale * scale / 3
            points.append((cosine: (1 - t * t) * scale * lift, sine: 2 * t * scale * lift))
        }
        for index in stride(from: segments - 1, through: 0, by: -1) {
            points.append((cosine: points[index].sine, sine: points[index].cosine))
        }
    }
}
