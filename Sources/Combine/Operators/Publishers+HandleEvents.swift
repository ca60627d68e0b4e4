extension Publishers {
    /// A publisher of an upstream's values that calls a closure for each event.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let receiveSubscription: ((any Subscription) -> Void)?
        public let receiveOutput: ((Output) -> Void)?
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public let receiveCancel: (() -> Void)?
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventLink(subscriber, events: self))
        }
    }
}

private final class EventLink<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let events: Publishers.HandleEvents<Upstream>
    private var downstream: Downstream?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
        self.downstream = downstream
        self.events = events
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        events.receiveSubscription?(subscription)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard let downstream else { return .none }
        events.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > .none { events.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let ended = downstream
        (downstream, upstream) = (nil, nil)
        guard let ended else { return }
        events.receiveCompletion?(completion)
        ended.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard let upstream else { return }
        events.receiveRequest?(demand)
        upstream.request(demand)
    }

    func cancel() {
        let canceled = upstream
        (downstream, upstream) = (nil, nil)
        guard let canceled else { return }
        events.receiveCancel?()
        canceled.cancel()
    }
}

extension Publisher {
    /// Calls a closure for each event of the subscription.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints each event of the subscription.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.HandleEvents<Self> {
        var stream = stream
        let write = { (text: String) in
            let line = prefix.isEmpty ? text : "\(prefix): \(text)"
            if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
        }
        return handleEvents(
            receiveSubscription: { write("receive subscription: (\(type(of: $0)))") },
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: write("receive finished")
                case .failure(let error): write("receive error: (\(error))")
                }
            },
            receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
    }
}
