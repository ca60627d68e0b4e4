internal import FrameGeometry

/// A timing curve from (0, 0) to (1, 1) with two control points, as in CSS `cubic-bezier()` and
/// `CAMediaTimingFunction`.
///
/// The x coordinates of the control points are clamped to 0…1, so every progress has one value. Their y coordinates are
/// free, and the curve may leave 0…1. Control values that are not finite count as 0.
@frozen public struct CubicBezier: Equatable, Hashable, Sendable {
    public let x1: Double
    public let y1: Double
    public let x2: Double
    public let y2: Double

    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1.isFinite ? min(max(x1, 0), 1) : 0
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2.isFinite ? min(max(x2, 0), 1) : 0
        self.y2 = y2.isFinite ? y2 : 0
    }

    /// Returns the value at progress `x`.
    ///
    /// The value is exactly 0 at and below 0 (and at NaN), and exactly 1 at and above 1. It is accurate to about 10⁻¹⁵
    /// times the largest of 1, |y1| and |y2|, however steep the curve: where x(t) is nearly vertical, the equation is
    /// solved in a form that does not cancel there. Only + − · / are used, so every processor gives the same bits.
    public func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if x <= abscissa(at: 0.25) {
            return ordinate(at: startParameter(x))
        }
        if x >= abscissa(at: 0.75) {
            // Seen from its end, a curve is again such a curve. 1 − x is exact here, or its error is as small as that
            // of x itself.
            let mirrored = CubicBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
            return 1 - mirrored.ordinate(at: mirrored.startParameter(1 - x))
        }
        return ordinate(at: middleParameter(x))
    }

    /// Returns t in 0…¼ with x(t) = x. All terms of the Bernstein form are positive, so t is accurate to its last bits
    /// even where x(t) starts flat (x1 = 0) and the curve starts vertical.
    private func startParameter(_ x: Double) -> Double {
        RealMath.root(in: 0...0.25, precision: Self.precision) { t in
            let s = 1 - t
            return (
                t * (3 * x1 * s * s + 3 * x2 * s * t + t * t) - x,
                3 * (x1 * s * s + 2 * (x2 - x1) * s * t + (1 - x2) * t * t)
            )
        }
    }

    /// Returns t in ¼…¾ with x(t) = x, solved for w = 2t − 1. With σ = x1 + x2 − 1 and δ = 1 − x1 + x2 the cubic reads
    ///
    ///     8x − 4 = 3σ(1 − w²) + 3δw + (4 − 3δ)w³
    ///
    /// and δ ≥ |σ|. The curve is vertical inside only near x1 = 1, x2 = 0, where δ and σ vanish. This form keeps them,
    /// and therefore w, accurate to the last bits there.
    private func middleParameter(_ x: Double) -> Double {
        let toOne = 1 - x1
        let sigma = x2 - toOne
        let delta = x2 + toOne
        let target = 8 * (x - 0.5)
        let w = RealMath.root(in: -0.5...0.5, precision: Self.precision) { w in
            (
                3 * sigma * (1 - w * w) + 3 * delta * w + (4 - 3 * delta) * w * w * w - target,
                3 * delta - 6 * sigma * w + 3 * (4 - 3 * delta) * w * w
            )
        }
        return (1 + w) / 2
    }

    /// Precision beyond the last bit of any relevant value.
    private static let precision = 0x1p-60

    private func abscissa(at t: Double) -> Double {
        let s = 1 - t
        return t * (3 * x1 * s * s + 3 * x2 * s * t + t * t)
    }

    private func ordinate(at t: Double) -> Double {
        let s = 1 - t
        return t * (3 * y1 * s * s + 3 * y2 * s * t + t * t)
    }
}
