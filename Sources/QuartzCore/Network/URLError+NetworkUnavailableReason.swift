extension URLError {
    /// Why there is no network.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular, expensive, constrained
    }

    /// Why there is no network; always `nil`, since a network that is recorded is of no kind.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
