package import FrameGlyphs
package import FrameLayers
package import FrameTiming
internal import Synchronization

/// Where one application runs: its virtual clock, its screen's layer tree, what it committed and what it did.
///
/// Apple's API asks for process-wide state (`UIScreen.main`, `CACurrentMediaTime()`, an implicit transaction); all of it
/// belongs to the current stage. A world brings its own, so nothing survives from one to the next.
@MainActor package final class Stage {
    package static private(set) var current = Stage()

    /// Seconds since the run began, as events see it.
    package private(set) var now = MediaTime.zero
    /// The screen: the layer that holds the windows' layers.
    package let screen = CALayer()
    package let transcript = Transcript()
    package let unsupported = UnsupportedLog()
    package let transactions = TransactionStack()
    /// What has begun and must end before the run may: a transition, by a sentence that says what is missing.
    package var openEnds: [ObjectIdentifier: String] = [:]
    /// What the application did that it must not do, by a sentence that says what to do instead.
    private var misuses: [String] = []
    /// Whether rules look for defects, which costs time.
    package var isInspected = false
    package private(set) var findings: [Finding] = []
    /// Whatever the framework above keeps per application (`UIApplication.shared`).
    package var application: AnyObject?

    /// Where fingers were, in the order of time.
    package var fingerEvents: [FingerEvent] = []
    package private(set) var timeline: Timeline?
    /// The frames display links are called for.
    package var frameRate = FrameRate.fps60
    let animationEnds = AnimationEnds()
    /// Draws a filled rectangle for each word, on widths of our own: no font is asked.
    package var drawsTextAsBlocks = false
    /// The fonts that text was set in, in the order of their first use.
    package var fonts: [FontFile] = []
    /// The first font that could not be used.
    package var fontError: FontError?
    private var events = EventQueue<@MainActor () -> Void>()
    private var afterCommit: [@MainActor () -> Void] = []
    private var lastLayerNumber: UInt64 = 0
    /// How many animations have been attached to layers.
    package private(set) var attachmentCount = 0

    package init() {
        screen.name = "screen"
        screen.stage = self
    }

    /// A stage that records what is committed on `timeline`'s canvas.
    package convenience init(recordingOn timeline: Timeline) {
        self.init()
        self.timeline = timeline
        screen.model.bounds.size = timeline.canvas.size
        screen.model.anchorPoint = .zero
    }

    /// Makes this stage the current one, and tasks a part of it, while `body` runs.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = Stage.current
        Stage.becomeCurrent(self)
        defer { Stage.becomeCurrent(previous) }
        return try TaskHost.host(body)
    }

    /// Pixels per point of the current stage's canvas, for any thread: pictures may be made beside the main one.
    nonisolated package static var currentScale: Double { scaleOfCurrent.withLock { $0 } }

    nonisolated private static let scaleOfCurrent = Mutex(1.0)

    private static func becomeCurrent(_ stage: Stage) {
        current = stage
        scaleOfCurrent.withLock { $0 = stage.timeline?.canvas.scale ?? 1 }
    }

    func nextLayerID() -> LayerID {
        lastLayerNumber += 1
        return LayerID(lastLayerNumber)
    }

    func countAttachment() -> Int {
        defer { attachmentCount += 1 }
        return attachmentCount
    }

    /// Notes a mistake of the application's; the run ends with an error that says so.
    package func misuse(_ sentence: String) {
        misuses.append(sentence)
    }

    /// Notes what a rule has found.
    package func find(rule: String, subject: String, _ message: String) {
        findings.append(Finding(rule: rule, time: now, subject: subject, message: message))
    }

    // MARK: Time

    /// Runs `event` at `time`, after everything scheduled for that time before; at once, but not before the current event
    /// has ended, when `time` is not in the future.
    @discardableResult
    package func schedule(at time: MediaTime, _ event: @escaping @MainActor () -> Void) -> EventToken {
        events.schedule(event, at: max(time, now))
    }

    package func cancel(_ token: EventToken) {
        events.cancel(token)
    }

    /// Runs `body` when the changes of the current event have been committed.
    package func afterNextCommit(_ body: @escaping @MainActor () -> Void) {
        afterCommit.append(body)
    }

    /// Runs events in order of (time, insertion), each at its own time and followed by a commit, until none is left.
    ///
    /// - Throws: ``StageError`` when time passes `limit`, or an instant never ends, or something was left open.
    package func run(limit: MediaTime) throws(StageError) {
        try commit()
        // Counted from an event on, until a frame's length later.
        var (counted, eventsPerFrame) = (now, 0)
        let frame = frameRate.time(ofFrame: 1)
        while let next = events.popNext(through: limit) {
            if next.time - counted >= frame { (counted, eventsPerFrame) = (next.time, 0) }
            eventsPerFrame += 1
            guard eventsPerFrame <= StageError.eventsPerFrameLimit else {
                throw next.time == counted
                    ? .instantNeverEnds(at: now.seconds)
                    : .tooManyEvents(from: counted.seconds, to: next.time.seconds, count: eventsPerFrame)
            }
            now = next.time
            next.event()
            try commit()
        }
        if let fontError { throw .noFont(fontError.message) }
        guard events.isEmpty else { throw .tooLong(limit: limit.seconds, open: openEnds.values.sorted() + misuses) }
        guard misuses.isEmpty else { throw .misused(misuses) }
        guard openEnds.isEmpty else { throw .leftOpen(openEnds.values.sorted()) }
        timeline?.duration = now
    }

    // MARK: Commit

    /// Lays out, commits and runs what waits for the commit, until nothing is left to do at this instant.
    private func commit() throws(StageError) {
        var rounds = 0
        var waiting: [@MainActor () -> Void]
        repeat {
            rounds += 1
            guard rounds <= StageError.commitsPerEventLimit else { throw .instantNeverEnds(at: now.seconds) }
            screen.layOutSubtreeIfNeeded()
            screen.displaySubtreeIfNeeded()
            transactions.flush()
            timeline?.append(screen.commit(on: self), at: now)
            animationEnds.schedule(on: self)
            waiting = afterCommit
            afterCommit = []
            waiting.forEach { $0() }
        } while !waiting.isEmpty || screen.needsLayoutInSubtree
    }
}
