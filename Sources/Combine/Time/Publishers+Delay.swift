extension Publishers {
    /// A publisher that passes on an upstream's values on a scheduler.
    public struct Rescheduled<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// Runs work later, in order.
        let schedule: (@escaping () -> Void) -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(RescheduledLink(subscriber, schedule: schedule))
        }
    }

    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Rescheduled<Upstream>
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Rescheduled<Upstream>

    /// A publisher that subscribes to its upstream on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = SerialLink(subscriber)
            link.start()
            scheduler.schedule(options: options) { link.follow(upstream) { link.finish($0) } }
        }
    }
}

private final class RescheduledLink<Downstream: Subscriber>: Subscriber, Subscription {
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        schedule { [self] in
            guard let downstream else { return }
            let more = downstream.receive(input)
            if more > .none { upstream?.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        upstream = nil
        schedule { [self] in
            let ended = downstream
            downstream = nil
            ended?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        let canceled = upstream
        (downstream, upstream) = (nil, nil)
        canceled?.cancel()
    }
}

extension Publisher {
    /// Passes on values and the completion on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.Rescheduled(upstream: self) { scheduler.schedule(options: options, $0) }
    }

    /// Passes on values and the completion after a delay.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Rescheduled(upstream: self) { work in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                options: options, work)
        }
    }

    /// Subscribes to the publisher on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
