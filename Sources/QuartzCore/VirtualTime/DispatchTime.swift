/// A moment of the virtual clock.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Virtual seconds since the run began.
    let seconds: Double

    public static let distantFuture = DispatchTime(seconds: .infinity)

    public static func now() -> DispatchTime {
        MainActor.assumeIsolated { DispatchTime(seconds: Stage.current.loop.now.seconds) }
    }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.inSeconds
    }

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
}

/// A length of time, by its unit.
public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never

    var inSeconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1_000
        case .microseconds(let count): Double(count) / 1_000_000
        case .nanoseconds(let count): Double(count) / 1_000_000_000
        case .never: .infinity
        }
    }
}
