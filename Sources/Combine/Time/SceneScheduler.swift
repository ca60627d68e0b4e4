public import QuartzCore

/// A scheduler on the scene's clock. Work runs on the main thread in chronological order.
public protocol SceneScheduler: Scheduler where SchedulerTimeType == SceneTime {}

extension SceneScheduler {
    public var now: SceneTime { SceneTime(seconds: ScheduledWork.now) }
    public var minimumTolerance: SceneTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ScheduledWork(at: ScheduledWork.now, action)
    }

    public func schedule(
        after date: SceneTime, tolerance: SceneTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        ScheduledWork(at: date.seconds, action)
    }

    public func schedule(
        after date: SceneTime, interval: SceneTime.Stride, tolerance: SceneTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        ScheduledWork(at: date.seconds, every: interval.seconds, action)
    }
}

extension DispatchQueue: SceneScheduler {
    public typealias SchedulerTimeType = SceneTime

    /// Accepted without effect.
    public struct SchedulerOptions: Sendable {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
            self.qos = qos
            self.flags = flags
        }
    }
}

extension RunLoop: SceneScheduler {
    public typealias SchedulerTimeType = SceneTime

    /// Nothing can be chosen.
    public struct SchedulerOptions: Sendable {}
}

extension OperationQueue: SceneScheduler {
    public typealias SchedulerTimeType = SceneTime

    /// Nothing can be chosen.
    public struct SchedulerOptions: Sendable {}
}

/// A scheduler that runs work immediately, within the call that schedules it.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        fileprivate init() {}

        public func distance(to other: SchedulerTimeType) -> SceneTime.Stride { 0 }
        public func advanced(by n: SceneTime.Stride) -> SchedulerTimeType { self }
    }

    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SceneTime.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SceneTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SceneTime.Stride, tolerance: SceneTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
