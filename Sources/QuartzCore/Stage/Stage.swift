package import FrameLayers
internal import FrameTiming
internal import Synchronization

/// The state of one running application: event loop, layer tree and commits, diagnostics, text.
///
/// An object captures the stage on which it is created (``StageReference``); code that has an object uses that object's
/// stage. Apple's process-wide entry points (`UIScreen.main`, `CACurrentMediaTime()`, `CATransaction`) use ``current``.
/// Each world has its own stage, so no state survives from one to the next.
@MainActor package final class Stage {
    package let loop: EventLoop
    package let diagnostics: Diagnostics
    package let text = TextEnvironment()
    /// The answers to requests; `nil` where all fail.
    package var responses: RecordedResponses?
    /// The number of requests made so far.
    var requestCount = 0
    /// UIKit's state of the application (`UIApplication.shared`).
    package var application: AnyObject?
    /// The timeline that the layer tree's commits are appended to; `nil` on a stage that records nothing.
    let initialTimeline: Timeline?
    /// Whether the screen shows all edges of layers antialiased.
    var smoothsEdges: Bool { initialTimeline?.canvas.smoothsEdges ?? false }
    /// Storage for `committer`, which is declared with the layer tree.
    var layerTree: AnyObject?

    /// Whether the run is over. Objects that outlive it belong to the next performing stage.
    fileprivate private(set) var hasEnded = false
    /// Whether this is the placeholder used while no stage performs.
    fileprivate let isIdle: Bool

    /// - Parameter timeline: receives the commits; its canvas is the screen.
    package convenience init(recordingOn timeline: Timeline) {
        self.init(timeline, isIdle: false)
    }

    /// A stage that records nothing.
    package convenience init() {
        self.init(nil, isIdle: false)
    }

    private init(_ timeline: Timeline?, isIdle: Bool) {
        self.isIdle = isIdle
        initialTimeline = timeline
        loop = EventLoop()
        diagnostics = Diagnostics(loop: loop)
    }

    // MARK: Current stage

    /// The performing stage, or a placeholder that records nothing.
    ///
    /// Reserved for Apple's entry points that have no object whose stage they could use; `StageTests` lists them.
    package static var current: Stage { performing ?? idle }

    /// Whether a stage performs.
    package static var isPerforming: Bool { performing != nil }

    /// The performing stage, if any.
    fileprivate static private(set) var performing: Stage?
    private static let idle = Stage(nil, isIdle: true)

    /// Pixels per point of the current stage's canvas. Thread-safe, because images may be created off the main thread.
    nonisolated package static var currentScale: Double { currentScaleStore.withLock { $0 } }
    nonisolated private static let currentScaleStore = Mutex(1.0)

    /// The traits that dynamic colours of the current stage are resolved for, a value of UIKit's. Thread-safe, because colours
    /// may be resolved off the main thread.
    nonisolated package static var currentTraits: (any Sendable)? {
        get { currentTraitsStore.withLock { $0 } }
        set { currentTraitsStore.withLock { $0 = newValue } }
    }
    nonisolated private static let currentTraitsStore = Mutex<(any Sendable)?>(nil)
    /// Those of this stage while another one performs.
    private var traits: (any Sendable)?

    /// What the application of the current stage was launched with, a value of UIKit's. Thread-safe, because texts and fonts may be used off the main
    /// thread.
    nonisolated package static var currentResources: (any Sendable)? {
        get { currentResourcesStore.withLock { $0 } }
        set { currentResourcesStore.withLock { $0 = newValue } }
    }
    nonisolated private static let currentResourcesStore = Mutex<(any Sendable)?>(nil)
    /// Those of this stage while another one performs.
    private var resources: (any Sendable)?

    /// The bundle of the program's folder, which is the main one for Foundation.
    nonisolated package static var programBundle: Bundle { .main }

    /// Thread-safe, because numbers may be drawn off the main thread.
    nonisolated static func nextRandomNumber() -> UInt64 { randomNumberStore.withLock { $0.next() } }
    nonisolated static func seedRandomNumbers(_ seed: UInt64) {
        randomNumberStore.withLock { $0 = RandomNumbers(seed: seed) }
    }
    nonisolated private static let randomNumberStore = Mutex(RandomNumbers())
    /// Those of this stage while another one performs.
    private var randomNumbers = RandomNumbers()

    /// The identifier of the current stage's language. Thread-safe, because locales may be read off the main thread.
    nonisolated package static var currentLanguage: String {
        get { currentLanguageStore.withLock { $0 } }
        set { currentLanguageStore.withLock { $0 = newValue } }
    }
    nonisolated private static let currentLanguageStore = Mutex(language)
    nonisolated private static let language = "en_US"
    /// That of this stage while another one performs.
    private var language = Stage.language

    /// Thread-safe, because settings may be read off the main thread.
    nonisolated static var currentDefaults: DefaultsStore { currentDefaultsStore.withLock { $0 } }
    nonisolated private static let currentDefaultsStore = Mutex(DefaultsStore())
    private let defaults = DefaultsStore()

    /// Thread-safe, because dates may be made off the main thread.
    nonisolated static var currentClock: SharedClock { currentClockStore.withLock { $0 } }
    nonisolated private static let currentClockStore = Mutex(SharedClock())

    /// Whether a stage performs. Thread-safe, because identifiers may be made off the main thread.
    nonisolated static var isUnderWay: Bool { isUnderWayStore.withLock { $0 } }
    nonisolated private static let isUnderWayStore = Mutex(false)

    private static func becomeCurrent(_ stage: Stage?) {
        randomNumberStore.withLock { numbers in
            (performing ?? idle).randomNumbers = numbers
            numbers = (stage ?? idle).randomNumbers
        }
        performing?.traits = currentTraits
        performing?.resources = currentResources
        currentResources = stage?.resources
        performing?.language = currentLanguage
        currentLanguage = stage?.language ?? language
        currentDefaultsStore.withLock { $0 = (stage ?? idle).defaults }
        currentClockStore.withLock { $0 = (stage ?? idle).loop.clock }
        performing = stage
        isUnderWayStore.withLock { $0 = stage != nil }
        currentTraits = stage?.traits
        currentScaleStore.withLock { $0 = stage?.initialTimeline?.canvas.scale ?? 1 }
    }

    /// Makes this stage the current one, and the executor of tasks, while `body` runs.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = Stage.performing
        Stage.becomeCurrent(self)
        defer { Stage.becomeCurrent(previous) }
        return try StageExecutor.run(body)
    }

    // MARK: Running

    /// Runs events in order of time and insertion, each followed by `commit`, until none is left.
    ///
    /// - Throws: ``StageError`` if time passes `limit`, an instant never ends, a font is missing, the application misuses
    ///   the framework, or something is left open.
    func run(limit: MediaTime, commit: () throws(StageError) -> Void) throws(StageError) {
        hasEnded = false
        defer { hasEnded = true }
        let isOver = try loop.run(limit: limit, commit: commit)
        try text.check()
        try diagnostics.check(isOver: isOver, limit: limit)
    }
}

/// The stage an object belongs to.
///
/// Weak, because a stage owns the layers on its screen. An object created while no stage performs, or whose stage has ended
/// its run, belongs to the current stage until it enters one: an application may keep objects in static variables, and
/// every run must find them in the same state as the first one.
@MainActor package struct StageReference {
    private weak var entered: Stage?

    /// Captures the performing stage, if any.
    package init() {
        entered = Stage.performing
    }

    package init(_ stage: Stage) {
        enter(stage)
    }

    package var stage: Stage { running ?? Stage.current }

    /// The object's own stage, until the end of its run.
    package var running: Stage? { entered.flatMap { $0.hasEnded ? nil : $0 } }

    /// Moves the object to `stage`; entering the placeholder leaves it without a stage.
    ///
    /// - Returns: whether the stage changed.
    @discardableResult package mutating func enter(_ stage: Stage) -> Bool {
        let stage = stage.isIdle ? nil : stage
        if entered === stage { return false }
        entered = stage
        return true
    }
}
