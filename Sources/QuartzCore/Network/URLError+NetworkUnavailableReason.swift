extension URLError {
    /// The reason for which a network is unavailable.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular, expensive, constrained
    }

    /// The reason for which the network was unavailable; always `nil`, because recorded responses do not have one.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
