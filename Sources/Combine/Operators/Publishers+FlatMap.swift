extension Publishers {
    /// A publisher of the values of the publishers into which an upstream's values are transformed.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The maximum number of publishers that are subscribed to at a time.
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = Junction(subscriber)
            junction.start()
            let endIfDone = {
                if junction.openCount == 0 { junction.finish(.finished) }
            }
            junction.join(upstream, demand: maxPublishers) { value, upstream in
                junction.join(transform(value), demand: junction.window) {
                    junction.pass($0, from: $1)
                } end: {
                    junction.outbox.afterDelivery { upstream.request(.max(1)) }
                    endIfDone()
                }
            } end: {
                endIfDone()
            }
        }
    }

    /// A publisher of the values of the latest publisher that an upstream has sent.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = SerialLink(subscriber)
            var (hasCurrent, isUpstreamOver) = (false, false)
            var cancelUpstream: () -> Void = {}
            let inlet = Inlet<P, Failure>(
                subscription: { $0.request(.unlimited) },
                value: { publisher in
                    hasCurrent = true
                    link.follow(publisher) { completion in
                        hasCurrent = false
                        switch completion {
                        case .finished: if isUpstreamOver { link.finish(.finished) }
                        case .failure:
                            cancelUpstream()
                            link.finish(completion)
                        }
                    }
                    return .none
                },
                completion: { completion in
                    isUpstreamOver = true
                    switch completion {
                    case .finished: if !hasCurrent { link.finish(.finished) }
                    case .failure: link.finish(completion)
                    }
                })
            cancelUpstream = { [weak inlet] in inlet?.cancel() }
            link.start { inlet.cancel() }
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Transforms values into publishers, and sends the values of these publishers in the order in which they arrive.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.Steps<P, P.Output, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.Steps<Self, Output, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher and cancels earlier ones.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.Steps<Output, Output.Output, Failure>,
            Publishers.Steps<Self, Publishers.Steps<Output, Output.Output, Failure>, Failure>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.Steps<Self, Output, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
