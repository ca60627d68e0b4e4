extension Subscribers {
    /// A subscriber that demands all values and assigns each to a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        /// The object whose property is set; `nil` after completion or cancellation.
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var upstream: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            guard upstream == nil, object != nil else { return subscription.cancel() }
            upstream = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            (object, upstream) = (nil, nil)
        }

        public func cancel() {
            let canceled = upstream
            (object, upstream) = (nil, nil)
            canceled?.cancel()
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object, which is retained, until the result is canceled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Assigns each value to a published property for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
