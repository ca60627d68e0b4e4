/// Tells when several pieces of work are done, in virtual time.
@MainActor @preconcurrency public final class DispatchGroup {
    private let reference = StageReference()
    private var running = 0
    private var waiting: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

    public init() {}

    public func enter() { running += 1 }

    /// Every `enter` has one `leave`; Dispatch stops the process at one too many, here the run ends with an error.
    public func leave() {
        guard running > 0 else {
            return reference.stage.diagnostics.misuse(
                "DispatchGroup.leave() was called more often than enter(); call them in pairs.")
        }
        running -= 1
        notifyIfDone()
    }

    /// Runs `work` on a later turn once everything that entered has left; on the next turn when nothing is inside.
    public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
        waiting.append((queue, work))
        notifyIfDone()
    }

    private func notifyIfDone() {
        guard running == 0 else { return }
        let ready = waiting
        waiting = []
        for (queue, work) in ready { queue.async(execute: work) }
    }
}
