/// A place in the hierarchy of time, as `CAMediaTiming`: how a layer's or an animation's time follows its parent's, and
/// for an animation when it acts and how far it has come.
///
/// Times are in seconds. ``progress(atParentTime:)`` takes a begin or an end for reached up to a nanosecond early, because
/// 0.3 − 0.1 is a bit less than 0.2 in floating point and that bit decides whether the end state shows.
///
/// Source: Apple, `CAMediaTiming`; timeOffset and negative speed of animations as reported in "Controlling Animation
/// Timing" (ronnqvi.st): an offset animation plays to its end, then from its beginning to where it started.
@frozen public struct MediaTiming: Equatable, Hashable, Sendable {
    /// When local time starts to run, in parent time.
    public var beginTime: Double
    /// Local time at ``beginTime``.
    public var timeOffset: Double
    /// Local seconds per parent second. 0 freezes local time at ``timeOffset``; below 0 it runs backwards.
    public var speed: Double
    /// Length of one leg, in local time: there, or with ``autoreverses`` there and the same again back.
    ///
    /// Not above half a flick, or NaN: the animation is over as soon as it begins.
    public var duration: Double
    /// How many cycles, possibly a fraction or infinity. Not above 0: one.
    public var repeatCount: Double
    /// How long to go on cycling, in local time. Above 0 it wins over ``repeatCount``.
    public var repeatDuration: Double
    /// Whether a cycle is one leg there and one leg back.
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

    /// (parentTime − beginTime) · speed + timeOffset.
    @inlinable public func localTime(parentTime: Double) -> Double {
        (parentTime - beginTime) * speed + timeOffset
    }

    /// The parent time at which it is `localTime` here; `nil` when time is frozen (speed 0), so there is none or any.
    @inlinable public func parentTime(localTime: Double) -> Double? {
        speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
    }
}

/// What an animation shows outside its active interval, as `CAMediaTimingFillMode`.
public enum FillMode: Equatable, Hashable, Sendable, CaseIterable {
    /// Nothing: the animation has no effect there.
    case removed
    /// Its last value from the end on.
    case forwards
    /// Its first value before the beginning.
    case backwards
    case both

    @inlinable public var fillsForwards: Bool { self == .forwards || self == .both }
    @inlinable public var fillsBackwards: Bool { self == .backwards || self == .both }
}
