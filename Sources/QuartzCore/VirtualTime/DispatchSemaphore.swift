internal import FrameTiming

/// A count that work waits for.
///
/// Replaces Dispatch's class, whose threads do not exist here: while one waits, the events of the run go on.
@MainActor @preconcurrency public final class DispatchSemaphore {
    // Captures the current stage: DispatchSemaphore.init is given no stage.
    private let reference = StageReference()
    private var count: Int

    public init(value: Int) {
        count = value
    }

    /// Increments the count.
    ///
    /// - Returns: `0`, because nothing waits on another thread.
    @discardableResult public func signal() -> Int {
        count += 1
        return 0
    }

    /// Waits until the count is positive, and decrements it.
    ///
    /// Differs from Dispatch: a wait that has lasted a minute of virtual time fails the run with an error.
    public func wait() {
        guard reference.stage.wait(until: { count > 0 }) else {
            return reference.stage.diagnostics.misuse(
                "DispatchSemaphore.wait() waits for a signal() that does not come; call signal() first, or wait with a timeout."
            )
        }
        count -= 1
    }

    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard timeout != .distantFuture else {
            wait()
            return .success
        }
        guard reference.stage.wait(until: { count > 0 }, atMost: timeout) else { return .timedOut }
        count -= 1
        return .success
    }
}

extension DispatchGroup {
    /// Waits until the group is empty.
    ///
    /// Differs from Dispatch: a wait that has lasted a minute of virtual time fails the run with an error.
    public func wait() {
        guard stage.wait(until: { isEmpty }) else {
            return stage.diagnostics.misuse(
                "DispatchGroup.wait() waits for a leave() that does not come; call it for each enter(), or wait with a timeout."
            )
        }
    }

    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard timeout != .distantFuture else {
            wait()
            return .success
        }
        return stage.wait(until: { isEmpty }, atMost: timeout) ? .success : .timedOut
    }
}

extension Stage {
    /// The longest wait in seconds, the time that a request takes to fail.
    private static let longestWait = 60.0

    /// Runs events until a condition holds.
    ///
    /// - Parameter deadline: The point in virtual time at which the wait ends; `nil` for the longest wait.
    /// - Returns: Whether the condition holds.
    func wait(until isDone: () -> Bool, atMost deadline: DispatchTime? = nil) -> Bool {
        let now = loop.now.seconds
        let limit = max(now, deadline?.seconds ?? now + Self.longestWait)
        do throws(StageError) {
            try advance(to: MediaTime(seconds: limit)) { !isDone() }
        } catch {
            diagnostics.fail(error)
        }
        return isDone()
    }
}
