internal import FrameLayers
internal import QuartzCore

/// A change to a layer property inside an animation block.
struct PropertyChange {
    /// A value and the fraction of the duration, 0…1, at which it is reached.
    struct Keyframe {
        let time: Double
        let value: AnimatedValue
    }

    let layer: CALayer
    let property: LayerProperty
    /// The model value before the change.
    let old: AnimatedValue
    /// The model value after the change.
    let new: AnimatedValue
    /// The presentation value before the change.
    let shown: AnimatedValue
    /// The values from ``old`` to ``new``: at least two, or empty for linear interpolation.
    var keyframes: [Keyframe] = []
    /// The interpolation between keyframes.
    var mode = CAAnimationCalculationMode.linear

    /// Whether the animation adds to the model value instead of replacing it.
    var isAdditive: Bool { property.viewAnimation == .additive }

    /// `value` as stored in the animation. For an additive animation, that is its difference from the new value, or
    /// `nil` if the new value is a singular transform, which has no difference.
    func represented(_ value: AnimatedValue) -> AnimatedValue? {
        isAdditive ? value.difference(from: new) : value
    }

    /// The value at `progress`: ``old`` at 0, ``new`` at 1, extrapolated linearly outside that range.
    func value(at progress: Double) -> AnimatedValue {
        Self.value(at: progress, along: keyframes, mode) ?? old.mixed(with: new, progress)
    }

    /// The value of `keyframes` at `progress`, or `nil` if there are none. The last keyframe holds until the end.
    static func value(
        at progress: Double, along keyframes: [Keyframe], _ mode: CAAnimationCalculationMode = .linear
    ) -> AnimatedValue? {
        guard let last = keyframes.last else { return nil }
        let all = last.time < 1 ? keyframes + [Keyframe(time: 1, value: last.value)] : keyframes
        return Keyframes(
            all.map(\.value), mode: Keyframes.Mode(rawValue: mode.rawValue) ?? .linear, times: all.map(\.time)
        )?.value(at: progress)
    }

    /// Creates an animation of the property; its values are set by ``setValues(of:from:to:)``.
    @MainActor func makeAnimation() -> CAPropertyAnimation {
        let animation: CAPropertyAnimation
        if keyframes.isEmpty {
            animation = CABasicAnimation(property)
        } else {
            let throughKeyframes = CAKeyframeAnimation(property)
            throughKeyframes.calculationMode = mode
            animation = throughKeyframes
        }
        animation.isAdditive = isAdditive
        animation.fillMode = .both
        return animation
    }

    /// Sets the values of an animation created by ``makeAnimation()`` for the interval between two progress values.
    @MainActor func setValues(of animation: CAPropertyAnimation, from start: Double, to end: Double) {
        let (low, high) = (min(start, end), max(start, end))
        let inside = keyframes.filter { low < $0.time && $0.time < high }
        let frames =
            [Keyframe(time: start, value: value(at: start))] + (start < end ? inside : inside.reversed())
            + [Keyframe(time: end, value: value(at: end))]
        animation.setValues(
            frames.compactMap { represented($0.value) },
            times: frames.map { start == end ? 0 : ($0.time - start) / (end - start) })
    }

    /// Notes in the trace that the change takes effect without animation: a singular transform has no inverse, so an
    /// additive animation cannot express the difference. UIKit behaves the same way.
    @MainActor func noteThatNothingCanBeAdded() {
        layer.stage.diagnostics.trace(layer.displayName, note: .notAnimatable(keyPath: property.keyPath))
    }
}
