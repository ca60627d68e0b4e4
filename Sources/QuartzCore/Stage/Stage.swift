internal import CFrameProcess
package import FrameLayers
internal import FrameTiming
internal import Synchronization

/// The state of a running application: event loop, layer tree and commits, diagnostics, and text.
///
/// An object captures the stage on which it is created (``StageReference``); code that has an object uses that object's
/// stage. Apple's process-wide entry points (`UIScreen.main`, `CACurrentMediaTime()`, `CATransaction`) use ``current``.
/// Each world has its own stage, so no state survives from one to the next.
@MainActor package final class Stage {
    package let loop: EventLoop
    package let diagnostics: Diagnostics
    package let text = TextEnvironment()
    /// The recorded responses to requests; `nil` if all requests fail.
    package var responses: RecordedResponses?
    /// The number of requests made so far.
    var requestCount = 0
    /// UIKit's application state (`UIApplication.shared`).
    package var application: AnyObject?
    /// The timeline to which the layer tree's commits are appended; `nil` on a stage that records nothing.
    let initialTimeline: Timeline?
    /// Whether all edges of layers are antialiased on screen.
    var smoothsEdges: Bool { initialTimeline?.canvas.smoothsEdges ?? false }
    /// Storage for `committer`, which is declared with the layer tree.
    var layerTree: AnyObject?

    /// Whether the run is over. Objects that outlive it then belong to the next performing stage.
    fileprivate private(set) var hasEnded = false
    /// Whether this is the placeholder used while no stage performs.
    fileprivate let isIdle: Bool

    /// - Parameter timeline: The timeline that receives the commits. Its canvas is the screen.
    package convenience init(recordingOn timeline: Timeline) {
        self.init(timeline, isIdle: false)
    }

    /// Creates a stage that records nothing.
    package convenience init() {
        self.init(nil, isIdle: false)
    }

    private init(_ timeline: Timeline?, isIdle: Bool) {
        self.isIdle = isIdle
        initialTimeline = timeline
        loop = EventLoop()
        diagnostics = Diagnostics(loop: loop)
        values = StageValues(scale: timeline?.canvas.scale ?? 1, clock: loop.clock)
    }

    // MARK: Current stage

    /// The performing stage, or a placeholder that records nothing.
    ///
    /// Reserved for Apple's entry points that have no object whose stage they could use; `StageTests` lists them.
    package static var current: Stage { performing ?? idle }

    package static var isPerforming: Bool { performing != nil }

    /// The performing stage, if there is one.
    fileprivate static private(set) var performing: Stage?
    private static let idle = Stage(nil, isIdle: true)

    /// The values of the performing stage that code on any thread uses. They are swapped rather than assigned, so that
    /// old values, which may belong to an application, are released outside the lock.
    nonisolated private static let currentValues = Mutex(StageValues())
    /// The values of this stage while another one performs.
    private var values: StageValues

    /// The pixels per point of the current stage's canvas. Thread-safe, because images may be created off the main
    /// thread.
    nonisolated package static var currentScale: Double { currentValues.withLock { $0.scale } }

    /// The traits for which dynamic colors of the current stage are resolved, as a UIKit value. Thread-safe, because
    /// colors may be resolved off the main thread.
    nonisolated package static var currentTraits: (any Sendable)? {
        get { currentValues.withLock { $0.traits } }
        set {
            var value = newValue
            currentValues.withLock { swap(&$0.traits, &value) }
        }
    }

    /// The resources with which the current stage's application was launched, as a UIKit value. Thread-safe, because
    /// texts and fonts may be used off the main thread.
    nonisolated package static var currentResources: (any Sendable)? {
        get { currentValues.withLock { $0.resources } }
        set {
            var value = newValue
            currentValues.withLock { swap(&$0.resources, &value) }
        }
    }

    /// The bundle of the program's folder, which is Foundation's main bundle.
    nonisolated package static var programBundle: Bundle { .main }

    /// Returns a random number. Thread-safe, because numbers may be drawn off the main thread.
    nonisolated static func nextRandomNumber() -> UInt64 { currentValues.withLock { $0.randomNumbers.next() } }
    nonisolated static func seedRandomNumbers(_ seed: UInt64) {
        currentValues.withLock { $0.randomNumbers = RandomNumbers(seed: seed) }
    }

    /// The identifier of the current stage's language. Thread-safe, because locales may be read off the main thread.
    nonisolated package static var currentLanguage: String {
        get { currentValues.withLock { $0.language } }
        set { currentValues.withLock { $0.language = newValue } }
    }

    /// The current stage's user defaults. Thread-safe, because settings may be read off the main thread.
    nonisolated static var currentDefaults: DefaultsStore { currentValues.withLock { $0.defaults } }

    /// The current stage's clock. Thread-safe, because dates may be created off the main thread.
    nonisolated static var currentClock: SharedClock { currentValues.withLock { $0.clock } }

    /// Whether a stage performs. Thread-safe, because identifiers may be made off the main thread.
    nonisolated static var isUnderWay: Bool { isUnderWayStore.withLock { $0 } }
    nonisolated private static let isUnderWayStore = Mutex(false)

    private static func becomeCurrent(_ stage: Stage?) {
        let (old, new) = (performing ?? idle, stage ?? idle)
        performing = stage
        isUnderWayStore.withLock { $0 = stage != nil }
        guard new !== old else { return }
        var values = new.values
        currentValues.withLock { swap(&$0, &values) }
        old.values = values
    }

    /// Makes this stage the current stage, and the executor of tasks, while `body` runs.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = Stage.performing
        Stage.becomeCurrent(self)
        defer { Stage.becomeCurrent(previous) }
        return try StageExecutor.run(body)
    }

    // MARK: Running

    /// Runs events in the order of their times and insertion, each followed by `commit`, until none is left.
    ///
    /// - Throws: ``StageError`` if time passes `limit`, an instant never ends, a font is missing, the application
    ///   misuses the framework, or something is left open.
    func run(limit: MediaTime, commit: () throws(StageError) -> Void) throws(StageError) {
        hasEnded = false
        defer { hasEnded = true }
        let isOver = try loop.run(limit: limit, commit: commit)
        try text.check()
        try diagnostics.check(isOver: isOver, limit: limit)
    }

    /// Ends a run that was advanced step by step. Events that are still scheduled never happen.
    ///
    /// - Throws: ``StageError`` if a font is missing or the application misused the framework.
    package func end() throws(StageError) {
        hasEnded = true
        try text.check()
        try diagnostics.checkFailure()
        try diagnostics.checkMisuses()
    }
}

/// The stage to which an object belongs.
///
/// The reference is weak, because a stage owns the layers on its screen. An object created while no stage is
/// performing, or whose stage has ended its run, belongs to the current stage until it enters one: an application may
/// keep objects in static variables, and every run must find them in the same state as the first one did.
@MainActor package struct StageReference {
    private weak var entered: Stage?

    /// Captures the performing stage, if there is one.
    package init() {
        entered = Stage.performing
    }

    package init(_ stage: Stage) {
        enter(stage)
    }

    // Entry point: An object without a stage of its own uses the current one.
    package var stage: Stage { running ?? Stage.current }

    /// The object's own stage, until the end of its run.
    package var running: Stage? { entered.flatMap { $0.hasEnded ? nil : $0 } }

    /// Moves the object to `stage`. Entering the placeholder leaves it without a stage.
    ///
    /// - Returns: Whether the stage changed.
    @discardableResult package mutating func enter(_ stage: Stage) -> Bool {
        let stage = stage.isIdle ? nil : stage
        if entered === stage { return false }
        entered = stage
        return true
    }
}
