internal import Synchronization

/// A lock whose value is 0 while it is available. It must be initialized in place and not be copied while in use.
public struct os_unfair_lock_s {
    public var _os_unfair_lock_opaque: UInt32

    public init() {
        _os_unfair_lock_opaque = 0
    }

    public init(_os_unfair_lock_opaque: UInt32) {
        self._os_unfair_lock_opaque = _os_unfair_lock_opaque
    }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is available, then acquires it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Acquires the lock if it is available.
///
/// - Returns: Whether the lock was acquired.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    withState(of: lock) { $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    withState(of: lock) { $0.store(0, ordering: .releasing) }
}

/// Checks that the lock is held.
///
/// - Precondition: The lock is held.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(withState(of: lock) { $0.load(ordering: .relaxed) } == 1, "the lock is not held")
}

/// Has no effect because a lock does not know which thread holds it.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// Runs a closure with the lock's value as an atomic number, which has the layout of a plain one.
private func withState<Result>(of lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
    UnsafeMutableRawPointer(lock).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { body($0.pointee) }
}
