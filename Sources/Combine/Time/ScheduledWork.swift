internal import FrameTiming
internal import QuartzCore

/// Work that runs on the scene's clock, once or repeatedly, until it is canceled.
///
/// It runs on the main thread, as all queues of a scene do.
// Unchecked but safe: work is created, run and canceled on that thread.
final class ScheduledWork: Cancellable, @unchecked Sendable {
    private var body: (() -> Void)?
    private let interval: Double?
    private let start: Double
    /// The number of intervals from the start to the next run.
    private var intervals = 0
    private let loop: EventLoop
    private var token: EventToken?

    /// Schedules work at a time, after everything already scheduled for that time. Work in the past runs at the current
    /// time.
    ///
    /// - Parameters:
    ///   - start: Seconds since the run began. If it is infinite, the work never runs.
    ///   - interval: The seconds from one run to the next; `nil` for a single run.
    @discardableResult init(at start: Double, every interval: Double? = nil, _ body: @escaping () -> Void) {
        self.start = start
        self.interval = interval.map { max($0, Self.shortestInterval) }
        self.body = body
        // Entry point: schedulers such as DispatchQueue.main have no object to ask for its stage.
        loop = MainActor.assumeIsolated { Stage.current.loop }
        schedule()
    }

    private static let shortestInterval = 0.000_1

    /// Seconds since the run began.
    static var now: Double { MainActor.assumeIsolated { Stage.current.loop.now.seconds } }

    /// The current date of the scene.
    static var date: Date { MainActor.assumeIsolated { Stage.current.date } }

    private func schedule() {
        let time = start + Double(intervals) * (interval ?? 0)
        guard time < .infinity else { return }
        token = MainActor.assumeIsolated {
            loop.schedule(at: MediaTime(seconds: time), of: .application, repeats: interval != nil) { self.run() }
        }
    }

    private func run() {
        let body = body
        if interval == nil {
            self.body = nil
        } else {
            intervals += 1
            schedule()
        }
        body?()
    }

    func cancel() {
        body = nil
        guard let token else { return }
        self.token = nil
        MainActor.assumeIsolated { loop.cancel(token) }
    }
}
