public import FrameTiming

/// A clock that tracks share: an animation group as it was committed.
///
/// What is in it is cut off at its duration, never stretched to it.
@frozen public struct TrackGroup: Equatable, Sendable {
    /// In the time of the layer, or of the group around this one.
    public var timing: MediaTiming
    /// How each pass of the group's time is paced.
    public var curve: TimingCurve

    public init(timing: MediaTiming, curve: TimingCurve = .linear) {
        self.timing = timing
        self.curve = curve
    }

    /// Seconds since the beginning of the group's pass, or `nil` where the group has no effect.
    public func time(at parentTime: Double) -> Double? {
        timing.progress(atParentTime: parentTime).map { curve.value(at: $0.fraction) * timing.duration }
    }
}
