package import FrameTiming

/// A way from one value to another as a spring goes: it may overshoot and takes ``settlingDuration`` to come to rest.
@MainActor @preconcurrency open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In whole distances per second, positive towards the end.
    open var initialVelocity: CGFloat = 0
    /// Whether a spring damped beyond the critical point creeps; otherwise it moves as a critical one.
    open var allowsOverdamping = false

    /// A spring by how long it seems to take and how much it bounces, −1…1; it takes ``settlingDuration`` to settle.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringParameters(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.stiffness
        damping = spring.damping
        allowsOverdamping = spring.allowsOverdamping
    }

    /// Seconds that the motion seems to take: one turn of the undamped spring.
    public var perceptualDuration: CFTimeInterval {
        stiffness > 0 && mass > 0 ? 2 * .pi * (mass / stiffness).squareRoot() : 0
    }

    /// How much it bounces: 1 for ever, 0 not at all, below 0 it creeps.
    public var bounce: CGFloat {
        guard stiffness > 0, mass > 0 else { return 0 }
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    /// Seconds until the spring stays within a thousandth of the distance.
    public var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: SpringMotion {
        SpringParameters(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping
        ).motion
    }

    override package var timingCurve: TimingCurve { .spring(spring, duration: duration) }
}
