import FrameTiming

extension TimingCurve {
    /// The curve seen from its end: the value at `1 - x` is 1 less this one's value at `x`.
    ///
    /// A spring has no such counterpart, since none starts at rest by swinging; it stays as it is.
    var reversed: TimingCurve {
        switch self {
        case .linear, .spring, .backwards: self
        case .cubicBezier(let curve):
            .cubicBezier(
                CubicBezier(
                    x1: rest(curve.x2), y1: rest(curve.y2), x2: rest(curve.x1), y2: rest(curve.y1)))
        }
    }

    /// `1 - share`, to twelve decimals: 1 − 0.58 is 0.42, so that a symmetric curve is its own reverse.
    private func rest(_ share: Double) -> Double { ((1 - share) * 1e12).rounded() / 1e12 }
}
