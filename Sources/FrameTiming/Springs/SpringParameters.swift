internal import FrameGeometry

/// The parameters of a spring, as in `CASpringAnimation` and `UISpringTimingParameters`. ``motion`` is its motion.
@frozen public struct SpringParameters: Equatable, Hashable, Sendable {
    /// Mass, which must be positive.
    public var mass: Double
    /// Stiffness, which must be positive.
    public var stiffness: Double
    /// Damping, which must not be negative; with 0 the spring oscillates forever.
    public var damping: Double
    /// Initial velocity in total distances per second, positive toward the target.
    public var initialVelocity: Double
    /// Whether a damping ratio above 1 takes effect. Otherwise it counts as 1, as in Apple's springs unless
    /// `CASpringAnimation.allowsOverdamping` is set.
    public var allowsOverdamping: Bool

    /// Creates the parameters of a spring. The defaults match `CASpringAnimation`.
    public init(
        mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }

    /// The spring of navigation pushes, sheets and the keyboard: `UISpringTimingParameters()`.
    ///
    /// It settles in 0.506 s regardless of the duration of its animator. The triple is widely reported, for example in
    /// react-navigation and react-native-screens.
    public static let system = SpringParameters(mass: 3, stiffness: 1000, damping: 500)

    /// Damping ratio, damping / (2 √(stiffness · mass)), before ``allowsOverdamping`` limits it.
    public var dampingRatio: Double {
        damping / (2 * (stiffness * mass).squareRoot())
    }

    /// The motion of this spring. With nonpositive mass or stiffness, negative damping or a non-finite parameter, it is
    /// at its target from the start; see ``SpringMotion``.
    public var motion: SpringMotion {
        let ratio = dampingRatio
        return SpringMotion(
            angularFrequency: mass > 0 && stiffness > 0 ? (stiffness / mass).squareRoot() : 0,
            dampingRatio: allowsOverdamping || ratio < 1 || ratio.isNaN ? ratio : 1,
            initialVelocity: initialVelocity)
    }

    /// Seconds until the motion settles: ``SpringMotion/settlingDuration``.
    public var settlingDuration: Double { motion.settlingDuration }
}

extension SpringParameters {
    /// Creates the spring that UIKit runs for a duration and a damping ratio
    /// (`UIView.animate(usingSpringWithDamping:)`, `UISpringTimingParameters(dampingRatio:)`): mass 1, and the
    /// frequency at which the remaining distance is 0.001 after `duration` seconds.
    ///
    /// `dampingRatio` is clamped to 0.01…1 (below, the rule yields frequencies no screen can show; NaN counts as 1) and
    /// `duration` to 0.001…1,000,000 s; a non-finite velocity counts as 0.
    ///
    /// The rule, with ratio z, velocity v and duration D, solved for the largest frequency w:
    ///
    /// - z < 1: |z w − v| / (w √(1 − z²)) · e^(−z w D) = 0.001
    /// - z = 1: |1 + (w − v) D| · e^(−w D) = 0.001
    ///
    /// Source: measured by the openuikit project on about thirty combinations, within 0.16 points; the same model as in
    /// Framer's converter and OpenSwiftUI's `Spring(settlingDuration:)`.
    public init(fittingDuration duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
        let length = Self.usable(duration)
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let frequency =
            ratio < 1
            ? Self.underdampedFrequency(fitting: length, ratio: ratio, velocity: velocity)
            : Self.criticalFrequency(fitting: length, velocity: velocity)
        self.init(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    /// Creates the spring for iOS 17's duration and bounce (`UIView.animate(springDuration:bounce:)`, by default 0.5
    /// and 0): mass 1, frequency 2π / duration, damping ratio 1 − bounce, or 1 / (1 + bounce) for a negative bounce,
    /// which overdamps.
    ///
    /// `perceptualDuration` is the apparent length of the motion, not the time until it settles: run the animation for
    /// ``settlingDuration``. It is clamped to 0.001…1,000,000 s, `bounce` to −0.999…1; NaN counts as 0.
    ///
    /// Source: Apple, `UISpringTimingParameters(duration:bounce:)`; formula as in OpenSwiftUI.
    public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let limited = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
        let ratio = limited < 0 ? 1 / (1 + limited) : 1 - limited
        let frequency = 2 * Double.pi / Self.usable(perceptualDuration)
        self.init(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity.isFinite ? initialVelocity : 0, allowsOverdamping: limited < 0)
    }

    /// Returns the spring for a duration and a bounce that settles within about 110 perceptual durations: `bounce` is
    /// clamped to −0.98…0.99. At −1 and 1, the ends of Apple's range, a spring never settles.
    public static func settling(
        perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0
    ) -> SpringParameters {
        SpringParameters(
            perceptualDuration: perceptualDuration, bounce: bounce.isNaN ? 0 : min(max(bounce, -0.98), 0.99),
            initialVelocity: initialVelocity)
    }

    private static func usable(_ duration: Double) -> Double {
        duration > 0.001 ? min(duration, 1_000_000) : 0.001
    }

    private static func underdampedFrequency(fitting duration: Double, ratio: Double, velocity: Double) -> Double {
        let threshold = SpringMotion.settlingThreshold
        let root = ((1 - ratio) * (1 + ratio)).squareRoot()
        if velocity == 0 { return RealMath.log(ratio / (threshold * root)) / (ratio * duration) }

        func isOpen(_ frequency: Double) -> Bool {
            let swing = (ratio - velocity / frequency).magnitude / root
            return swing * RealMath.exp(-ratio * frequency * duration) >= threshold
        }
        // The remaining distance grows with the frequency only up to this value, where its derivative is 0, and then
        // falls to 0.
        let product = ratio * duration * velocity
        let summit =
            velocity < 0
            ? 0 : (product + (product * (product + 4 * ratio)).squareRoot()) / (2 * ratio * ratio * duration)
        return lastArgument(from: summit > 0 && isOpen(summit) ? summit : 0, where: isOpen)
    }

    private static func criticalFrequency(fitting duration: Double, velocity: Double) -> Double {
        func isOpen(_ frequency: Double) -> Bool {
            let left = (1 + (frequency - velocity) * duration).magnitude * RealMath.exp(-frequency * duration)
            return left >= SpringMotion.settlingThreshold
        }
        // As above, but the remaining distance is greatest where the frequency equals the velocity.
        return lastArgument(from: velocity > 0 && isOpen(velocity) ? velocity : 0, where: isOpen)
    }
}
