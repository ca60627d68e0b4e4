package import FrameLayers
package import FrameTiming
package import QuartzCore

// Not overridable: animation blocks are the same for every class of views.
extension UIView {
    // Entry point: UIView.animate has no object to ask for its stage.
    /// The current application's scope. Class methods cannot take the stage from a view.
    private class var animationScope: AnimationScope { Stage.current.applicationState.animationScope }

    /// Runs `animations` and animates their changes over `duration` seconds of virtual time, after a delay of `delay`
    /// seconds.
    ///
    /// The model takes the new values immediately; the old values stay visible during the delay. A nested block
    /// inherits the outer block's duration, curve, repetition, start time, and user interaction unless its options
    /// override them. Without the option `allowUserInteraction`, views receive no touches while they are animated. With
    /// a duration of 0 or less, changes take effect immediately and the completion is called at the start of the next
    /// turn; a nested block that overrides the duration still animates. With animations disabled, nothing animates and
    /// the completion is called immediately.
    ///
    /// - Parameter completion: Called once after the last animation of the block has ended, with whether all of them
    ///   ran to their end; on the next turn if nothing animates.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            animationScope.nested(options.timing(over: duration)), delay: delay, animations: animations,
            completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates along a spring that settles to within one thousandth in `duration` (facts/spring-fitting, measured). A
    /// nested block inherits timing like any other but keeps its spring, fitted to the inherited duration
    /// (facts/nested-springs, likely).
    ///
    /// - Parameters:
    ///   - dampingRatio: Clamped to 0.01…1; 1 does not overshoot.
    ///   - velocity: The initial velocity, as a multiple of the total distance per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var timing = animationScope.nested(BlockTiming(duration: duration, curve: .linear, options: options))
        let spring = SpringParameters(
            fittingDuration: timing.duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        timing.curve = .spring(spring.motion, duration: timing.duration)
        run(timing, delay: delay, animations: animations, completion: completion)
    }

    /// Animates along a spring given by its perceptual duration and bounce. The animation lasts until the spring has
    /// settled, which takes longer than its perceptual duration. A nested block keeps its spring, stretched to the
    /// inherited duration (facts/nested-springs, likely).
    ///
    /// Differs from UIKit: a spring with a bounce of −1 or 1 also settles, within 110 perceptual durations. In UIKit it
    /// never does (facts/spring-perceptual, documented), so no completion runs.
    ///
    /// - Parameters:
    ///   - bounce: −1…1. 0 does not overshoot; negative values are overdamped.
    ///   - velocity: The initial velocity, as a multiple of the total distance per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringParameters.settling(
            perceptualDuration: duration, bounce: bounce, initialVelocity: velocity
        ).motion
        let settling = spring.settlingDuration
        let own = BlockTiming(
            duration: duration > 0 ? settling : 0, curve: .spring(spring, duration: settling), options: options)
        var timing = animationScope.nested(own)
        timing.curve = own.curve
        run(timing, delay: delay, animations: animations, completion: completion)
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
    public class var inheritedAnimationDuration: TimeInterval { animationScope.timing?.duration ?? 0 }

    /// Runs an animation block with an arbitrary timing curve, for scene files.
    ///
    /// - Parameter passes: The repeat count, greater than 0.
    package class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, pacedBy curve: TimingCurve, passes: Double = 1,
        autoreverses: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var options: AnimationOptions = autoreverses ? [.autoreverse] : []
        if passes != 1 { options.insert(.repeat) }
        let timing = BlockTiming(duration: duration, curve: curve, options: options)
        guard let block = block(timing, delay, completion, fallback: animations) else { return }
        block.repeatCount = Float(passes)
        block.run(animations)
    }

    /// Reports an animation made outside animation blocks to a transition that is beginning, so that the transition
    /// drives it even if the layer is outside its container. For scene files.
    package class func noteAnimation(
        of layer: CALayer, _ property: LayerProperty, from old: AnimatedValue, to new: AnimatedValue
    ) {
        animationScope.note(
            PropertyChange(
                layer: layer, property: property, old: old, new: new, shown: property.read(layer.shownProperties)))
    }

    /// Runs an animation block that inherits nothing.
    package class func run(
        _ timing: BlockTiming, delay: Double = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        block(timing, delay, completion, fallback: animations)?.run(animations)
    }

    /// Returns a block to run the changes in, or `nil` if none is needed. In that case `fallback` has already run, as
    /// part of the current block or without animation.
    class func block(
        _ timing: BlockTiming, _ delay: Double, _ completion: ((Bool) -> Void)?, fallback: () -> Void
    ) -> BlockAnimation? {
        guard areAnimationsEnabled else {
            performWithoutAnimation(fallback)
            completion?(true)
            return nil
        }
        guard timing.duration > 0 else {
            animationScope.immediately(timing, fallback)
            if let completion { Stage.current.loop.scheduleNow { completion(true) } }
            return nil
        }
        if !timing.options.contains(.overrideInheritedDuration), animationScope.collector?.takesOver(completion) == true
        {
            fallback()
            return nil
        }
        return BlockAnimation(timing, delay: max(0, delay), on: Stage.current, completion: completion)
    }

    /// Runs `animations` in the current block, with its delay and completion, and repeats their animations `count`
    /// times. With `autoreverses`, each pass also runs backward. Outside a block, nothing animates.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = animationScope.collector, !outer.takesOver(nil) else { return animations() }
        let same = outer as? BlockAnimation
        var timing = outer.timing
        timing.options.subtract(.autoreverse)
        timing.options.formUnion(autoreverses ? [.repeat, .autoreverse] : .repeat)
        let block = BlockAnimation(timing, delay: same?.delay ?? 0, on: Stage.current, completion: same?.joined())
        block.repeatCount = Float(count)
        block.run(animations)
    }

    // MARK: Asynchronous variants

    // They return when the completion would be called, with its argument.

    /// - Returns: Whether all animations of the block ran to their end.
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

    /// The timing curve in bits 16–19.
    var curveBits: Int { Int(rawValue >> 16 & 0xF) }

    /// The ``curveBits`` that keyboard notifications carry, and that code animating alongside the keyboard passes: the
    /// system spring, until it has settled. Unnamed in the public header but widely reported
    /// (facts/animation-option-bits and facts/keyboard-curve).
    static let systemSpringBits = 7

    /// The timing of a block with these options and a requested `duration` in seconds.
    @MainActor func timing(over duration: Double) -> BlockTiming {
        func timing(_ duration: Double, _ curve: TimingCurve) -> BlockTiming {
            BlockTiming(duration: duration, curve: curve, options: self)
        }
        if let curve = UIView.AnimationCurve(rawValue: curveBits) { return timing(duration, curve.timingCurve) }
        if curveBits == Self.systemSpringBits {
            let spring = SpringParameters.system
            let settling = spring.settlingDuration
            return timing(duration > 0 ? settling : 0, .spring(spring.motion, duration: settling))
        }
        Stage.current.diagnostics.reportUnsupported(
            "UIView.AnimationOptions(rawValue: \(curveBits) << 16)", instead: "it moves as with curveEaseInOut")
        return timing(duration, NamedCurves.easeInOut)
    }
}
