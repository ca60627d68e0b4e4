/// How the progress of one cycle of an animation becomes the share of the way covered.
public enum TimingCurve: Equatable, Sendable {
    case linear
    case cubicBezier(CubicBezier)
    /// A spring that runs for `duration` seconds over progress 0…1. At progress 1 it is where the spring is then, which
    /// need not be 1: an animation that ends there shows its model value next, as UIKit's do.
    case spring(SpringMotion, duration: Double)
    /// A curve run from its end to its start: its value at progress p is the curve's at 1 − p. What was the way there
    /// becomes the way back.
    indirect case backwards(TimingCurve)

    /// The share of the way, 0 at the start; usually 1 at the end, possibly beyond 0…1 on the way.
    ///
    /// `progress` is clamped to 0…1; NaN counts as 0.
    public func value(at progress: Double) -> Double {
        let clamped = progress > 0 ? min(progress, 1) : 0
        switch self {
        case .linear: return clamped
        case .cubicBezier(let curve): return curve.value(at: clamped)
        case .spring(let motion, let duration): return motion.value(at: clamped * duration)
        case .backwards(let curve): return curve.value(at: 1 - clamped)
        }
    }
}
