extension Publishers {
    /// A publisher whose values need not correspond to those of its upstream, such as one value made from all of them.
    public struct Gathered<Upstream: Publisher, Output, Failure: Error>: Publisher {
        public let upstream: Upstream
        /// Connects the upstream to the values of a subscriber.
        let gather: (Gathering<Upstream, Output, Failure>) -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outbox = Outbox(subscriber)
            let gathering = Gathering<Upstream, Output, Failure>(
                upstream: upstream, demand: { outbox.demand }, send: { outbox.send($0, whenDelivered: $1) },
                finish: { outbox.finish($0) })
            outbox.start { gathering.inlet?.cancel() }
            if !outbox.isOver { gather(gathering) }
        }
    }

    public typealias Collect<Upstream: Publisher> = Gathered<Upstream, [Upstream.Output], Upstream.Failure>
    public typealias CollectByCount<Upstream: Publisher> = Gathered<Upstream, [Upstream.Output], Upstream.Failure>
    public typealias Reduce<Upstream: Publisher, Output> = Gathered<Upstream, Output, Upstream.Failure>
    public typealias Last<Upstream: Publisher> = Gathered<Upstream, Upstream.Output, Upstream.Failure>
    public typealias ReplaceError<Upstream: Publisher> = Gathered<Upstream, Upstream.Output, Never>
    public typealias ReplaceEmpty<Upstream: Publisher> = Gathered<Upstream, Upstream.Output, Upstream.Failure>
}

/// The connection of a subscriber to the upstream from which its values are made.
final class Gathering<Upstream: Publisher, Output, Failure: Error> {
    private let upstream: Upstream
    private let demand: () -> Subscribers.Demand
    let send: (_ value: Output, _ whenDelivered: @escaping () -> Void) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void
    fileprivate(set) var inlet: Inlet<Upstream.Output, Upstream.Failure>?
    private var subscription: (any Subscription)?

    init(
        upstream: Upstream, demand: @escaping () -> Subscribers.Demand,
        send: @escaping (Output, @escaping () -> Void) -> Void,
        finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.upstream = upstream
        self.demand = demand
        self.send = send
        self.finish = finish
    }

    /// The demand on an upstream whose values are passed on: one value at a time, unless the subscriber's is unlimited.
    var window: Subscribers.Demand { demand() == .unlimited ? .unlimited : .max(1) }

    /// Subscribes to the upstream and requests the given number of values.
    func begin(
        _ demand: Subscribers.Demand, value: @escaping (Upstream.Output) -> Void,
        completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
    ) {
        let inlet = Inlet<Upstream.Output, Upstream.Failure>(
            subscription: { [self] in
                subscription = $0
                $0.request(demand)
            },
            value: {
                value($0)
                return .none
            },
            completion: { [self] in
                subscription = nil
                completion($0)
            })
        self.inlet = inlet
        upstream.subscribe(inlet)
    }

    /// Requests another value from the upstream.
    func requestNext() { subscription?.request(.max(1)) }
}

extension Publisher {
    /// Turns values into steps, one at a time. Each value is requested once the previous one has been delivered.
    ///
    /// - Parameter isComplete: Whether the publisher finishes before its first value.
    func gather<State, Value>(
        from state: State, isComplete: @escaping (State) -> Bool = { _ in false },
        _ step: @escaping (inout State, Output) -> Step<Value, Failure>
    ) -> Publishers.Gathered<Self, Value, Failure> {
        Publishers.Gathered(upstream: self) { gathering in
            var state = state
            guard !isComplete(state) else { return gathering.finish(.finished) }
            gathering.begin(gathering.window) { value in
                switch step(&state, value) {
                case .pass(let value): gathering.send(value) { gathering.requestNext() }
                case .skip: gathering.requestNext()
                case .last(let value):
                    // Canceled first, so that values sent upstream in response to this one are not received.
                    gathering.inlet?.cancel()
                    gathering.send(value) {}
                    gathering.finish(.finished)
                case .end(let completion):
                    gathering.inlet?.cancel()
                    gathering.finish(completion)
                }
            } completion: {
                gathering.finish($0)
            }
        }
    }

    /// Makes one value from all values.
    ///
    /// - Parameters:
    ///   - add: Adds a value to the state, and returns whether no further value is needed.
    ///   - result: Returns the value once the upstream has finished or no further value is needed; `nil` for none.
    func summarize<State, Value>(
        from state: State, add: @escaping (inout State, Output) -> Bool, result: @escaping (State) -> Value?
    ) -> Publishers.Gathered<Self, Value, Failure> {
        Publishers.Gathered(upstream: self) { gathering in
            var state = state
            let finish = {
                if let value = result(state) { gathering.send(value) {} }
            }
            gathering.begin(.unlimited) { value in
                guard add(&state, value) else { return }
                gathering.inlet?.cancel()
                finish()
                gathering.finish(.finished)
            } completion: { completion in
                if case .finished = completion { finish() }
                gathering.finish(completion)
            }
        }
    }
}
