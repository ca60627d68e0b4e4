package import FrameTiming
internal import QuartzCore

extension UIView {
    /// The current application's scope. Class methods have no view to take the stage from.
    private class var animationScope: AnimationScope { Stage.current.applicationState.animationScope }

    /// Runs `animations` and animates their changes over `duration` seconds of virtual time after a delay of `delay`
    /// seconds.
    ///
    /// The model takes the new values immediately; the old values stay visible during the delay. A nested block
    /// inherits the outer block's duration, curve, repetition, start and user interaction unless its options override
    /// them. Without the option `allowUserInteraction`, views take no touches while they are animated. With a
    /// duration of 0 or less, changes take effect immediately and the completion is called at the start of the next
    /// turn. With animations disabled, the completion is called immediately.
    ///
    /// - Parameter completion: called once after the last animation of the block has ended, with whether all of them
    ///   ran to their end; on the next turn if nothing animates.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var (duration, curve) = options.pace(over: duration)
        if let outer = animationScope.collector {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
        }
        run(
            duration: duration, delay: delay, curve: curve, options: options, animations: animations,
            completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates along a spring that settles to one thousandth within `duration` (facts/spring-fitting, measured).
    ///
    /// - Parameters:
    ///   - dampingRatio: clamped to 0.01…1; 1 does not overshoot.
    ///   - velocity: the initial velocity, as a multiple of the total distance per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringParameters(
            fittingDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        run(
            duration: duration, delay: delay, curve: .spring(spring.motion, duration: duration), options: options,
            animations: animations, completion: completion)
    }

    /// Animates along a spring given by its perceptual duration and bounce. The animation lasts until the spring has
    /// settled, which is longer than its perceptual duration.
    ///
    /// - Parameters:
    ///   - bounce: −1…1. 0 does not overshoot; negative values are overdamped.
    ///   - velocity: the initial velocity, as a multiple of the total distance per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringParameters(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity).motion
        let settling = spring.settlingDuration
        run(
            duration: duration > 0 ? settling : 0, delay: delay, curve: .spring(spring, duration: settling),
            options: options, animations: animations, completion: completion)
    }

    /// Runs `actionsWithoutAnimation` without animating its changes, even inside an animation block. Animation blocks
    /// nested in it do not animate either.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        animationScope.without(actionsWithoutAnimation)
    }

    /// Enables or disables animation in blocks.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        animationScope.areAnimationsEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { animationScope.areAnimationsEnabled }

    /// The duration of the current block in seconds, or 0 outside of any block.
    public class var inheritedAnimationDuration: TimeInterval { animationScope.collector?.duration ?? 0 }

    /// Runs an animation block with an arbitrary timing curve, for scene files.
    ///
    /// - Parameter passes: the repeat count, above 0.
    package class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, pacedBy curve: TimingCurve, passes: Double = 1,
        autoreverses: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var options: AnimationOptions = autoreverses ? [.autoreverse] : []
        if passes != 1 { options.insert(.repeat) }
        guard let block = block(duration, delay, curve, options, completion, fallback: animations) else { return }
        block.repeatCount = Float(passes)
        block.run(animations)
    }

    class func run(
        duration: Double, delay: Double, curve: TimingCurve, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard let block = block(duration, delay, curve, options, completion, fallback: animations) else { return }
        block.run(animations)
    }

    /// Returns a block to run the changes in, or `nil` if none is needed: in that case `fallback` has been run, as part
    /// of the current block or without animation.
    class func block(
        _ duration: Double, _ delay: Double, _ curve: TimingCurve, _ options: AnimationOptions,
        _ completion: ((Bool) -> Void)?, fallback: () -> Void
    ) -> BlockAnimation? {
        guard areAnimationsEnabled else {
            performWithoutAnimation(fallback)
            completion?(true)
            return nil
        }
        guard duration > 0 else {
            performWithoutAnimation(fallback)
            if let completion { Stage.current.loop.scheduleNow { completion(true) } }
            return nil
        }
        if !options.contains(.overrideInheritedDuration), animationScope.collector?.takesOver(completion) == true {
            fallback()
            return nil
        }
        return BlockAnimation(
            duration: duration, delay: max(0, delay), curve: curve,
            options: options.inheriting(from: animationScope.collector), on: Stage.current, completion: completion)
    }

    /// Runs `animations` in the current block, with its delay and completion, and repeats their animations `count`
    /// times. With `autoreverses`, each pass also runs backwards. Outside of a block, nothing animates.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = animationScope.collector, !outer.takesOver(nil) else { return animations() }
        let same = outer as? BlockAnimation
        var options = (same?.options ?? outer.inheritedOptions).subtracting(.autoreverse).union(.repeat)
        if autoreverses { options.insert(.autoreverse) }
        let block = BlockAnimation(
            duration: outer.duration, delay: same?.delay ?? 0, curve: outer.curve, options: options, on: Stage.current,
            completion: same?.joined())
        block.repeatCount = Float(count)
        block.run(animations)
    }

    // MARK: Asynchronous variants

    // They return when the completion would be called, with its argument.

    /// - Returns: whether all animations of the block ran to their end.
    @discardableResult public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }

    @discardableResult public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity, options: options, animations: animations
            ) { continuation.resume(returning: $0) }
        }
    }
}

extension UIView.AnimationOptions {
    /// The options that nested blocks inherit.
    static let inherited: UIView.AnimationOptions = [
        .allowUserInteraction, .repeat, .autoreverse, .beginFromCurrentState,
    ]

    /// These options with those that a block inside `outer` inherits.
    @MainActor func inheriting(from outer: (any AnimationCollector)?) -> Self {
        contains(.overrideInheritedOptions) ? self : union(outer?.inheritedOptions ?? [])
    }

    /// The timing curve, bits 16–19.
    var curveBits: Int { Int(rawValue >> 16 & 0xF) }

    /// The ``curveBits`` of keyboard notifications, and of code that animates alongside the keyboard: the system
    /// spring, until it has settled. Unnamed in the public header but widely reported (facts/animation-option-bits and
    /// facts/keyboard-curve).
    static let systemSpringBits = 7

    /// The curve and the actual duration, in seconds, of a block with these options and a requested `duration`.
    @MainActor func pace(over duration: Double) -> (duration: Double, curve: TimingCurve) {
        if let curve = UIView.AnimationCurve(rawValue: curveBits) { return (duration, curve.timingCurve) }
        if curveBits == Self.systemSpringBits {
            let spring = SpringParameters.system
            let settling = spring.settlingDuration
            return (duration > 0 ? settling : 0, .spring(spring.motion, duration: settling))
        }
        Stage.current.diagnostics.reportUnsupported(
            "UIView.AnimationOptions(rawValue: \(curveBits) << 16)", instead: "it moves as with curveEaseInOut")
        return (duration, NamedCurves.easeInOut)
    }
}
