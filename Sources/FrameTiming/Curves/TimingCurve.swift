/// Maps the time fraction of one cycle of an animation to its progress.
public enum TimingCurve: Equatable, Sendable {
    case linear
    case cubicBezier(CubicBezier)
    /// A spring that runs for `duration` seconds over input 0…1. At input 1 its value is that of the spring at
    /// `duration`, which need not be 1. The animation then jumps to its model value, as in UIKit.
    case spring(SpringMotion, duration: Double)
    /// A curve run backward: its value at p is that of the curve at 1 − p.
    indirect case backwards(TimingCurve)

    /// Returns the progress: 0 at the start, usually 1 at the end, possibly beyond 0…1 in between.
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
    /// Returns the progress like ``value(at:)``, but without clamping: outside 0…1 the curve continues along its
    /// tangent, as in CSS. A spring keeps its value at the ends.
    ///
    /// It is used for segments of keyframe animations, whose overall curve may overshoot the first and last value.
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
    /// Returns the value like ``value(at:)``, or outside 0…1 the value on the tangent at the nearer end.
    ///
    /// If a control point coincides with its end, the tangent points to the other control point; if the tangent is
    /// vertical, the value stays constant. Source: CSS Easing 1, section 2.2.
    public func extendedValue(at progress: Double) -> Double {
        if progress < 0 { return progress * Self.slope(x1, y1, x2, y2) }
        if progress > 1 { return 1 + (progress - 1) * Self.slope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
        return value(at: progress)
    }

    /// Returns the slope of the tangent at (0, 0).
    private static func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        if x1 > 0 { return y1 / x1 }
        guard y1 == 0 else { return 0 }
        if x2 > 0 { return y2 / x2 }
        return y2 == 0 ? 1 : 0
    }
}
