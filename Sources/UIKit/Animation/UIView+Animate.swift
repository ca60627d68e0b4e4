package import FrameTiming
internal import QuartzCore

extension UIView {
    /// The current application's: class methods have no view to ask.
    private class var animationScope: AnimationScope { Stage.current.applicationState.animationScope }

    /// Runs `animations`; what they change moves there in `duration` seconds of virtual time, after `delay`.
    ///
    /// The model has its new values at once. During the delay the old ones show. A block inside another one takes the
    /// outer one's duration, curve, repetition and start, unless its options say otherwise. With a duration of 0 or less
    /// changes show at once and the completion runs at the start of the next turn; where animations are disabled, it runs
    /// at once.
    ///
    /// - Parameter completion: called once when everything the block started has ended, with whether all of it ran to
    ///   its end; on the next turn when nothing moves.
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

    /// Runs `actionsWithoutAnimation`; what they change does not move, even inside an animation block, nor does what
    /// blocks inside them change.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        animationScope.without(actionsWithoutAnimation)
    }

    /// Whether blocks animate at all.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        animationScope.areAnimationsEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { animationScope.areAnimationsEnabled }

    /// Seconds of the block being run, 0 outside any.
    public class var inheritedAnimationDuration: TimeInterval { animationScope.collector?.duration ?? 0 }

    /// An animation block with any curve of the kernel's, for what scene files say.
    ///
    /// - Parameter passes: how often, above 0.
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

    /// The block that animates what is changed now, or `nil` where none is needed: `unmoved` has then been run, as a part
    /// of the block that is being run or without moving anything.
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

    /// Runs `animations` in the current block, with its delay and its completion, repeating what they start `count` times,
    /// there and back when `autoreverses`. Outside a block nothing moves.
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
    /// What a block inside one with these options does, too.
    static let inherited: UIView.AnimationOptions = [.repeat, .autoreverse, .beginFromCurrentState]

    /// Bits 16–19, which say what paces a block.
    var curveBits: Int { Int(rawValue >> 16 & 0xF) }

    /// What `curveBits` are of the keyboard's notifications, and of code that moves as the keyboard does: the system spring,
    /// for as long as it takes. It has no name in the public header; widely reported (uikit-facts 1.1 and 1.3).
    static let systemSpringBits = 7

    /// For how long a block of `duration` seconds runs, and on which curve.
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
