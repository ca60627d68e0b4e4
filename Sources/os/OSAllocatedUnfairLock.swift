/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked but safe: the state is accessed only while the lock is held.
    private final class Storage: @unchecked Sendable {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    public init(initialState: State) where State: Sendable {
        storage = Storage(initialState)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the state if the lock is available.
    ///
    /// - Returns: The closure's result; `nil` if the lock is held.
    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure with the state if the lock is available.
    ///
    /// - Returns: The closure's result; `nil` if the lock is held.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() {
        self.init(uncheckedState: ())
    }

    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
