internal import Glibc

/// Time as the person at the terminal feels it. It decides no frame and no byte of one: it is read for what
/// ``ProgressLine`` says of speed and time left, and for nothing else.
enum RealClock {
    /// Seconds since some moment; never goes back.
    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
