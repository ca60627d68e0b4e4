package import FrameTiming

/// The virtual clock and its events, ordered by time and then by insertion.
@MainActor package final class EventLoop {
    /// The virtual time since the run began, which is constant during an event.
    package private(set) var now = MediaTime.zero { didSet { clock.now = now } }
    /// The time ``now`` for code on other threads.
    nonisolated let clock = SharedClock()
    /// The frame rate of the recording.
    package var frameRate = FrameRate.fps60
    /// Called after a commit if the next event is more than three frames away, or if there is none.
    package var whenResting: @MainActor () -> Void = {}

    /// The originator of an event.
    package enum Owner: Sendable {
        /// Animations, touches, gestures, and scrolling. While such an event is scheduled, the screen is not at rest.
        case framework
        /// The application's timers, delayed blocks, and tasks, and the scene's schedule.
        case application
    }

    private struct Event {
        let owner: Owner
        /// Whether the event repeats, or results from one that does.
        let isRepetition: Bool
        let action: @MainActor () -> Void
    }

    private var events = EventQueue<Event>()
    /// The number of scheduled events that keep the screen from being at rest.
    private var motionCount = 0
    /// The number of scheduled events that are no repetitions.
    private var singleCount = 0
    /// The time of the last event that was no repetition.
    private var lastSingleTime = MediaTime.zero
    /// Whether the current event is a repetition, so that what it schedules is one, too.
    private var isRepeating = false
    private var restObservers: [@MainActor () -> Void] = []
    /// Observers to call when the screen is at rest after another event.
    private var laterRestObservers: [@MainActor () -> Void] = []

    init() {}

    /// Runs `action` at `time`, after everything already scheduled for that time. If `time` is not in the future, runs
    /// it at the current time, after the current event.
    ///
    /// - Parameter repeats: Whether the event is one of many that follow each other until something stops them, such as
    ///   the firings of a timer.
    @discardableResult
    package func schedule(
        at time: MediaTime, of owner: Owner = .framework, repeats: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> EventToken {
        let event = Event(owner: owner, isRepetition: repeats || isRepeating, action: action)
        count(event, by: 1)
        return events.schedule(event, at: max(time, now))
    }

    private func count(_ event: Event, by step: Int) {
        if event.owner == .framework { motionCount += step }
        if !event.isRepetition { singleCount += step }
    }

    /// The number of scheduled events.
    package var eventCount: Int { events.count }

    /// Runs `action` at the current time, after everything already scheduled for it.
    @discardableResult
    package func scheduleNow(
        of owner: Owner = .framework, _ action: @escaping @MainActor () -> Void
    ) -> EventToken {
        schedule(at: now, of: owner, action)
    }

    /// Runs `action` in `seconds` of virtual time.
    @discardableResult
    package func schedule(
        after seconds: Double, of owner: Owner = .framework, _ action: @escaping @MainActor () -> Void
    ) -> EventToken {
        schedule(at: now + MediaTime(seconds: seconds), of: owner, action)
    }

    /// Cancels a scheduled event. Has no effect if the event has already run.
    package func cancel(_ token: EventToken) {
        if let event = events[token] { count(event, by: -1) }
        events.cancel(token)
    }

    /// The time of the last event, apart from those that repeat and what results from them. `nil` if another one is
    /// scheduled.
    package var endOfSingleEvents: MediaTime? { singleCount == 0 ? lastSingleTime : nil }

    // MARK: Lifetime

    /// Objects that live until the current event and its commit have ended.
    private var kept: [AnyObject] = []

    /// Keeps an object until the current event and its commit have ended, as an autorelease pool does with one that a
    /// method returns.
    ///
    /// - Returns: The object.
    @discardableResult package func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    private func releaseKept() {
        // A deinitializer may keep others.
        let released = kept
        kept = []
        withExtendedLifetime(released) {}
    }

    // MARK: Rest

    /// Whether an event of the framework is scheduled.
    package var isMoving: Bool { motionCount > 0 }

    /// Whether nothing is left to do at this instant and no event of the framework is scheduled.
    package var isAtRest: Bool { !isMoving && events.nextTime != now }

    /// Calls `body` once, in an event of its own, when an event has ended and ``isAtRest`` is `true`.
    ///
    /// - Parameter afterAnotherEvent: Whether that must be an event other than the current one, so that something may
    ///   have changed.
    package func whenAtRest(afterAnotherEvent: Bool = false, _ body: @escaping @MainActor () -> Void) {
        if afterAnotherEvent { laterRestObservers.append(body) } else { restObservers.append(body) }
    }

    private func notifyOfRest() {
        guard !restObservers.isEmpty, isAtRest else { return }
        let observers = restObservers
        restObservers = []
        scheduleNow(of: .application) { observers.forEach { $0() } }
    }

    /// Runs events, each at its time and followed by `commit`, until none is left or the next one is after `limit`.
    ///
    /// - Returns: Whether no event is left.
    /// - Throws: ``StageError`` if time stops advancing, or the error thrown by `commit`.
    func run(limit: MediaTime, commit: () throws(StageError) -> Void) throws(StageError) -> Bool {
        try settle(commit)
        window = EventWindow(start: now)
        while try runNext(through: limit, commit: commit) {}
        if events.isEmpty { whenResting() }
        return events.isEmpty
    }

    /// Runs events while the application waits for something, as a run loop does that is run within another one. If the
    /// wait outlasts all events up to `limit`, the time becomes `limit`, unless that is in the distant future.
    ///
    /// Objects that the current event keeps stay kept.
    ///
    /// - Parameter isWaiting: Asked before each event.
    func advance(
        to limit: MediaTime, while isWaiting: () -> Bool, commit: () throws(StageError) -> Void
    ) throws(StageError) {
        let (keptBefore, wasRepeating) = (kept, isRepeating)
        kept = []
        defer { (kept, isRepeating) = (keptBefore + kept, wasRepeating) }
        try settle(commit)
        while isWaiting() {
            guard try runNext(through: limit, commit: commit) else {
                if limit < .distantFuture { now = max(now, limit) }
                return
            }
        }
    }

    /// Events of a span that is one frame long, counted to find an application that never lets time pass. The next span
    /// begins with the first event after it.
    private struct EventWindow {
        var start: MediaTime
        var count = 0
    }

    private var window = EventWindow(start: .zero)
    /// The maximum number of events per frame.
    package var eventsPerFrameLimit = StageError.eventsPerFrameLimit

    /// Runs the next event, followed by `commit`.
    ///
    /// - Returns: `false` if there is none up to `limit`.
    private func runNext(through limit: MediaTime, commit: () throws(StageError) -> Void) throws(StageError) -> Bool {
        guard let next = events.popNext(through: limit) else { return false }
        if next.time - now > frameRate.time(ofFrame: 3) { whenResting() }
        if next.time - window.start >= frameRate.time(ofFrame: 1) { window = EventWindow(start: next.time) }
        window.count += 1
        guard window.count <= eventsPerFrameLimit else {
            throw next.time == window.start
                ? .instantNeverEnds(at: now.seconds)
                : .tooManyEvents(from: window.start.seconds, to: next.time.seconds, count: window.count)
        }
        now = next.time
        count(next.event, by: -1)
        isRepeating = next.event.isRepetition
        if !isRepeating { lastSingleTime = now }
        restObservers += laterRestObservers
        laterRestObservers = []
        next.event.action()
        try settle(commit)
        return true
    }

    private func settle(_ commit: () throws(StageError) -> Void) throws(StageError) {
        try commit()
        releaseKept()
        isRepeating = false
        notifyOfRest()
    }
}
