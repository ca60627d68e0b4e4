/// A subscriber made of closures, which are released when it completes or is canceled.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Handlers {
        let subscription: (any Subscription) -> Void
        let value: (Input) -> Subscribers.Demand
        let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private var handlers: Handlers?
    private var upstream: (any Subscription)?

    init(
        subscription: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        handlers = Handlers(subscription: subscription, value: value, completion: completion)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let handlers else { return subscription.cancel() }
        upstream = subscription
        handlers.subscription(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand { handlers?.value(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        let ended = handlers
        handlers = nil
        upstream = nil
        ended?.completion(completion)
    }

    func cancel() {
        let canceled = upstream
        handlers = nil
        upstream = nil
        canceled?.cancel()
    }
}
