internal import FrameLayers
internal import QuartzCore

/// A property of a layer that was set inside an animation block.
struct PropertyChange {
    /// A value on the way, and when it is reached: a share of the whole.
    struct Stop {
        let time: Double
        let value: AnimatedValue
    }

    let layer: CALayer
    let property: LayerProperty
    /// Whether the way is added to the model's new value, or replaces it.
    let isAdditive: Bool
    /// The model's value before.
    let old: AnimatedValue
    /// The model's value now.
    let new: AnimatedValue
    /// What was on screen before.
    let shown: AnimatedValue
    /// The way from ``old`` to ``new`` where it is not straight: at least two stops.
    var keyframes: [Stop] = []
    /// How the way goes from keyframe to keyframe.
    var mode = CAAnimationCalculationMode.linear

    /// `value` as an animation of this change says it: for an additive one, what must be added to the new value. `nil`
    /// where there is no such thing (a transform that flattens the plane).
    func expressed(_ value: AnimatedValue) -> AnimatedValue? {
        isAdditive ? value.difference(from: new) : value
    }

    /// The value at a share of the way: ``old`` at 0, ``new`` at 1. Beyond both it goes straight on.
    func value(at share: Double) -> AnimatedValue {
        Self.value(at: share, along: keyframes, mode) ?? old.mixed(with: new, share)
    }

    /// The value at a share of a way through stops, the last of which holds to the end; `nil` when there are none.
    static func value(
        at share: Double, along stops: [Stop], _ mode: CAAnimationCalculationMode = .linear
    ) -> AnimatedValue? {
        guard let last = stops.last else { return nil }
        let all = last.time < 1 ? stops + [Stop(time: 1, value: last.value)] : stops
        return Keyframes(
            all.map(\.value), mode: Keyframes.Mode(rawValue: mode.rawValue) ?? .linear, times: all.map(\.time)
        )?.value(at: share)
    }

    /// An animation without values yet.
    @MainActor func makeAnimation() -> CAPropertyAnimation {
        let path = property.keyPath
        let animation = keyframes.isEmpty ? CABasicAnimation(keyPath: path) : CAKeyframeAnimation(keyPath: path)
        animation.isAdditive = isAdditive
        animation.fillMode = .both
        return animation
    }

    /// Gives an animation this change has made the values from one share of the way to another.
    @MainActor func setWay(of animation: CAPropertyAnimation, from start: Double, to end: Double) {
        func object(_ share: Double) -> Any? { expressed(value(at: share))?.objectValue }
        if let straight = animation as? CABasicAnimation {
            straight.fromValue = object(start)
            straight.toValue = object(end)
        } else if let bent = animation as? CAKeyframeAnimation {
            let (low, high) = (min(start, end), max(start, end))
            let between = keyframes.filter { low < $0.time && $0.time < high }.map { ($0.time, $0.value) }
            let stops =
                [(start, value(at: start))] + (start < end ? between : between.reversed()) + [(end, value(at: end))]
            bent.calculationMode = mode
            bent.values = stops.compactMap { expressed($0.1)?.objectValue }
            bent.keyTimes = stops.map { NSNumber(value: start == end ? 0 : ($0.0 - start) / (end - start)) }
        }
    }

    /// A transform that flattens the plane has no inverse, so there is nothing to add to it: UIKit's, too, jumps.
    @MainActor func noteThatNothingCanBeAdded() {
        layer.stage.diagnostics.trace(layer.displayName, note: .notAnimatable(keyPath: property.keyPath))
    }
}
