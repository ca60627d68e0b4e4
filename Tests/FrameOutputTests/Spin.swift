import Glibc
import TestSupport

/// Busy waiting, for tests of threads.
enum Spin {
    /// Spins for up to 4,000 steps, depending on `seed`, yielding the processor every 256 steps.
    static func some(seed: Int) {
        var numbers = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
        for step in 0..<numbers.integer(below: 4000) where step % 256 == 0 { sched_yield() }
    }

    /// Yields until `condition` holds. Returns `false` if it still does not hold after 2,000,000 checks.
    static func until(_ condition: () -> Bool) -> Bool {
        for _ in 0..<2_000_000 {
            if condition() { return true }
            sched_yield()
        }
        return false
    }
}
