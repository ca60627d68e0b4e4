extension Subscribers {
    /// A subscriber that demands all values and passes them to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public private(set) var receiveValue: (Input) -> Void
        public private(set) var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private var upstream: (any Subscription)?
        private var isOver = false

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            guard upstream == nil, !isOver else { return subscription.cancel() }
            upstream = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            if !isOver { receiveValue(value) }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            let receive = receiveCompletion
            end()
            receive(completion)
        }

        public func cancel() {
            let canceled = upstream
            end()
            canceled?.cancel()
        }

        /// Releases the closures, which may refer to the subscription.
        private func end() {
            isOver = true
            upstream = nil
            receiveValue = { _ in }
            receiveCompletion = { _ in }
        }
    }
}

extension Publisher {
    /// Passes all values and the completion to closures, until the result is canceled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Passes all values to a closure, until the result is canceled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
