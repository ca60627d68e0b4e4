/// A type that sends values over time to each of its subscribers until it finishes or fails.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    /// The type of the errors with which the publisher may fail; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Gives the subscriber a subscription, then as many values as it requests, then at most one completion.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends every value and the completion to a subject, until the result is canceled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let inlet = Inlet<Output, Failure>(
            subscription: { subject.send(subscription: $0) },
            value: {
                subject.send($0)
                return .none
            }, completion: { subject.send(completion: $0) })
        subscribe(inlet)
        return AnyCancellable(inlet)
    }

    /// Hides the publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}
