package import FrameLayers
internal import FrameTiming

/// Turns changes to the layer tree into commits on a timeline, and plans the ends of animations.
@MainActor package final class Committer {
    /// The root of the layer tree, which holds the layers of windows.
    package let screen = CALayer()
    package let transactions = TransactionStack()
    /// The recorded commits; `nil` on a stage that records nothing.
    package private(set) var timeline: Timeline?
    /// How many animations have been attached to layers.
    package private(set) var attachmentCount = 0

    let loop: EventLoop
    let diagnostics: Diagnostics
    private(set) lazy var animationEnds = AnimationEnds(loop: loop, screen: screen)
    private var afterCommit: [@MainActor () -> Void] = []
    private var lastLayerNumber: UInt64 = 0

    init(recordingOn timeline: Timeline?, loop: EventLoop, diagnostics: Diagnostics) {
        self.loop = loop
        self.diagnostics = diagnostics
        self.timeline = timeline
        screen.name = "screen"
        if let timeline {
            screen.model.bounds.size = timeline.canvas.size
            screen.model.anchorPoint = .zero
        }
    }

    /// Pixels per point of the canvas; 1 where nothing is recorded.
    package var scale: Double { timeline?.canvas.scale ?? 1 }

    /// Runs `body` after the changes of the current event have been committed.
    package func afterNextCommit(_ body: @escaping @MainActor () -> Void) {
        afterCommit.append(body)
    }

    /// The identity of a layer that is committed for the first time.
    func nextLayerID() -> LayerID {
        lastLayerNumber += 1
        return LayerID(lastLayerNumber)
    }

    /// The number of a new attachment: how many were made before.
    func countAttachment() -> Int {
        defer { attachmentCount += 1 }
        return attachmentCount
    }

    /// Lays out, displays and commits, then runs the blocks that wait for the commit; repeats until nothing is left to do
    /// at this instant.
    func commit() throws(StageError) {
        var rounds = 0
        var waiting: [@MainActor () -> Void]
        repeat {
            rounds += 1
            guard rounds <= StageError.commitsPerEventLimit else { throw .instantNeverEnds(at: loop.now.seconds) }
            screen.layOutSubtreeIfNeeded()
            screen.displaySubtreeIfNeeded()
            transactions.flush()
            timeline?.append(screen.commit(by: self), at: loop.now)
            animationEnds.schedule()
            waiting = afterCommit
            afterCommit = []
            waiting.forEach { $0() }
        } while !waiting.isEmpty || screen.needsLayoutInSubtree
    }

    /// Ends the timeline at the current time.
    func finish() {
        timeline?.duration = loop.now
    }
}
