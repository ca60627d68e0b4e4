public import FrameTiming

/// One property moving over time: an animation as it was committed.
public struct Track: Sendable {
    public var property: LayerProperty
    /// When and how often, in the time of the layer the track hangs on.
    public var timing: MediaTiming
    /// How each pass is paced as a whole, before ``Motion`` sees its progress.
    public var curve: TimingCurve
    public var motion: Motion
    /// Adds to what the model and the tracks before this one gave, instead of replacing it.
    public var isAdditive: Bool

    public init(
        property: LayerProperty, timing: MediaTiming, curve: TimingCurve, motion: Motion, isAdditive: Bool = false
    ) {
        self.property = property
        self.timing = timing
        self.curve = curve
        self.motion = motion
        self.isAdditive = isAdditive
    }

    /// Applies the track to what the model and earlier tracks gave, at `time` seconds of its layer.
    public func apply(to properties: inout LayerProperties, at time: Double) {
        guard let progress = timing.progress(atParentTime: time) else { return }
        let underlying = property.read(properties)
        let value = motion.value(
            at: curve.value(at: progress.fraction), underlying: isAdditive ? underlying.neutral : underlying)
        property.write(&properties, isAdditive ? value.added(to: underlying) : value)
    }
}
