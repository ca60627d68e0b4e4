import Glibc

/// Delays that differ from call to call in a way that depends on a seed alone.
enum Spin {
    /// Up to some thousand steps, now and then giving the processor to another thread.
    static func some(seed: Int) {
        // SplitMix64 (Steele, Lea, Flood 2014) as a hash.
        var value = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value ^= value >> 27
        for step in 0..<(value % 4000) where step % 256 == 0 { sched_yield() }
    }

    /// Waits until `condition` holds; `false` when it does not come to hold within a very long while.
    static func until(_ condition: () -> Bool) -> Bool {
        for _ in 0..<2_000_000 {
            if condition() { return true }
            sched_yield()
        }
        return false
    }
}
