/// The open transactions of a stage. The implicit one is at the bottom.
@MainActor package final class TransactionStack {
    /// The settings of a transaction. A nested transaction inherits those of the outer one.
    struct Settings {
        /// The duration in seconds. 0.25 s and the curve `default` are Core Animation's documented defaults.
        var duration = 0.25
        var timingFunction: CAMediaTimingFunction? = CAMediaTimingFunction(name: .default)
        /// The timing function for explicit animations without their own; `nil` until it is set.
        var explicitTimingFunction: CAMediaTimingFunction?
        var disablesActions = false
    }

    /// The animations that must end before a completion block runs.
    final class Batch {
        let block: () -> Void
        private var running = 0
        private var isClosed = false
        private var isDone = false

        init(block: @escaping () -> Void) {
            self.block = block
        }

        func join() { running += 1 }

        func leave() {
            running -= 1
            finishIfDone()
        }

        func close() {
            isClosed = true
            finishIfDone()
        }

        private func finishIfDone() {
            guard isClosed, running == 0, !isDone else { return }
            isDone = true
            block()
        }
    }

    /// An animation's membership in batches.
    @MainActor final class Member {
        private var batches: [Batch]

        init(_ batches: [Batch]) {
            self.batches = batches
            batches.forEach { $0.join() }
        }

        func end() {
            let ending = batches
            batches = []
            ending.forEach { $0.leave() }
        }
    }

    private struct Level {
        var settings: Settings
        /// The batches. Animations join the last one; each call to `setCompletionBlock` starts a new one.
        var batches: [Batch] = []
    }

    private var levels = [Level(settings: Settings())]

    package init() {}

    private var top: Level {
        get { levels[levels.count - 1] }
        set { levels[levels.count - 1] = newValue }
    }

    package var animationDuration: Double { top.settings.duration }
    package var timingFunction: CAMediaTimingFunction? { top.settings.timingFunction }
    var explicitTimingFunction: CAMediaTimingFunction? { top.settings.explicitTimingFunction }
    package var disablesActions: Bool { top.settings.disablesActions }
    var completionBlock: (() -> Void)? { top.batches.last?.block }

    func update(_ change: (inout Settings) -> Void) { change(&top.settings) }

    /// Whether an explicit transaction is open.
    var isNested: Bool { levels.count > 1 }

    func begin() { levels.append(Level(settings: top.settings)) }

    func commit() {
        if levels.count > 1 {
            levels.removeLast().batches.forEach { $0.close() }
        } else {
            flush()
        }
    }

    /// Ends every open transaction, including those without a matching `commit`. Called at the end of an event.
    func flush() {
        let ending = levels
        levels = [Level(settings: Settings())]
        ending.reversed().forEach { level in level.batches.forEach { $0.close() } }
    }

    func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        top.batches.append(Batch(block: block))
    }

    /// Joins the last batch of every open transaction, the innermost first; `nil` without completion blocks.
    func join() -> Member? {
        let batches = levels.reversed().compactMap(\.batches.last)
        return batches.isEmpty ? nil : Member(batches)
    }
}
