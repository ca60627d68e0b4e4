internal import CFrameTasks
internal import FrameTiming
internal import Synchronization

/// A task's sleep in virtual time.
final class Nap: Sendable {
    private struct State {
        var sleeper: CheckedContinuation<Void, Never>?
        var alarm: EventToken?
        var isOver = false
    }

    private let state = Mutex(State())

    /// Suspends the task for `seconds` of virtual time, or until it is cancelled.
    static nonisolated(nonsending) func take(seconds: Double) async throws {
        let nap = Nap()
        try Task<Never, Never>.checkCancellation()
        await withTaskCancellationHandler {
            await withCheckedContinuation { nap.fallAsleep($0, seconds: seconds) }
        } onCancel: {
            nap.end()
        }
        try Task<Never, Never>.checkCancellation()
    }

    /// Suspends the task until everything planned for this instant has run.
    static nonisolated(nonsending) func blink() async {
        let nap = Nap()
        await withCheckedContinuation { nap.fallAsleep($0, seconds: 0) }
    }

    private func fallAsleep(_ sleeper: CheckedContinuation<Void, Never>, seconds: Double) {
        let isOver = state.withLock { state in
            if !state.isOver { state.sleeper = sleeper }
            return state.isOver
        }
        guard !isOver else { return sleeper.resume() }
        let alarm = MainActor.assumeIsolated {
            Stage.current.loop.schedule(after: seconds) { self.end() }
        }
        state.withLock { $0.alarm = alarm }
    }

    /// Wakes the sleeper; one who has not fallen asleep yet will not.
    private func end() {
        let (sleeper, alarm) = state.withLock { state in
            defer { state = State(isOver: true) }
            return (state.sleeper, state.alarm)
        }
        if let alarm, frame_tasks_are_playing() { MainActor.assumeIsolated { Stage.current.loop.cancel(alarm) } }
        sleeper?.resume()
    }
}
