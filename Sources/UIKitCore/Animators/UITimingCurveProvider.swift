package import FrameTiming
internal import QuartzCore

/// The kind of timing a provider describes.
public enum UITimingCurveType: Int, CaseIterable, Sendable {
    case builtin, cubic, spring, composed
}

/// The timing of a property animator.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Functions from an animator's requested duration, in seconds, to its curve and its actual duration. A spring
    /// given by its physics lasts for its settling time.
    var pace: (curve: (Double) -> TimingCurve, duration: (Double) -> Double) {
        if let spring = springTimingParameters { return (spring.curve(duration:), spring.duration(asked:)) }
        let cubic = cubicTimingParameters?.curve ?? NamedCurves.easeInOut
        return ({ _ in cubic }, { $0 })
    }
}

/// Cubic timing: one of the system's curves, or two control points.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The system curve, meaningful only if the parameters were created with one.
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    let curve: TimingCurve

    /// Creates an ease-in-ease-out curve.
    public override init() {
        animationCurve = .easeInOut
        curve = animationCurve.timingCurve
        (controlPoint1, controlPoint2) = Self.controlPoints(of: curve)
        super.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        self.curve = curve.timingCurve
        (controlPoint1, controlPoint2) = Self.controlPoints(of: curve.timingCurve)
        super.init()
    }

    /// The control points of a Bézier curve, or the end points of a straight line for any other curve.
    private static func controlPoints(of curve: TimingCurve) -> (CGPoint, CGPoint) {
        guard case .cubicBezier(let bezier) = curve else { return (.zero, CGPoint(x: 1, y: 1)) }
        return (CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2))
    }

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1). The x coordinates are clamped to 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        curve = .cubicBezier(CubicBezier(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y))
        super.init()
    }

    /// Creates parameters from an arbitrary timing curve, for scene files.
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

/// Spring timing.
///
/// A spring given by its damping ratio is fitted to the animator's duration. A spring given by its physics lasts for
/// its settling time (facts/spring-fitting and facts/system-spring).
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Description {
        case physical(SpringParameters)
        case fitted(dampingRatio: Double, velocity: Double)
    }

    public let initialVelocity: CGVector
    private let spring: Description

    /// Creates the system spring: mass 3, stiffness 1000, damping 500.
    public override init() {
        spring = .physical(.system)
        initialVelocity = .zero
        super.init()
    }

    /// - Parameters:
    ///   - ratio: Clamped to 0.01…1; 1 does not overshoot.
    ///   - velocity: The initial velocity, as a multiple of the total distance per second. Differs from UIKit: `dx`
    ///     applies to every property, where UIKit applies `dx` and `dy` to the x and y of a position.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        spring = .fitted(dampingRatio: ratio, velocity: velocity.dx)
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        spring = .physical(
            SpringParameters(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from its perceptual duration, in seconds, and its bounce, −1…1.
    ///
    /// Differs from UIKit: a spring with a bounce of −1 or 1 also settles, within 110 perceptual durations.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        spring = .physical(
            .settling(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    func curve(duration: Double) -> TimingCurve {
        .spring(parameters(duration: duration).motion, duration: self.duration(asked: duration))
    }

    func duration(asked duration: Double) -> Double {
        switch spring {
        case .physical(let parameters): parameters.settlingDuration
        case .fitted: duration
        }
    }

    private func parameters(duration: Double) -> SpringParameters {
        switch spring {
        case .physical(let parameters): parameters
        case .fitted(let ratio, let velocity):
            SpringParameters(fittingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
        }
    }
}
