internal import FrameTiming
public import QuartzCore

extension Timer {
    /// A publisher that sends the current date at an interval of the scene's clock.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let outlets = Outlets<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            outlets.add(subscriber)
        }

        /// Starts sending one interval from now. Unless it is canceled, the run continues to its limit.
        public func connect() -> any Cancellable { TimerConnection(every: interval, outlets) }
    }

    /// A publisher that sends the current date after each interval. The tolerance has no effect because virtual time is
    /// exact.
    public nonisolated static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}

private final class TimerConnection: Cancellable {
    private let work: ScheduledWork
    private let diagnostics: Diagnostics

    init(every interval: TimeInterval, _ outlets: Outlets<Date, Never>) {
        work = ScheduledWork(at: ScheduledWork.now + max(interval, 0.000_1), every: interval) {
            outlets.send(ScheduledWork.date, keeps: false)
        }
        // Entry point: Timer.publish has no object to ask for its stage.
        diagnostics = MainActor.assumeIsolated { Stage.current.diagnostics }
        let owner = work
        let sentence = "A publisher of Timer that sends every \(interval) s was never stopped; cancel its subscription."
        MainActor.assumeIsolated { [diagnostics] in diagnostics.open(owner, sentence) }
    }

    func cancel() {
        work.cancel()
        let owner = work
        MainActor.assumeIsolated { [diagnostics] in diagnostics.close(owner) }
    }
}
