internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

// Not overridable: animation blocks are the same for every class of views.
extension UIView {
    /// Runs `animations` and animates their changes over `duration` seconds of virtual time after `delay`, each during
    /// the keyframe it belongs to.
    ///
    /// The animation as a whole eases in and out unless the options' raw value contains the bits of another curve.
    /// Changes outside keyframes animate over the whole duration. A nested block inherits duration, repetition, and
    /// start time unless its options override them.
    ///
    /// - Parameter completion: Called once after the last animation has ended, with whether all of them ran to their
    ///   end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // Entry point: UIView.animateKeyframes has no object to ask for its stage.
        let scope = Stage.current.applicationState.animationScope
        let own = AnimationOptions(rawValue: options.rawValue).timing(over: duration)
        var timing = scope.nested(own)
        timing.curve = own.curve
        let keyframes = KeyframeCollector(timing, mode: options.calculationMode, in: scope)
        func collected() -> [PropertyChange] {
            scope.with(keyframes, animations)
            return keyframes.changes
        }
        let block = block(
            timing, delay, completion,
            fallback: {
                guard let outer = scope.collector else { return scope.with(keyframes, animations) }
                collected().forEach(outer.collect)
            })
        block?.run(collected: collected())
    }

    /// Adds a keyframe to the current keyframe block. Its changes animate from `frameStartTime` for `frameDuration`,
    /// both fractions of the block's duration, 0…1.
    ///
    /// Differs from UIKit: outside a keyframe block, the run ends with an error, where UIKit raises an exception.
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

    // MARK: Asynchronous variants

    @discardableResult public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }
}

/// Collects the changes of a keyframe block, each with the interval of the duration in which it animates.
///
/// Between two intervals, a property keeps the value of the first. If two intervals overlap, the later one takes over
/// where it begins.
@MainActor private final class KeyframeCollector: AnimationCollector {
    let timing: BlockTiming
    private let scope: AnimationScope
    private let mode: CAAnimationCalculationMode
    /// The interval of the current keyframe, as fractions of the duration, 0…1.
    private var window = (start: 0.0, end: 1.0)
    private var animated: [AnimatedProperty] = []

    /// All intervals of one property.
    private struct AnimatedProperty {
        let first: PropertyChange
        var parts: [(start: Double, end: Double, change: PropertyChange)]
    }

    init(_ timing: BlockTiming, mode: CAAnimationCalculationMode, in scope: AnimationScope) {
        self.scope = scope
        self.timing = timing
        self.mode = mode
    }

    /// Runs a keyframe's block. Times of nested keyframes are relative to the whole duration.
    func run(_ block: () -> Void, start: Double, duration: Double) {
        let outer = window
        let begin = min(max(start, 0), 1)
        window = (begin, min(max(start + duration, begin), 1))
        scope.with(self, block)
        window = outer
    }

    func collect(_ change: PropertyChange) {
        // Discrete parts jump at their end.
        let part = (mode == .discrete ? window.end : window.start, window.end, change)
        let known = animated.firstIndex {
            $0.first.layer === change.layer && $0.first.property.keyPath == change.property.keyPath
        }
        guard let known else { return animated.append(AnimatedProperty(first: change, parts: [part])) }
        animated[known].parts.append(part)
    }

    /// One change per property, with keyframes for all its intervals.
    var changes: [PropertyChange] { animated.map(change) }

    private func change(_ animated: AnimatedProperty) -> PropertyChange {
        let last = animated.parts[animated.parts.count - 1].change
        return PropertyChange(
            layer: last.layer, property: last.property, old: animated.first.old, new: last.new,
            shown: animated.first.shown, keyframes: keyframes(of: animated), mode: mode == .discrete ? .linear : mode)
    }

    private func keyframes(of animated: AnimatedProperty) -> [PropertyChange.Keyframe] {
        var frames = [PropertyChange.Keyframe(time: 0, value: animated.first.old)]
        let parts = animated.parts.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
        for (_, part) in parts {
            let here = PropertyChange.value(at: part.start, along: frames) ?? animated.first.old
            frames.removeAll { $0.time > part.start }
            if let last = frames.last, last.time < part.start {
                frames.append(PropertyChange.Keyframe(time: part.start, value: here))
            }
            frames.append(PropertyChange.Keyframe(time: part.end, value: part.change.new))
        }
        if let last = frames.last, last.time < 1 { frames.append(PropertyChange.Keyframe(time: 1, value: last.value)) }
        return frames
    }
}
