/// A receiver that determines how many values it is sent.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Receives the subscription through which the subscriber requests values. Called once, before any other method.
    func receive(subscription: any Subscription)
    /// Receives a value.
    ///
    /// - Returns: The number of values requested in addition to earlier requests.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the completion, after which nothing is received.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for types that belong to subscribers.
public enum Subscribers {}
