/// A subject that holds a value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let outlets: Outlets<Output, Failure>
    private var current: Output

    public init(_ value: Output) {
        current = value
        outlets = Outlets(current: value)
    }

    /// The last value sent. Setting it sends the value.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ input: Output) {
        guard outlets.completion == nil else { return }
        current = input
        outlets.send(input, keeps: true)
    }

    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion: completion) }
    public func send(subscription: any Subscription) { outlets.send(subscription: subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        outlets.add(subscriber)
    }
}
