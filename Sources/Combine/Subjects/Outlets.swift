/// The subscribers of a subject.
final class Outlets<Output, Failure: Error> {
    private var list: [Outlet<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    /// The value that subscribers receive on their first demand; `nil` if they wait for the next one.
    private(set) var current: Output?

    init(current: Output? = nil) {
        self.current = current
    }

    deinit {
        upstreams.forEach { $0.cancel() }
    }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let outlet = Outlet(subscriber, in: self)
        list.append(outlet)
        subscriber.receive(subscription: outlet)
    }

    fileprivate func remove(_ outlet: Outlet<Output, Failure>) { list.removeAll { $0 === outlet } }

    /// - Parameter keeps: Whether later subscribers receive the value.
    func send(_ value: Output, keeps: Bool) {
        guard completion == nil else { return }
        if keeps { current = value }
        for outlet in list { outlet.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let (ended, sources) = (list, upstreams)
        (list, upstreams) = ([], [])
        sources.forEach { $0.cancel() }
        for outlet in ended { outlet.send(completion: completion) }
    }

    func send(subscription: any Subscription) {
        guard completion == nil else { return subscription.cancel() }
        upstreams.append(subscription)
        subscription.request(.unlimited)
    }
}

/// One subscriber of a subject. Values that it has not demanded are dropped, except for the current one.
private final class Outlet<Output, Failure: Error>: Subscription {
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var outlets: Outlets<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var hasCurrent = false

    init(_ subscriber: any Subscriber<Output, Failure>, in outlets: Outlets<Output, Failure>) {
        self.subscriber = subscriber
        self.outlets = outlets
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        if !hasCurrent, let current = outlets?.current { send(current) }
    }

    func send(_ value: Output) {
        guard let subscriber else { return }
        hasCurrent = demand > .none
        guard hasCurrent else { return }
        demand -= 1
        demand += subscriber.receive(value)
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let ended = subscriber
        (subscriber, outlets) = (nil, nil)
        ended?.receive(completion: completion)
    }

    func cancel() {
        let left = outlets
        (subscriber, outlets) = (nil, nil)
        left?.remove(self)
    }
}
