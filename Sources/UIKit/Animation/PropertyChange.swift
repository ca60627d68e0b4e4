internal import FrameLayers
internal import QuartzCore

/// A change of a layer's property inside an animation block.
struct PropertyChange {
    /// A value, and when it is reached: 0…1 of the whole time.
    struct Keyframe {
        let time: Double
        let value: AnimatedValue
    }

    let layer: CALayer
    let property: LayerProperty
    /// The model's value before the change.
    let old: AnimatedValue
    /// The model's value after the change.
    let new: AnimatedValue
    /// The value on screen before the change.
    let shown: AnimatedValue
    /// The values from ``old`` to ``new`` where these are not a straight line: at least two.
    var keyframes: [Keyframe] = []
    /// How values between keyframes are interpolated.
    var mode = CAAnimationCalculationMode.linear

    /// Whether the animation adds to the model's new value instead of replacing it.
    var isAdditive: Bool { property.viewAnimation == .additive }

    /// `value` as the animation represents it: for an additive one, the difference to the new value. `nil` where there is
    /// none (the new value is a transform that flattens the plane).
    func represented(_ value: AnimatedValue) -> AnimatedValue? {
        isAdditive ? value.difference(from: new) : value
    }

    /// The value at `progress`: ``old`` at 0, ``new`` at 1, continued straight beyond both.
    func value(at progress: Double) -> AnimatedValue {
        Self.value(at: progress, along: keyframes, mode) ?? old.mixed(with: new, progress)
    }

    /// The value at `progress` through keyframes, the last of which holds to the end; `nil` when there are none.
    static func value(
        at progress: Double, along keyframes: [Keyframe], _ mode: CAAnimationCalculationMode = .linear
    ) -> AnimatedValue? {
        guard let last = keyframes.last else { return nil }
        let all = last.time < 1 ? keyframes + [Keyframe(time: 1, value: last.value)] : keyframes
        return Keyframes(
            all.map(\.value), mode: Keyframes.Mode(rawValue: mode.rawValue) ?? .linear, times: all.map(\.time)
        )?.value(at: progress)
    }

    /// An animation of the property without values yet.
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

    /// Gives an animation from ``makeAnimation()`` the values from one progress to another.
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

    /// Notes that the change shows at once: a transform that flattens the plane has no inverse, so no difference to it can
    /// be added. The same in UIKit.
    @MainActor func noteThatNothingCanBeAdded() {
        layer.stage.diagnostics.record(
            .note, layer.displayName,
            "\(property.keyPath) changes at once: a scale of exactly 0 cannot be animated to; 0.001 can")
    }
}
