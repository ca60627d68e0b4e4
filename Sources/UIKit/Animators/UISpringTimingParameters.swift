internal import FrameTiming
internal import QuartzCore

/// A spring's pace.
///
/// Described by a damping ratio it fits the animator's duration; described by its physics it takes the time it needs
/// (uikit-facts 1.2 and 1.3).
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Description {
        case physical(SpringParameters)
        case fitted(dampingRatio: Double, velocity: Double)
    }

    public let initialVelocity: CGVector
    private let spring: Description

    /// The system spring: mass 3, stiffness 1000, damping 500.
    public override init() {
        spring = .physical(.system)
        initialVelocity = .zero
        super.init()
    }

    /// - Parameters:
    ///   - ratio: 1 for no overshoot; clamped to 0.01…1.
    ///   - velocity: in whole distances per second. Differs from UIKit: `dx` is used for everything; UIKit gives x and y
    ///     of a position their own.
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

    /// A spring by how long it seems to take and how much it bounces, −1…1.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        spring = .physical(
            SpringParameters(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx))
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
