internal import FrameTiming

/// What kind of pace a provider describes.
public enum UITimingCurveType: Int, CaseIterable, Sendable {
    case builtin, cubic, spring, composed
}

/// Describes the pace of a property animator.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve for an animator of `duration` seconds, and how long it really takes: a spring described by its physics
    /// takes the time it needs.
    var pace: (curve: (Double) -> TimingCurve, duration: (Double) -> Double) {
        if let spring = springTimingParameters { return (spring.curve(duration:), spring.duration(asked:)) }
        let cubic = cubicTimingParameters?.curve ?? NamedCurves.easeInOut
        return ({ _ in cubic }, { $0 })
    }
}
