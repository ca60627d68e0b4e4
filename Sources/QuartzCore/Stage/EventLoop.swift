package import FrameTiming

/// The virtual clock and its events, in order of time and then of insertion.
@MainActor package final class EventLoop {
    /// Virtual time since the run began; constant during an event.
    package private(set) var now = MediaTime.zero
    /// The frames for which display links are called.
    package var frameRate = FrameRate.fps60
    /// Called after a commit if the next event is more than three frames away, or if there is none.
    package var whenResting: @MainActor () -> Void = {}

    private var events = EventQueue<@MainActor () -> Void>()

    init() {}

    /// Runs `event` at `time`, after everything already scheduled for that time. If `time` is not in the future, runs it at
    /// the current time, after the current event.
    @discardableResult
    package func schedule(at time: MediaTime, _ event: @escaping @MainActor () -> Void) -> EventToken {
        events.schedule(event, at: max(time, now))
    }

    /// The number of events that are still to happen.
    var eventCount: Int { events.count }

    /// Runs `event` at the current time, after everything already scheduled for it.
    @discardableResult
    package func scheduleNow(_ event: @escaping @MainActor () -> Void) -> EventToken {
        schedule(at: now, event)
    }

    /// Runs `event` in `seconds` of virtual time.
    @discardableResult
    package func schedule(after seconds: Double, _ event: @escaping @MainActor () -> Void) -> EventToken {
        schedule(at: now + MediaTime(seconds: seconds), event)
    }

    /// Cancels a scheduled event; no effect if it has already run.
    package func cancel(_ token: EventToken) {
        events.cancel(token)
    }

    /// Runs events, each at its time and followed by `commit`, until none is left or the next one is after `limit`.
    ///
    /// - Returns: whether no event is left.
    /// - Throws: ``StageError`` if time stops advancing, or the error of `commit`.
    func run(limit: MediaTime, commit: () throws(StageError) -> Void) throws(StageError) -> Bool {
        try commit()
        // Events are counted in windows of one frame; a window begins with the first event after the previous one.
        var (windowStart, count) = (now, 0)
        let frame = frameRate.time(ofFrame: 1)
        while let next = events.popNext(through: limit) {
            if next.time - now > frameRate.time(ofFrame: 3) { whenResting() }
            if next.time - windowStart >= frame { (windowStart, count) = (next.time, 0) }
            count += 1
            guard count <= StageError.eventsPerFrameLimit else {
                throw next.time == windowStart
                    ? .instantNeverEnds(at: now.seconds)
                    : .tooManyEvents(from: windowStart.seconds, to: next.time.seconds, count: count)
            }
            now = next.time
            next.event()
            try commit()
        }
        if events.isEmpty { whenResting() }
        return events.isEmpty
    }
}
