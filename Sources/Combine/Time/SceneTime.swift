public import QuartzCore

/// A time on the scene's clock, which all queues and run loops share.
public struct SceneTime: Strideable, Hashable, Codable, Sendable {
    /// Seconds since the run began.
    let seconds: Double

    init(seconds: Double) {
        self.seconds = seconds
    }

    public init(_ time: DispatchTime) {
        self.init(seconds: time.seconds)
    }

    public init(_ date: Date) {
        self.init(seconds: ScheduledWork.now + date.timeIntervalSince(ScheduledWork.date))
    }

    public var dispatchTime: DispatchTime { DispatchTime(seconds: seconds) }
    public var date: Date { ScheduledWork.date.addingTimeInterval(seconds - ScheduledWork.now) }

    public func distance(to other: SceneTime) -> Stride { Stride(seconds: other.seconds - seconds) }
    public func advanced(by n: Stride) -> SceneTime { SceneTime(seconds: seconds + n.seconds) }

    /// A duration. A literal is a number of seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Sendable
    {
        let seconds: Double

        init(seconds: Double) {
            self.seconds = seconds
        }

        public init(_ timeInterval: TimeInterval) {
            self.init(seconds: timeInterval)
        }

        public init(integerLiteral value: Double) {
            self.init(seconds: value)
        }

        public init(floatLiteral value: Double) {
            self.init(seconds: value)
        }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Double(exactly: source) else { return nil }
            self.init(seconds: seconds)
        }

        public var timeInterval: TimeInterval { seconds }
        public var magnitude: Double { abs(seconds) }

        public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1_000) }
        public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1_000_000) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1_000_000_000) }

        public static func < (left: Stride, right: Stride) -> Bool { left.seconds < right.seconds }
        public static func + (left: Stride, right: Stride) -> Stride { Stride(seconds: left.seconds + right.seconds) }
        public static func - (left: Stride, right: Stride) -> Stride { Stride(seconds: left.seconds - right.seconds) }
        public static func * (left: Stride, right: Stride) -> Stride { Stride(seconds: left.seconds * right.seconds) }
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }
}
