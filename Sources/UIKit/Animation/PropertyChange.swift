internal import FrameLayers
internal import QuartzCore

/// A property of a layer that was set inside an animation block.
struct PropertyChange {
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

    /// `value` as an animation of this change says it: for an additive one, what must be added to the new value. `nil`
    /// where there is no such thing (a transform that flattens the plane).
    func expressed(_ value: AnimatedValue) -> AnimatedValue? {
        isAdditive ? value.difference(from: new) : value
    }
}
