/// A publisher through which outside code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Completes the subject. Values sent afterward have no effect.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription to a publisher that sends to this subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}
