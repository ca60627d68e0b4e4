import FrameTiming

extension TimingCurve {
    /// The curve seen from its end: the value at `1 - x` is 1 less this one's value at `x`.
    ///
    /// A spring has no such counterpart, since none starts at rest by swinging; it stays as it is.
    var reversed: TimingCurve {
        switch self {
        case .linear, .spring: self
        case .cubicBezier(let curve):
            .cubicBezier(CubicBezier(x1: 1 - curve.x2, y1: 1 - curve.y2, x2: 1 - curve.x1, y2: 1 - curve.y1))
        }
    }
}
