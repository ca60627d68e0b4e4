internal import Glibc

// Clock: it tells a person at a terminal how fast a run is, and has no part in what is drawn.

/// The real clock, read only for the speed and remaining time in ``ProgressLine``. No frame depends on it.
enum RealClock {
    /// Monotonic time in seconds.
    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
