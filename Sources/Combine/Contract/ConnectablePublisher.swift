/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending.
    ///
    /// - Returns: The connection. Canceling it stops the publisher.
    func connect() -> any Cancellable
}
