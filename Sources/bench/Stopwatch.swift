import Foundation

/// The wall-clock and processor time spent on something in this process.
///
/// On a machine that others use too, wall time says how busy they are; processor time is affected less.
struct Stopwatch {
    struct Time {
        /// Wall time in seconds.
        var wall: Double
        /// Processor time in seconds, of all processors together, including the system's work for the process.
        var processor: Double

        static func + (a: Time, b: Time) -> Time { Time(wall: a.wall + b.wall, processor: a.processor + b.processor) }
    }

    static func time(_ body: () throws -> Void) rethrows -> Time {
        let (wall, processor) = (wallSeconds, processorSeconds)
        try body()
        return Time(wall: wallSeconds - wall, processor: processorSeconds - processor)
    }

    static func processorSeconds(_ usage: rusage) -> Double {
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// Monotonic time in seconds.
    ///
    /// `ContinuousClock` does not tell it: where QuartzCore is imported, that is the clock of a scene, which stands still here.
    static var wallSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static var processorSeconds: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return processorSeconds(usage)
    }
}
