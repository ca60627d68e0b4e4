/// Several upstreams of one subscriber.
final class Junction<Downstream: Subscriber> {
    let outbox: Outbox<Downstream>
    private var subscriptions: [Int: any Subscription] = [:]
    private var count = 0
    /// The number of upstreams that have not completed.
    private(set) var openCount = 0

    init(_ downstream: Downstream) {
        outbox = Outbox(downstream)
    }

    func start() { outbox.start { [self] in cancel() } }

    /// The demand on an upstream whose values are passed on: one value at a time, unless the downstream's is unlimited.
    var window: Subscribers.Demand { outbox.demand == .unlimited ? .unlimited : .max(1) }

    /// Subscribes to a publisher.
    ///
    /// - Parameters:
    ///   - demand: The number of values requested initially.
    ///   - value: Called with each value and its upstream.
    ///   - end: Called when the upstream finishes. A failure ends all upstreams.
    func join<P: Publisher>(
        _ publisher: P, demand: Subscribers.Demand,
        value: @escaping (P.Output, any Subscription) -> Void, end: @escaping () -> Void
    ) where P.Failure == Downstream.Failure {
        count += 1
        openCount += 1
        let key = count
        publisher.subscribe(
            Inlet<P.Output, P.Failure>(
                subscription: { [self] subscription in
                    guard !outbox.isOver else { return subscription.cancel() }
                    subscriptions[key] = subscription
                    subscription.request(demand)
                },
                value: { [self] output in
                    if let upstream = subscriptions[key] { value(output, upstream) }
                    return .none
                },
                completion: { [self] completion in
                    subscriptions[key] = nil
                    openCount -= 1
                    switch completion {
                    case .finished: end()
                    case .failure: finish(completion)
                    }
                }))
    }

    /// Passes a value on and requests another one once it has been delivered.
    func pass(_ value: Downstream.Input, from upstream: any Subscription) {
        outbox.send(value) { upstream.request(.max(1)) }
    }

    /// Ends all upstreams.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cancel()
        outbox.finish(completion)
    }

    private func cancel() {
        let canceled = subscriptions.sorted { $0.key < $1.key }.map(\.value)
        subscriptions = [:]
        canceled.forEach { $0.cancel() }
    }
}
