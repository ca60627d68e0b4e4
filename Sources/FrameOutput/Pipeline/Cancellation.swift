import Synchronization

/// A request to stop, made once and from anywhere, a signal handler included: setting it is one atomic store.
///
/// A pipeline looks at it between the rows of a frame and so stops within a fraction of a frame.
public final class Cancellation: Sendable {
    private let requested = Atomic(false)

    public init() {}

    public func request() {
        requested.store(true, ordering: .relaxed)
    }

    public var isRequested: Bool {
        requested.load(ordering: .relaxed)
    }
}
