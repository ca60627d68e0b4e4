/// A publisher to which code outside sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Completes the subject. Nothing that is sent afterward has an effect.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription of a publisher that sends to this subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}
