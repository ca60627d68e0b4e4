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

extension TimingCurve {
    /// The share of the way like ``value(at:)``, but with progress outside 0…1 taken as it is: the curve goes straight on
    /// along its tangent, as in CSS. A spring stays where it is at its ends.
    ///
    /// For the stretches of keyframes, which the curve of the whole may drive beyond their first and last value.
    public func extendedValue(at progress: Double) -> Double {
        switch self {
        case .linear: progress
        case .cubicBezier(let curve): curve.extendedValue(at: progress)
        case .spring: value(at: progress)
        case .backwards(let curve): curve.extendedValue(at: 1 - progress)
        }
    }
}

extension CubicBezier {
    /// The value like ``value(at:)``; outside 0…1 on the tangent at the nearer end.
    ///
    /// Where a control point lies on its end the tangent leads to the other one; where a tangent is vertical the value
    /// stays. Source: CSS Easing 1, section 2.2.
    public func extendedValue(at progress: Double) -> Double {
        if progress < 0 { return progress * Self.slope(x1, y1, x2, y2) }
        if progress > 1 { return 1 + (progress - 1) * Self.slope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
        return value(at: progress)
    }

    /// Of the tangent at (0, 0).
    private static func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        if x1 > 0 { return y1 / x1 }
        guard y1 == 0 else { return 0 }
        if x2 > 0 { return y2 / x2 }
        return y2 == 0 ? 1 : 0
    }
}
