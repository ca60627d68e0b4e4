/// A link to one upstream after another, each of which receives the demand that its predecessors did not meet.
final class SerialLink<Downstream: Subscriber>: Subscription {
    private var downstream: Downstream?
    private var current: (any Subscription)?
    private var demand = Subscribers.Demand.none
    /// The number of the current upstream, which distinguishes it from earlier ones.
    private var number = 0
    private var whenCanceled: () -> Void = {}

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// - Parameter whenCanceled: Called when the subscriber cancels.
    func start(whenCanceled: @escaping () -> Void = {}) {
        self.whenCanceled = whenCanceled
        downstream?.receive(subscription: self)
    }

    /// Subscribes to a publisher in place of the current one.
    ///
    /// - Parameter end: Called when the publisher completes.
    func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        leave()
        guard downstream != nil else { return }
        let number = number
        publisher.subscribe(
            Inlet<P.Output, P.Failure>(
                subscription: { [self] subscription in
                    guard number == self.number, downstream != nil else { return subscription.cancel() }
                    current = subscription
                    if demand > .none { subscription.request(demand) }
                },
                value: { [self] value in
                    guard number == self.number, let downstream else { return .none }
                    demand -= 1
                    let more = downstream.receive(value)
                    demand += more
                    return more
                },
                completion: { [self] completion in
                    guard number == self.number else { return }
                    current = nil
                    end(completion)
                }))
    }

    /// Cancels the current upstream.
    private func leave() {
        number += 1
        let left = current
        current = nil
        left?.cancel()
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let ended = downstream
        downstream = nil
        whenCanceled = {}
        leave()
        ended?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        current?.request(demand)
    }

    func cancel() {
        let canceled = whenCanceled
        downstream = nil
        whenCanceled = {}
        leave()
        canceled()
    }
}
