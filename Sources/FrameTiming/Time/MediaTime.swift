/// An instant or a length of time, counted in whole *flicks*: 1/705,600,000 of a second.
///
/// The unit divides the frame times of 24, 25, 30, 48, 50, 60, 90, 100 and 120 frames per second, their 1000/1001
/// relatives, and the sample times of the common audio rates, so sums of frame times are exact. With seconds in
/// floating point 0.2 s + 0.35 s misses frame 33 at 60 frames per second by one bit, and that bit decides whether the
/// frame shows the end state.
///
/// Range: ±13,071,672,387 s, some 414 years. Arithmetic saturates at the ends of the range and never traps.
///
/// Origin of the unit: "flicks", Facebook/OculusVR, 2018.
@frozen public struct MediaTime: Comparable, Hashable, Sendable {
    public var flicks: Int64

    /// Flicks per second: 705,600,000 = 2⁹ · 3² · 5⁵ · 7², the factors of the usual frame and sample rates.
    public static let flicksPerSecond: Int64 = 705_600_000

    @inlinable public init(flicks: Int64) {
        self.flicks = flicks
    }

    /// Creates the flick nearest to `seconds`, ties away from zero.
    ///
    /// Seconds beyond the range, and the infinities, become ``distantPast`` or ``distantFuture``; NaN becomes ``zero``.
    @inlinable public init(seconds: Double) {
        let exact = (seconds * Double(MediaTime.flicksPerSecond)).rounded()
        if exact >= 0x1p63 {
            self = .distantFuture
        } else if exact <= -0x1p63 {
            self = .distantPast
        } else if exact.isNaN {
            self = .zero
        } else {
            self.init(flicks: Int64(exact))
        }
    }

    /// The same time in seconds, rounded once: `MediaTime(seconds: 0.35).seconds == 0.35`.
    @inlinable public var seconds: Double { Double(flicks) / Double(MediaTime.flicksPerSecond) }

    public static let zero = MediaTime(flicks: 0)
    public static let distantFuture = MediaTime(flicks: .max)
    public static let distantPast = MediaTime(flicks: .min)

    @inlinable public static func + (left: MediaTime, right: MediaTime) -> MediaTime {
        let (sum, overflow) = left.flicks.addingReportingOverflow(right.flicks)
        guard overflow else { return MediaTime(flicks: sum) }
        return MediaTime(flicks: right.flicks > 0 ? .max : .min)
    }

    @inlinable public static func - (left: MediaTime, right: MediaTime) -> MediaTime {
        let (difference, overflow) = left.flicks.subtractingReportingOverflow(right.flicks)
        guard overflow else { return MediaTime(flicks: difference) }
        return MediaTime(flicks: right.flicks < 0 ? .max : .min)
    }

    @inlinable public static func += (left: inout MediaTime, right: MediaTime) {
        left = left + right
    }

    @inlinable public static func -= (left: inout MediaTime, right: MediaTime) {
        left = left - right
    }

    @inlinable public static func < (left: MediaTime, right: MediaTime) -> Bool {
        left.flicks < right.flicks
    }
}
