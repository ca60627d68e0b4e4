/// A subject that passes values on to its current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let outlets = Outlets<Output, Failure>()

    public init() {}

    public func send(_ input: Output) { outlets.send(input, keeps: false) }
    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion: completion) }
    public func send(subscription: any Subscription) { outlets.send(subscription: subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        outlets.add(subscriber)
    }
}
