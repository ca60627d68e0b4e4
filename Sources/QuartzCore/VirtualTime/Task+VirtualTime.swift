internal import CFrameTasks

// These have the names of the standard library's and come before them in files that import this module, because a
// declaration of any module hides an equal one of `_Concurrency`.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for `duration`: of virtual time while a stage performs, of real time elsewhere.
    ///
    /// - Parameters:
    ///   - tolerance: of no effect in virtual time, which is exact.
    ///   - clock: one that counts in `Duration`, as all of Swift's do. Another one is asked to sleep by itself.
    /// - Throws: `CancellationError`, at once when the task is cancelled.
    public static nonisolated(nonsending) func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard frame_tasks_are_playing(), let duration = duration as? Duration else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await Nap.take(seconds: duration / .seconds(1))
    }

    /// Suspends the task for `duration` nanoseconds: of virtual time while a stage performs, of real time elsewhere.
    ///
    /// - Throws: `CancellationError`, at once when the task is cancelled.
    public static nonisolated(nonsending) func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Suspends the task until `deadline` by the machine's clock.
    ///
    /// Differs from Swift: while a stage performs this is noted as unsupported. A deadline read off a real clock has no
    /// exact place in virtual time; the task goes on after the run. Sleep *for* a duration instead.
    public static nonisolated(nonsending) func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if frame_tasks_are_playing() { reportDeadline() }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Lets whoever is ready go first: while a stage performs, what is planned for this virtual time.
    public static nonisolated(nonsending) func yield() async {
        // The standard library's own cannot be called from here, being hidden; another task's turn does the same.
        guard frame_tasks_are_playing() else { return await Task<Void, Never>.detached {}.value }
        await Nap.blink()
    }

    private static func reportDeadline() {
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported(
                "Task.sleep(until:)", instead: "the task does not go on in this run; use Task.sleep(for:)")
        }
    }
}
