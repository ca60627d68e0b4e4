/// The result of an operator for one upstream value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    /// Passes nothing on and requests another value instead.
    case skip
    /// Passes the value on as the last one.
    case last(Output)
    case end(Subscribers.Completion<Failure>)
}

/// An operator that turns each upstream value into at most one value and passes on the demand of its downstream.
final class StepLink<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    init(
        _ downstream: Downstream,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.end = end
        self.step = step
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream else { return .none }
        switch step(input) {
        case .pass(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .last(let value):
            // Canceled first, so that values sent upstream in response to this one are not received.
            cancel()
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .end(let completion): finish(completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        upstream = nil
        finish(end(completion))
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        let canceled = upstream
        (downstream, upstream) = (nil, nil)
        canceled?.cancel()
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let ended = downstream
        cancel()
        ended?.receive(completion: completion)
    }
}
