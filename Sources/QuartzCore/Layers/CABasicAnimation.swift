package import FrameLayers
package import FrameTiming

/// An animation of a property from one value to another.
///
/// Set at most two of the three values; `byValue` is the difference of the other two. A missing value is the underlying
/// one: the model with earlier animations applied, or zero for an additive animation. A missing start is the value on
/// screen if the animation is not additive and replaces one that is on screen under its key. If no value is set, the
/// property animates from the value on screen to the new one.
///
/// Differs from Core Animation: a missing end is always the underlying value, because that is visible once the
/// animation has ended. The documentation names the presentation value.
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
    private var from: AnimationValue?
    private var to: AnimationValue?
    private var by: AnimationValue?

    open var fromValue: Any? {
        get { from?.object }
        set { from = objectiveC(newValue).map(AnimationValue.object) }
    }
    open var toValue: Any? {
        get { to?.object }
        set { to = objectiveC(newValue).map(AnimationValue.object) }
    }
    open var byValue: Any? {
        get { by?.object }
        set { by = objectiveC(newValue).map(AnimationValue.object) }
    }

    /// Sets the start value; `nil` means the underlying value.
    package func setStart(_ value: AnimatedValue?) { from = value.map(AnimationValue.init) }

    /// Uses the first and last values.
    override package func setValues(_ values: [AnimatedValue], times: [Double]) {
        from = values.first.map(AnimationValue.init)
        to = values.last.map(AnimationValue.init)
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        from = other.from
        to = other.to
        by = other.by
    }

    override var exampleValue: AnimationValue? { from ?? to ?? by }

    override func motion(
        of property: LayerProperty, over underlying: AnimatedValue, shown: @autoclosure () -> AnimatedValue
    ) -> Motion? {
        let startsFromShown = replacesShown && !isAdditive
        let start = startsFromShown ? shown() : isAdditive ? underlying.neutral : underlying
        switch (value(from, of: property), value(to, of: property), value(by, of: property)) {
        case (nil, nil, nil):
            guard from == nil, to == nil, by == nil else { return nil }
            return .between(isAdditive ? shown().difference(from: underlying) : shown(), nil)
        case (let from?, nil, let by?):
            return .between(from, by.added(to: from))
        case (nil, let to?, let by?):
            return .between(to.difference(from: by), to)
        case (nil, nil, let by?):
            return .between(start, by.added(to: start))
        case (nil, let to?, nil) where startsFromShown:
            return .between(start, to)
        case (let from, let to, _):
            return .between(from, to)
        }
    }
}

/// An animation of a property from one value to another along a spring, which may overshoot and settles in
/// ``settlingDuration``.
@MainActor @preconcurrency open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// The initial velocity, in multiples of the animated distance per second, positive toward the end.
    open var initialVelocity: CGFloat = 0
    /// Whether damping above the critical damping has an effect; otherwise it is clamped.
    open var allowsOverdamping = false

    /// Creates a spring from a perceptual duration in seconds and a bounce of −1…1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringParameters(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.stiffness
        damping = spring.damping
        allowsOverdamping = spring.allowsOverdamping
    }

    /// One period of the undamped spring, in seconds.
    public var perceptualDuration: CFTimeInterval {
        stiffness > 0 && mass > 0 ? 2 * .pi * (mass / stiffness).squareRoot() : 0
    }

    /// The bounce: 1 for an undamped spring, 0 for a critically damped one, and negative for an overdamped one.
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

    /// The number of seconds until the spring stays within 1/1000 of the distance.
    public var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: SpringMotion {
        SpringParameters(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping
        ).motion
    }

    override package var timingCurve: TimingCurve { .spring(spring, duration: duration) }
}
