public import FrameTiming

/// One property moving over time: an animation as it was committed.
public struct Track: Sendable {
    public var property: LayerProperty
    /// When and how often, in the time of the layer the track hangs on, or of the innermost of ``groups``.
    public var timing: MediaTiming
    /// How each pass is paced as a whole, before ``Motion`` sees its progress.
    public var curve: TimingCurve
    public var motion: Motion
    /// Adds to what the model and the tracks before this one gave, instead of replacing it.
    public var isAdditive: Bool
    /// Adds, for every cycle gone by, the value with which a cycle ends: `CAPropertyAnimation.isCumulative`.
    public var isCumulative: Bool
    /// The animation groups the track is in, outermost first.
    public var groups: [TrackGroup]

    public init(
        property: LayerProperty, timing: MediaTiming, curve: TimingCurve, motion: Motion, isAdditive: Bool = false,
        isCumulative: Bool = false, groups: [TrackGroup] = []
    ) {
        self.property = property
        self.timing = timing
        self.curve = curve
        self.motion = motion
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.groups = groups
    }

    /// Applies the track to what the model and earlier tracks gave, at `time` seconds of its layer.
    public func apply(to properties: inout LayerProperties, at time: Double) {
        var localTime = time
        for group in groups {
            guard let inside = group.time(at: localTime) else { return }
            localTime = inside
        }
        guard let progress = timing.progress(atParentTime: localTime) else { return }
        let base = property.read(properties)
        let underlying = isAdditive ? base.neutral : base
        var value = motion.value(at: curve.value(at: progress.fraction), underlying: underlying)
        if isCumulative, progress.cycle > 0 {
            let end = motion.value(at: curve.value(at: timing.autoreverses ? 0 : 1), underlying: underlying)
            value = value.added(to: end.times(progress.cycle))
        }
        property.write(&properties, isAdditive ? value.added(to: base) : value)
    }
}
