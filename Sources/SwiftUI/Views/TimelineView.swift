/// The times at which a view changes.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence<Date>
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// A schedule for every frame. It has only its start here, because content is not made.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

/// A schedule at equal intervals. It has only its start here.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}

    public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

/// A schedule for every minute. It has only its start here.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// What the content of a view that changes with time is made from.
public struct TimelineViewDefaultContext {
    public let date: Date
}

/// A view that changes with time. Its content is not made.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    public typealias Context = TimelineViewDefaultContext

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
}
