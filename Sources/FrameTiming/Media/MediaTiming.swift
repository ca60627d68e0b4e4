/// The timing of a layer or an animation, as in `CAMediaTiming`: maps parent time to local time, and for an animation
/// gives its active interval and progress.
///
/// Times are in seconds. ``progress(atParentTime:)`` treats a begin or an end as reached up to a nanosecond early: 0.3
/// − 0.1 is slightly less than 0.2 in floating point, and that bit decides whether the end state shows.
///
/// Source: Apple, `CAMediaTiming`; timeOffset and negative speed of animations as reported in "Controlling Animation
/// Timing" (ronnqvi.st): an animation with an offset plays to its end, then from its beginning to the offset.
@frozen public struct MediaTiming: Equatable, Hashable, Sendable {
    /// Parent time at which local time starts.
    public var beginTime: Double
    /// Local time at ``beginTime``.
    public var timeOffset: Double
    /// Local seconds per parent second. 0 freezes local time at ``timeOffset``; with negative values it runs backward.
    public var speed: Double
    /// Length of one leg in local time. With ``autoreverses`` a cycle has two legs, forward and back.
    ///
    /// If it is half a flick or less, or NaN, the animation ends as soon as it begins.
    public var duration: Double
    /// Number of cycles, possibly a fraction or infinity. 0 and less count as 1.
    public var repeatCount: Double
    /// Total length of all cycles in local time. If it is greater than 0, it overrides ``repeatCount``.
    public var repeatDuration: Double
    /// Whether a cycle consists of a forward leg and a reverse leg.
    public var autoreverses: Bool
    public var fillMode: FillMode

    public init(
        beginTime: Double = 0, timeOffset: Double = 0, speed: Double = 1, duration: Double = 0,
        repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
    ) {
        self.beginTime = beginTime
        self.timeOffset = timeOffset
        self.speed = speed
        self.duration = duration
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fillMode = fillMode
    }

    /// Returns (parentTime − beginTime) · speed + timeOffset.
    @inlinable public func localTime(parentTime: Double) -> Double {
        (parentTime - beginTime) * speed + timeOffset
    }

    /// Returns the parent time of a local time, or `nil` if time is frozen (speed 0).
    @inlinable public func parentTime(localTime: Double) -> Double? {
        speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
    }
}

/// The effect of an animation outside its active interval, as in `CAMediaTimingFillMode`.
public enum FillMode: Equatable, Hashable, Sendable, CaseIterable {
    /// The animation has no effect.
    case removed
    /// The last value applies from the end on.
    case forwards
    /// The first value applies before the beginning.
    case backwards
    case both

    @inlinable public var fillsForwards: Bool { self == .forwards || self == .both }
    @inlinable public var fillsBackwards: Bool { self == .backwards || self == .both }
}
