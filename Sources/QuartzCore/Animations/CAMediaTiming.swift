/// A clock that can start late, run at another speed, repeat, and hold its ends. Layers and animations both have one.
///
///     local time = (parent time − beginTime) · speed + timeOffset
@MainActor @preconcurrency public protocol CAMediaTiming: AnyObject {
    /// Seconds of the parent's time. 0 on an animation means: when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one pass.
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    /// Seconds, added in local time.
    var timeOffset: CFTimeInterval { get set }
    /// How many passes; may be fractional; 0 means one.
    var repeatCount: Float { get set }
    /// Seconds of passes; overrides ``repeatCount`` when above 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Each pass is followed by the same one backwards.
    var autoreverses: Bool { get set }
    /// What shows before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}
