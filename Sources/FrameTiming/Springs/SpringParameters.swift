internal import FrameGeometry

/// A spring as `CASpringAnimation` and `UISpringTimingParameters` describe it; ``motion`` is how it moves.
@frozen public struct SpringParameters: Equatable, Hashable, Sendable {
    /// Positive.
    public var mass: Double
    /// Positive.
    public var stiffness: Double
    /// Not negative; 0 swings for ever.
    public var damping: Double
    /// In total distances per second, positive towards the target.
    public var initialVelocity: Double
    /// Whether a damping ratio above 1 slows the spring down. Otherwise it counts as 1: that is what Apple's springs do
    /// unless `CASpringAnimation.allowsOverdamping` is set.
    public var allowsOverdamping: Bool

    /// The defaults are those of `CASpringAnimation`.
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
    /// It settles in 0.506 s whatever duration its animator was given. Widely reported triple, among others in
    /// react-navigation and react-native-screens.
    public static let system = SpringParameters(mass: 3, stiffness: 1000, damping: 500)

    /// damping / (2 √(stiffness · mass)), before ``allowsOverdamping`` limits it.
    public var dampingRatio: Double {
        damping / (2 * (stiffness * mass).squareRoot())
    }

    /// The motion of this spring. With a mass or stiffness that is not positive, negative damping or a number that is not
    /// finite it is at its target from the start: see ``SpringMotion``.
    public var motion: SpringMotion {
        let ratio = dampingRatio
        return SpringMotion(
            angularFrequency: mass > 0 && stiffness > 0 ? (stiffness / mass).squareRoot() : 0,
            dampingRatio: allowsOverdamping || ratio < 1 || ratio.isNaN ? ratio : 1,
            initialVelocity: initialVelocity)
    }

    /// How long the motion takes to settle, in seconds: ``SpringMotion/settlingDuration``.
    public var settlingDuration: Double { motion.settlingDuration }
}
