package import FrameTiming
internal import QuartzCore

extension UIView {
    /// The current application's: class methods have no view to ask.
    private class var animationScope: AnimationScope { Stage.current.applicationState.animationScope }

    /// Runs `animations` and animates the changes they make over `duration` seconds of virtual time, after `delay`.
    ///
    /// The model has its new values immediately; during the delay the old ones show. A nested block inherits the outer
    /// block's duration, curve, repetition and start, unless its options override them. With a duration of 0 or less
    /// changes show immediately and the completion is called at the start of the next turn; while animations are disabled
    /// it is called immediately.
    ///
    /// - Parameter completion: called once when all animations of the block have ended, with whether all of them finished;
    ///   on the next turn if there are none.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var (duration, curve) = options.pace(over: duration)
        var options = options
        if let outer = animationScope.collector {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
            if !options.contains(.overrideInheritedOptions) { options.formUnion(outer.inheritedOptions) }
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

    /// Runs `actionsWithoutAnimation` without animating their changes, even inside an animation block. Blocks nested in them
    /// do not animate either.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        animationScope.without(actionsWithoutAnimation)
    }

    /// Whether blocks animate at all.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        animationScope.areAnimationsEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { animationScope.areAnimationsEnabled }

    /// The duration of the block being run, in seconds; 0 outside blocks.
    public class var inheritedAnimationDuration: TimeInterval { animationScope.collector?.duration ?? 0 }

    /// An animation block with any timing curve, for scene files.
    ///
    /// - Parameter passes: the number of repetitions, above 0.
    package class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, pacedBy curve: TimingCurve, passes: Double = 1,
        autoreverses: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var options: AnimationOptions = autoreverses ? [.autoreverse] : []
        if passes != 1 { options.insert(.repeat) }
        guard let block = block(duration, delay, curve, options, completion, unmoved: animations) else { return }
        block.repeatCount = Float(passes)
        block.run(animations)
    }

    class func run(
        duration: Double, delay: Double, curve: TimingCurve, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard let block = block(duration, delay, curve, options, completion, unmoved: animations) else { return }
        block.run(animations)
    }

    /// The block for changes that are made next, or `nil` if none is needed: `unmoved` has then been run, as part of the
    /// block being run or without animation.
    class func block(
        _ duration: Double, _ delay: Double, _ curve: TimingCurve, _ options: AnimationOptions,
        _ completion: ((Bool) -> Void)?, unmoved: () -> Void
    ) -> BlockAnimation? {
        guard areAnimationsEnabled else {
            performWithoutAnimation(unmoved)
            completion?(true)
            return nil
        }
        guard duration > 0 else {
            performWithoutAnimation(unmoved)
            if let completion { Stage.current.loop.scheduleNow { completion(true) } }
            return nil
        }
        if !options.contains(.overrideInheritedDuration), animationScope.collector?.takesOver(completion) == true {
            unmoved()
            return nil
        }
        return BlockAnimation(
            duration: duration, delay: max(0, delay), curve: curve, options: options, on: Stage.current,
            completion: completion)
    }

    /// Runs `animations` in the current block, with its delay and completion, and repeats their animations `count` times,
    /// forwards and backwards with `autoreverses`. Outside blocks nothing is animated.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = animationScope.collector, !outer.takesOver(nil) else { return animations() }
        let same = outer as? BlockAnimation
        var options = same?.options.subtracting(.autoreverse).union(.repeat) ?? .repeat
        if autoreverses { options.insert(.autoreverse) }
        let block = BlockAnimation(
            duration: outer.duration, delay: same?.delay ?? 0, curve: outer.curve, options: options, on: Stage.current,
            completion: same?.joined())
        block.repeatCount = Float(count)
        block.run(animations)
    }
}

extension UIView.AnimationOptions {
    /// The options that nested blocks inherit.
    static let inherited: UIView.AnimationOptions = [.repeat, .autoreverse, .beginFromCurrentState]

    /// Bits 16–19: the curve.
    var curveBits: Int { Int(rawValue >> 16 & 0xF) }

    /// The `curveBits` of keyboard notifications, and of code that follows the keyboard: the system spring, for its settling
    /// duration. Not named in the public header; widely reported (uikit-facts 1.1 and 1.3).
    static let systemSpringBits = 7

    /// The duration and curve of a block that asks for `duration` seconds.
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

extension UIView.AnimationCurve {
    var timingCurve: TimingCurve {
        switch self {
        case .easeInOut: NamedCurves.easeInOut
        case .easeIn: NamedCurves.easeIn
        case .easeOut: NamedCurves.easeOut
        case .linear: NamedCurves.linear
        }
    }
}
