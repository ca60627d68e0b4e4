package import FrameLayers
package import FrameTiming
internal import Synchronization

/// Where one application runs: its event loop, its layer tree and commits, its diagnostics and its text.
///
/// Objects that an application makes capture the stage they are made on (``StageReference``), so everything that has
/// an object at hand asks that object. Apple's API also asks for process-wide state (`UIScreen.main`,
/// `CACurrentMediaTime()`, `CATransaction`); that belongs to ``current``. Each world has a stage of its own, so nothing
/// survives from one to the next.
@MainActor package final class Stage {
    package let loop: EventLoop
    package let committer: Committer
    package let diagnostics: Diagnostics
    package let text = TextEnvironment()
    /// What the framework above keeps per application (`UIApplication.shared`).
    package var application: AnyObject?

    /// Whether the run is over. Objects left over from it belong to whatever stage performs next.
    fileprivate private(set) var hasEnded = false
    /// Whether this is the stage that stands in while none performs.
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
        loop = EventLoop()
        diagnostics = Diagnostics(loop: loop)
        committer = Committer(recordingOn: timeline, loop: loop, diagnostics: diagnostics)
        committer.screen.enter(self)
    }

    // MARK: Current stage

    /// The stage that performs; one that records nothing while none does.
    ///
    /// For Apple's entry points that have no object to ask. The list of files that may use it is in `StageTests`.
    package static var current: Stage { performing ?? idle }

    /// The stage that performs, if any.
    fileprivate static private(set) var performing: Stage?
    private static let idle = Stage(nil, isIdle: true)

    /// Pixels per point of the current stage's canvas; usable on any thread, because images may be made off the main one.
    nonisolated package static var currentScale: Double { currentScaleStore.withLock { $0 } }
    nonisolated private static let currentScaleStore = Mutex(1.0)

    private static func becomeCurrent(_ stage: Stage?) {
        performing = stage
        currentScaleStore.withLock { $0 = stage?.committer.scale ?? 1 }
    }

    /// Makes this stage the current one, and the host of tasks, while `body` runs.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = Stage.performing
        Stage.becomeCurrent(self)
        defer { Stage.becomeCurrent(previous) }
        return try StageExecutor.run(body)
    }

    // MARK: Running

    /// Runs events in order of time and insertion, each followed by a commit, until none is left.
    ///
    /// - Throws: ``StageError`` when time passes `limit`, an instant never ends, a font is missing, the application made a
    ///   mistake, or something was left open.
    package func run(limit: MediaTime) throws(StageError) {
        hasEnded = false
        defer { hasEnded = true }
        let isOver = try loop.run(limit: limit) { () throws(StageError) in try committer.commit() }
        try text.check()
        try diagnostics.check(isOver: isOver, limit: limit)
        committer.finish()
    }
}

/// The stage an object belongs to.
///
/// Weak, because a stage owns the layers on its screen. An object that was made while no stage performed, or whose stage
/// has ended its run, belongs to the current stage until it enters one: an application may keep objects in static
/// variables, and each run must find them as it would at the first.
@MainActor package struct StageReference {
    private weak var entered: Stage?

    /// Captures the stage that performs, if any.
    package init() {
        entered = Stage.performing
    }

    /// For an object that is handed its stage.
    package init(_ stage: Stage) {
        enter(stage)
    }

    package var stage: Stage {
        guard let entered, !entered.hasEnded else { return Stage.current }
        return entered
    }

    /// Moves the object to `stage`; where no stage performs, to none.
    ///
    /// - Returns: whether that changed anything.
    @discardableResult package mutating func enter(_ stage: Stage) -> Bool {
        let stage = stage.isIdle ? nil : stage
        if entered === stage { return false }
        entered = stage
        return true
    }
}
