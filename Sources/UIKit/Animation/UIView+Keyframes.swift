internal import FrameTiming
internal import QuartzCore

extension UIView {
    /// Runs `animations`, whose keyframes say which changes move when; all of it takes `duration` seconds of virtual time,
    /// after `delay`.
    ///
    /// The whole is paced by ease-in-ease-out, unless the options' raw value carries the bits of another curve. Changes
    /// outside keyframes move over the whole time.
    ///
    /// - Parameter completion: called once when everything has ended, with whether all of it ran to its end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let scope = Stage.current.applicationState.animationScope
        let shared = AnimationOptions(rawValue: options.rawValue)
        let outer = scope.collector
        let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
        let pace = shared.pace(over: duration)
        let seconds = inherits ? outer?.duration ?? pace.duration : pace.duration
        let curve = pace.curve
        let keyframes = KeyframeCollector(duration: seconds, curve: curve, mode: options.calculationMode, in: scope)
        func collected() -> [PropertyChange] {
            scope.with(keyframes, animations)
            return keyframes.changes
        }
        let block = block(
            seconds, delay, curve, shared, completion,
            unmoved: {
                guard let outer = scope.collector else { return scope.with(keyframes, animations) }
                collected().forEach(outer.collect)
            })
        block?.run(collected: collected())
    }

    /// Adds changes to the keyframe block being run: they move from `frameStartTime` on for `frameDuration`, both shares of
    /// the whole time, 0…1. Outside such a block UIKit raises an exception; here the run ends with an error.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        let scope = Stage.current.applicationState.animationScope
        guard let keyframes = scope.collector as? KeyframeCollector else {
            if scope.collector == nil, scope.areAnimationsEnabled {
                Stage.current.diagnostics.misuse(
                    "UIView.addKeyframe was called outside UIView.animateKeyframes; call it in the block of that.")
            }
            return animations()
        }
        keyframes.run(animations, start: frameStartTime, duration: frameDuration)
    }
}

extension UIView.KeyframeAnimationOptions {
    /// Bits 10–13.
    var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 0xF {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
