package import FrameLayers
package import FrameTiming

/// Commits changes of the layer tree to a timeline and schedules the ends of animations.
@MainActor package final class Committer {
    /// The root of the layer tree, which contains the layers of windows.
    package let screen = CALayer()
    package let transactions = TransactionStack()
    /// The recorded commits; `nil` on a stage that records nothing.
    package private(set) var timeline: Timeline?
    /// The number of animations attached to layers so far.
    package private(set) var attachmentCount = 0

    let loop: EventLoop
    let diagnostics: Diagnostics
    package private(set) lazy var animationEnds = AnimationEnds(loop: loop, screen: screen)
    private(set) lazy var customDisplay = CustomDisplay(loop: loop)
    var layout = LayoutProgress()
    /// Called before each layout of a commit.
    package var beforeLayout: @MainActor () -> Void = {}
    /// Whether a commit is under way.
    private var isCommitting = false
    /// Whether a commit waits for the end of the outermost explicit transaction.
    private var flushesAfterTransaction = false
    private var afterCommit: [@MainActor () -> Void] = []
    private var lastLayerNumber: UInt64 = 0

    init(recordingOn timeline: Timeline?, loop: EventLoop, diagnostics: Diagnostics) {
        self.loop = loop
        self.diagnostics = diagnostics
        self.timeline = timeline
        screen.name = "screen"
        if let timeline {
            screen.modelValues.bounds.size = timeline.canvas.size
            screen.modelValues.anchorPoint = .zero
        }
    }

    /// The number of pixels per point of the canvas; 1 if nothing is recorded.
    package var scale: Double { timeline?.canvas.scale ?? 1 }

    /// Runs `body` after the changes of the current event have been committed.
    package func afterNextCommit(_ body: @escaping @MainActor () -> Void) {
        afterCommit.append(body)
    }

    /// Returns a new identity for a layer at its first commit.
    func nextLayerID() -> LayerID {
        lastLayerNumber += 1
        return LayerID(lastLayerNumber)
    }

    /// Returns the number of a new attachment, starting at 0.
    func countAttachment() -> Int {
        defer { attachmentCount += 1 }
        return attachmentCount
    }

    /// Lays out, displays, and commits, then runs the blocks registered with ``afterNextCommit(_:)``. Repeats until no
    /// work is left at this instant.
    ///
    /// - Throws: ``StageError/instantNeverEnds(at:)`` or ``StageError/layoutNeverSettles(at:asking:)`` after
    ///   ``StageError/commitsPerEventLimit`` repetitions, and the run's failure, if it has failed.
    func commit() throws(StageError) {
        isCommitting = true
        defer { isCommitting = false }
        flushesAfterTransaction = false
        var rounds = 0
        var waiting: [@MainActor () -> Void]
        repeat {
            rounds += 1
            try diagnostics.checkFailure()
            guard rounds <= StageError.commitsPerEventLimit else {
                guard screen.needsLayoutInSubtree, let asking = layout.asking else {
                    throw .instantNeverEnds(at: loop.now.seconds)
                }
                throw .layoutNeverSettles(at: loop.now.seconds, asking: asking.displayName)
            }
            beforeLayout()
            layout.forgetAsking()
            screen.layOutSubtreeIfNeeded()
            try diagnostics.checkFailure()
            customDisplay.markChanged()
            screen.displaySubtreeIfNeeded()
            transactions.flush()
            timeline?.append(screen.commit(by: self), at: loop.now)
            animationEnds.schedule()
            waiting = afterCommit
            afterCommit = []
            waiting.forEach { $0() }
        } while !waiting.isEmpty || screen.needsLayoutInSubtree
        animationEnds.removeOffScreen()
        customDisplay.schedule()
    }

    /// Commits now instead of after the event, or when the outermost explicit transaction ends. Does nothing during a
    /// commit, which repeats until no work is left.
    func flush() {
        guard !isCommitting else { return }
        guard !transactions.isNested else { return flushesAfterTransaction = true }
        do throws(StageError) {
            try commit()
        } catch {
            diagnostics.fail(error)
        }
    }

    /// Commits, unless a commit or an explicit transaction is under way.
    fileprivate func commitIfFree() throws(StageError) {
        guard !isCommitting, !transactions.isNested else { return }
        try commit()
    }

    /// Ends the innermost explicit transaction, and commits if it is the outermost one and a commit waits for it.
    func endTransaction() {
        transactions.commit()
        if flushesAfterTransaction, !transactions.isNested { flush() }
    }

    /// Ends the timeline at the current time.
    func finish() {
        timeline?.duration = loop.now
    }
}

extension Stage {
    /// The stage's layer tree and commits, created on first use.
    package var committer: Committer {
        if let committer = layerTree as? Committer { return committer }
        let committer = Committer(recordingOn: initialTimeline, loop: loop, diagnostics: diagnostics)
        layerTree = committer
        committer.screen.enter(self)
        return committer
    }

    /// Runs events in the order of their times and insertion, each followed by a commit, until none is left. Then ends
    /// the timeline.
    ///
    /// - Throws: ``StageError`` if time passes `limit`, an instant never ends, a font is missing, the application
    ///   misuses the framework, or something is left open.
    package func run(limit: MediaTime) throws(StageError) {
        let committer = committer
        try run(limit: limit) { () throws(StageError) in try committer.commit() }
        committer.finish()
    }

    /// Runs events while the application waits for something, each followed by a commit. If the wait outlasts all events
    /// up to `limit`, the time becomes `limit`, unless that is in the distant future.
    ///
    /// Within a commit or an explicit transaction nothing is committed, as when a run loop is run there.
    ///
    /// - Parameter isWaiting: Asked before each event.
    /// - Throws: ``StageError`` if an instant never ends or the run has failed.
    package func advance(to limit: MediaTime, while isWaiting: () -> Bool) throws(StageError) {
        let committer = committer
        try loop.advance(to: limit, while: isWaiting) { () throws(StageError) in try committer.commitIfFree() }
    }
}
