public import FrameTiming

/// The animation of one property, as it was committed.
public struct Track: Sendable {
    public var property: LayerProperty
    /// Timing, in the time of the track's layer or of the innermost of ``groups``.
    public var timing: MediaTiming
    /// Curve applied to the progress of each pass before ``motion``.
    public var curve: TimingCurve
    public var motion: Motion
    /// Whether values are added to those of the model and earlier tracks instead of replacing them.
    public var isAdditive: Bool
    /// Whether each completed cycle adds the value at its end, as with `CAPropertyAnimation.isCumulative`.
    public var isCumulative: Bool
    /// Enclosing animation groups, outermost first.
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

    /// Applies the track on top of the model and earlier tracks, at `time` in seconds of its layer.
    ///
    /// In a group it still has an effect at the moment in which it ends (measured on pictures of Core Animation).
    public func apply(to properties: inout LayerProperties, at time: Double) {
        var localTime = time
        for (depth, group) in groups.enumerated() {
            guard let inside = group.time(at: localTime, includesEnd: depth > 0) else { return }
            localTime = inside
        }
        guard let progress = timing.progress(atParentTime: localTime, includesEnd: !groups.isEmpty) else { return }
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

/// The common clock of several tracks: an animation group as it was committed.
///
/// Its tracks are cut off at its duration, never stretched to it.
@frozen public struct TrackGroup: Equatable, Sendable {
    /// Timing, in the time of the layer or of the enclosing group.
    public var timing: MediaTiming
    /// Curve applied to the progress of each pass.
    public var curve: TimingCurve

    public init(timing: MediaTiming, curve: TimingCurve = .linear) {
        self.timing = timing
        self.curve = curve
    }

    /// Returns the seconds since the beginning of the current pass, or `nil` if the group has no effect.
    ///
    /// - Parameter includesEnd: Whether the group has an effect at the moment in which it ends.
    public func time(at parentTime: Double, includesEnd: Bool = false) -> Double? {
        timing.progress(atParentTime: parentTime, includesEnd: includesEnd).map {
            curve.value(at: $0.fraction) * timing.duration
        }
    }
}
