extension Publishers {
    /// A publisher of the values after which an upstream pauses.
    ///
    /// A value that is waiting when the upstream completes is dropped.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outbox = Outbox(subscriber)
            // The number of the latest value, which shows whether another one has arrived in the meantime.
            var number = 0
            let inlet = Inlet<Output, Failure>(
                subscription: { $0.request(.unlimited) },
                value: { value in
                    number += 1
                    let own = number
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if own == number { outbox.replace(with: value) }
                    }
                    return .none
                },
                completion: {
                    number += 1
                    outbox.finish($0)
                })
            outbox.start {
                number += 1
                inlet.cancel()
            }
            upstream.subscribe(inlet)
        }
    }

    /// A publisher that sends at most one value of an upstream per interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// Whether the last value of an interval is sent rather than its first one.
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = ThrottleLink(self, Outbox(subscriber))
            link.start()
        }
    }
}

private final class ThrottleLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Publishers.Throttle<Upstream, Context>
    private let outbox: Outbox<Downstream>
    private var pending: Upstream.Output?
    /// Whether an interval that started with a value has not yet ended.
    private var isWaiting = false

    init(_ publisher: Publishers.Throttle<Upstream, Context>, _ outbox: Outbox<Downstream>) {
        self.publisher = publisher
        self.outbox = outbox
    }

    func start() {
        let inlet = Inlet<Upstream.Output, Upstream.Failure>(
            subscription: { $0.request(.unlimited) },
            value: { [self] in
                if publisher.latest || pending == nil { pending = $0 }
                if !isWaiting { send() }
                return .none
            },
            completion: { [self] completion in
                if case .finished = completion, let pending { outbox.send(pending) }
                pending = nil
                outbox.finish(completion)
            })
        outbox.start { inlet.cancel() }
        publisher.upstream.subscribe(inlet)
    }

    /// Sends the pending value and starts an interval.
    private func send() {
        isWaiting = false
        guard let value = pending, !outbox.isOver else { return }
        pending = nil
        isWaiting = true
        let scheduler = publisher.scheduler
        scheduler.schedule(after: scheduler.now.advanced(by: publisher.interval)) { [self] in send() }
        outbox.replace(with: value)
    }
}

extension Publisher {
    /// Passes on a value once no other value has arrived for a while.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Passes on the first value, then at most one per interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
