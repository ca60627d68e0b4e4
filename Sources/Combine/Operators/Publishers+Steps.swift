extension Publishers {
    /// A publisher that turns each upstream value into at most one value.
    public struct Steps<Upstream: Publisher, Output, Failure: Error>: Publisher {
        public let upstream: Upstream
        /// Makes, for a subscriber, the function from values to steps, which may have state.
        let makeStep: () -> (Upstream.Output) -> Step<Output, Failure>
        let end: (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StepLink(subscriber, end: end, step: makeStep()))
        }
    }

    public typealias Map<Upstream: Publisher, Output> = Steps<Upstream, Output, Upstream.Failure>
    public typealias TryMap<Upstream: Publisher, Output> = Steps<Upstream, Output, any Error>
    public typealias CompactMap<Upstream: Publisher, Output> = Steps<Upstream, Output, Upstream.Failure>
    public typealias TryCompactMap<Upstream: Publisher, Output> = Steps<Upstream, Output, any Error>
    public typealias Filter<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias TryFilter<Upstream: Publisher> = Steps<Upstream, Upstream.Output, any Error>
    public typealias RemoveDuplicates<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias Scan<Upstream: Publisher, Output> = Steps<Upstream, Output, Upstream.Failure>
    public typealias TryScan<Upstream: Publisher, Output> = Steps<Upstream, Output, any Error>
    public typealias Drop<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias DropWhile<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias Output<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias First<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias FirstWhere<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias PrefixWhile<Upstream: Publisher> = Steps<Upstream, Upstream.Output, Upstream.Failure>
    public typealias IgnoreOutput<Upstream: Publisher> = Steps<Upstream, Never, Upstream.Failure>
    public typealias MapError<Upstream: Publisher, Failure: Error> = Steps<Upstream, Upstream.Output, Failure>
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Steps<Upstream, Upstream.Output, Failure>
}

extension Publisher {
    /// Turns values into steps without state.
    func steps<Value>(_ step: @escaping (Output) -> Step<Value, Failure>) -> Publishers.Steps<Self, Value, Failure> {
        Publishers.Steps(upstream: self, makeStep: { step }, end: { $0 })
    }

    /// Maps each value to a step. Every subscription begins with its own copy of `state`.
    func steps<State, Value>(
        from state: State, _ step: @escaping (inout State, Output) -> Step<Value, Failure>
    ) -> Publishers.Steps<Self, Value, Failure> {
        Publishers.Steps(
            upstream: self,
            makeStep: {
                var state = state
                return { step(&state, $0) }
            }, end: { $0 })
    }

    /// Maps each value to a step, as the method above. A thrown error becomes the publisher's failure.
    func trySteps<State, Value>(
        from state: State, _ step: @escaping (inout State, Output) throws -> Step<Value, any Error>
    ) -> Publishers.Steps<Self, Value, any Error> {
        Publishers.Steps(
            upstream: self,
            makeStep: {
                var state = state
                return { value in
                    do { return try step(&state, value) } catch { return .end(.failure(error)) }
                }
            }, end: { $0.mapError { $0 } })
    }
}
