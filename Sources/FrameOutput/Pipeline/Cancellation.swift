import Synchronization

/// A request to stop. It consists of one atomic store, so it may be made from any thread and from signal handlers.
///
/// A pipeline checks it between the rows of a frame and stops within a fraction of a frame. Other work does not check
/// it: the request ends the process, unless the work runs inside ``heeding(_:)``.
public final class Cancellation: Sendable {
    private let requested = Atomic(false)
    /// Number of ``heeding(_:)`` calls in progress.
    private let heeding = Mutex(0)

    public init() {}

    public func request() {
        requested.store(true, ordering: .relaxed)
    }

    public var isRequested: Bool {
        requested.load(ordering: .relaxed)
    }

    /// Runs work that checks for requests, or that must not be interrupted, such as writing files that belong together.
    public func heeding<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        heeding.withLock { $0 += 1 }
        defer { heeding.withLock { $0 -= 1 } }
        return try work()
    }

    /// Calls `body` if no work heeds requests. No such work begins before `body` returns.
    public func ifUnheeded(_ body: () -> Void) {
        heeding.withLock { if $0 == 0 { body() } }
    }
}
