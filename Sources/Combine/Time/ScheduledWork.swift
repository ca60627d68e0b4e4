internal import FrameTiming
internal import QuartzCore

/// Work that runs on the scene's clock, once or repeatedly, until it is canceled.
///
/// It is on the main thread, where all queues of a scene run.
// Unchecked but safe: it is made, run and canceled on that thread.
final class ScheduledWork: Cancellable, @unchecked Sendable {
    private var body: (() -> Void)?
    private let interval: Double?
    private let start: Double
    /// The number of intervals from the start to the next run.
    private var intervals = 0
    private let loop: EventLoop
    private var token: EventToken?

    /// Schedules work at a time, after everything already scheduled for it; at the present time if it is in the past.
    ///
    /// - Parameters:
    ///   - start: Seconds since the run began; never if it is infinite.
    ///   - interval: The seconds from one run to the next; `nil` for a single one.
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

    /// The present date of the scene.
    static var date: Date { MainActor.assumeIsolated { Stage.current.date } }

    private func schedule() {
        let time = start + Double(intervals) * (interval ?? 0)
        guard time < .infinity else { return }
        token = MainActor.assumeIsolated {
            loop.schedule(at: MediaTime(seconds: time), of: .application) { self.run() }
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
