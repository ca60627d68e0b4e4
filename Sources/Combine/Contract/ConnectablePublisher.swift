/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins sending.
    ///
    /// - Returns: The connection, whose cancellation ends the sending.
    func connect() -> any Cancellable
}
