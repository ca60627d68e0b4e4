internal import CFrameTasks
internal import FrameTiming
internal import Synchronization

// These shadow the standard library's methods in files that import this module: declarations of other modules take
// precedence over those of `_Concurrency`.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for `duration`, in virtual time while a stage is performing and in real time otherwise.
    ///
    /// - Parameters:
    ///   - tolerance: Ignored in virtual time, which is exact.
    ///   - clock: A clock that uses `Duration`, as all of Swift's clocks do; any other clock sleeps in its own time.
    /// - Throws: `CancellationError` as soon as the task is canceled.
    public static nonisolated(nonsending) func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard frame_tasks_are_playing(), let duration = duration as? Duration else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await Suspension.sleep(seconds: duration / .seconds(1))
    }

    /// Suspends the task for `duration` nanoseconds, in virtual time while a stage is performing and in real time
    /// otherwise.
    ///
    /// - Throws: `CancellationError` as soon as the task is canceled.
    public static nonisolated(nonsending) func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Suspends the task until `deadline`: in virtual time while a stage is performing, if the clock is one of Swift's.
    ///
    /// Differs from Swift: a deadline of any other clock is reported as unsupported while a stage is performing. It has no
    /// exact virtual time, so the task resumes after the run. Sleep *for* a duration instead.
    public static nonisolated(nonsending) func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if frame_tasks_are_playing() {
            // Clock: instants of Swift's clocks are virtual here.
            if let rest = (deadline as? ContinuousClock.Instant)?.timeFromPresent
                ?? (deadline as? SuspendingClock.Instant)?.timeFromPresent
            {
                return try await Suspension.sleep(seconds: max(rest, .zero) / .seconds(1))
            }
            reportDeadline()
        }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Suspends the task so that others run first. While a stage is performing, everything scheduled for this virtual
    /// time runs first.
    public static nonisolated(nonsending) func yield() async {
        // The standard library's method is shadowed here; awaiting another task has the same effect.
        guard frame_tasks_are_playing() else { return await Task<Void, Never>.detached {}.value }
        await Suspension.yield()
    }

    private static func reportDeadline() {
        MainActor.assumeIsolated {
            // Entry point: Task.sleep and Task.yield have no object to ask for its stage.
            Stage.current.diagnostics.reportUnsupported(
                "Task.sleep(until:)", instead: "the task does not continue in this run; use Task.sleep(for:)")
        }
    }
}

/// A suspended task that an event of the current stage resumes.
private final class Suspension: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Void, Never>?
        /// The event that resumes the task.
        var event: EventToken?
        var isOver = false
    }

    private let state = Mutex(State())

    /// Suspends the task for `seconds` of virtual time, or until it is canceled.
    static nonisolated(nonsending) func sleep(seconds: Double) async throws {
        let suspension = Suspension()
        try Task<Never, Never>.checkCancellation()
        await withTaskCancellationHandler {
            await withCheckedContinuation { suspension.begin($0, seconds: seconds) }
        } onCancel: {
            suspension.end()
        }
        try Task<Never, Never>.checkCancellation()
    }

    /// Suspends the task until everything scheduled for this instant has run.
    static nonisolated(nonsending) func yield() async {
        let suspension = Suspension()
        await withCheckedContinuation { suspension.begin($0, seconds: 0) }
    }

    private func begin(_ continuation: CheckedContinuation<Void, Never>, seconds: Double) {
        let isOver = state.withLock { state in
            if !state.isOver { state.continuation = continuation }
            return state.isOver
        }
        guard !isOver else { return continuation.resume() }
        let event = MainActor.assumeIsolated {
            Stage.current.loop.schedule(after: seconds, of: .application) { self.end() }
        }
        state.withLock { $0.event = event }
    }

    /// Resumes the task. If called before `begin(_:seconds:)`, prevents the suspension.
    private func end() {
        let (continuation, event) = state.withLock { state in
            defer { state = State(isOver: true) }
            return (state.continuation, state.event)
        }
        if let event, frame_tasks_are_playing() { MainActor.assumeIsolated { Stage.current.loop.cancel(event) } }
        continuation?.resume()
    }
}
