import OSLog
import Synchronization
import Testing

/// Logs compile as they do with Apple's module, and locks provide mutual exclusion.
@Suite("Logs and locks") struct LogTests {
    @Test func valuesOfMessagesAreNotComputed() {
        let count = Mutex(0)
        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
        let logger = Logger(subsystem: "a", category: "b")
        logger.debug("\(next(), privacy: .public) of \(3.5, format: .fixed(precision: 1)) \(true, format: .answer)")
        logger.log(level: .error, "\(next())")
        let poster = OSSignposter(logger: logger)
        let state = poster.beginInterval("a", id: poster.makeSignpostID())
        poster.endInterval("a", state)
        os_signpost(.event, log: .default, name: "b")
        #expect(count.withLock { $0 } == 0)
    }

    @Test func locksExclude() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 8000)
        #expect(lock.withLock { _ in lock.withLockIfAvailable { $0 } } == nil)
    }

    @Test func anUnfairLockIsOpenAfterItsRelease() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        let object = LogTests.self as AnyObject
        #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS && objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    }
}
