/// A receiver of values, which determines how many it is sent.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Receives the subscription, by which the subscriber requests values. Called once, before any other method.
    func receive(subscription: any Subscription)
    /// Receives a value.
    ///
    /// - Returns: The number of values that are requested in addition to those requested before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end of the values, after which nothing is received.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for types that belong to subscribers.
public enum Subscribers {}
