import Foundation

/// The wall-clock and processor time that something took.
///
/// On a machine that others use too, the time on the wall says how busy they are; that of the processors says less of it.
struct Stopwatch {
    /// The processes whose processor time is counted.
    enum Subject {
        case process
        /// Processes this one started and that have ended.
        case children

        fileprivate var who: __rusage_who {
            switch self {
            case .process: RUSAGE_SELF
            case .children: RUSAGE_CHILDREN
            }
        }
    }

    struct Time {
        /// Seconds.
        var wall: Double
        /// Seconds, of all processors together, the system's work for the process included.
        var processor: Double
    }

    static func time(_ subject: Subject = .process, _ body: () throws -> Void) rethrows -> Time {
        let before = processorSeconds(subject)
        let wall = try ContinuousClock().measure(body) / .seconds(1)
        return Time(wall: wall, processor: processorSeconds(subject) - before)
    }

    private static func processorSeconds(_ subject: Subject) -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(subject.who.rawValue), &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}
