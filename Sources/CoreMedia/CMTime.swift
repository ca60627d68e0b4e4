public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A time as a fraction of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(flags: [.valid, .indefinite])
    public static let positiveInfinity = CMTime(flags: [.valid, .positiveInfinity])
    public static let negativeInfinity = CMTime(flags: [.valid, .negativeInfinity])

    public init() {
        self.init(flags: [])
    }

    private init(flags: CMTimeFlags) {
        self.init(value: 0, timescale: 0, flags: flags, epoch: 0)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Creates a time, which is invalid unless the timescale is positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the fraction nearest to `seconds`, or an invalid time if it is out of range.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let exact = (seconds * Double(preferredTimescale)).rounded()
        guard let value = Int64(exactly: exact) else {
            self.init()
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }

    public var isValid: Bool { flags.contains(.valid) }
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
    }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

    /// The time in seconds; NaN unless it is numeric or infinite.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// Returns the sum in the finer of both timescales.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        combined(left, right) { $0.addingReportingOverflow($1) }
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        combined(left, right) { $0.subtractingReportingOverflow($1) }
    }

    private static func combined(
        _ left: CMTime, _ right: CMTime, _ combine: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> CMTime {
        guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
        let scale = max(left.timescale, right.timescale)
        let (value, overflow) = combine(left.converted(to: scale).value, right.converted(to: scale).value)
        return overflow ? .invalid : CMTime(value: value, timescale: scale)
    }

    private func converted(to scale: CMTimeScale) -> CMTime {
        timescale == scale ? self : CMTime(seconds: seconds, preferredTimescale: scale)
    }

    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        converted(to: newTimescale)
    }

    public static func == (left: CMTime, right: CMTime) -> Bool {
        guard left.isNumeric, right.isNumeric else { return left.flags == right.flags }
        return left.seconds == right.seconds
    }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isNumeric ? seconds : Double(flags.rawValue))
    }
}

/// A method of rounding times. Every method rounds to the nearest value, and halves away from zero.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case `default` = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}

/// A time and a duration.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    public var end: CMTime { start + duration }

    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
