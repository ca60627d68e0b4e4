extension Publishers {
    /// A publisher of an upstream's values that ends if none arrives for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        /// Makes the failure; `nil` to finish instead.
        public let customError: (() -> Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = SerialLink(subscriber)
            // The number of values, which shows whether another one has arrived in the meantime.
            var number = 0
            let wait = {
                number += 1
                let own = number
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    if own == number { link.finish(customError.map { .failure($0()) } ?? .finished) }
                }
            }
            link.start { number += 1 }
            wait()
            link.follow(upstream.handleEvents(receiveOutput: { _ in wait() })) {
                number += 1
                link.finish($0)
            }
        }
    }
}

extension Publisher {
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Sends the time between each value and the previous one.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Map<Self, S.SchedulerTimeType.Stride> {
        Publishers.Steps(
            upstream: self,
            makeStep: {
                var last = scheduler.now
                return { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .pass(last.distance(to: now))
                }
            }, end: { $0 })
    }
}
