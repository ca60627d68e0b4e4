package import FrameTiming
internal import QuartzCore

/// A cubic pace: one of the system's curves, or two control points.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// Meaningful for the system's curves.
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    let curve: TimingCurve

    /// Ease in and out.
    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        self.curve = curve.timingCurve
        if case .cubicBezier(let bezier) = curve.timingCurve {
            controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
            controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
        } else {
            controlPoint1 = .zero
            controlPoint2 = CGPoint(x: 1, y: 1)
        }
        super.init()
    }

    /// A curve from (0, 0) to (1, 1); x is clamped to 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        curve = .cubicBezier(CubicBezier(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y))
        super.init()
    }

    /// Any curve of the kernel's, for what scene files say.
    package init(_ curve: TimingCurve) {
        animationCurve = .easeInOut
        controlPoint1 = .zero
        controlPoint2 = CGPoint(x: 1, y: 1)
        self.curve = curve
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
