internal import CFrameTasks

/// The main actor's executor while a stage is performing. It runs each job of a task as an event, at the virtual time
/// at which the task can continue.
///
/// Swift normally submits jobs, the synchronous parts of asynchronous functions, to system queues, which no virtual
/// clock controls. While a stage is performing, jobs submitted on its thread are sent here instead, including those of
/// other actors and nonisolated ones. There is one thread, so jobs run in the order in which they became ready, and
/// runs are reproducible. Jobs submitted by other threads are not part of the run; they wait for the real main queue.
final class StageExecutor: SerialExecutor {
    static let shared = StageExecutor()

    /// Runs `body`. Jobs submitted in the meantime become events of the current stage.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        // The runtime represents an executor as two words (`SerialExecutorRef` in Swift's ABI).
        let words = unsafeBitCast(shared.asUnownedSerialExecutor(), to: (UInt, UInt).self)
        frame_tasks_begin(frame_executor(identity: words.0, implementation: words.1)) { job in
            guard let job else { return }
            let unowned = unsafeBitCast(job, to: UnownedJob.self)
            StageExecutor.schedule { frame_tasks_run(unsafeBitCast(unowned, to: UnsafeMutableRawPointer.self)) }
        }
        defer { frame_tasks_end() }
        return try body()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if frame_tasks_are_playing() {
            Self.schedule { job.runSynchronously(on: Self.shared.asUnownedSerialExecutor()) }
        } else {
            frame_tasks_enqueue_elsewhere(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
        }
    }

    private static func schedule(_ event: @escaping @MainActor () -> Void) {
        // Entry point: The executor of the main actor serves whichever stage is current.
        MainActor.assumeIsolated { _ = Stage.current.loop.scheduleNow(of: .application, event) }
    }

    /// Whether the current thread is the performing thread, which counts as the main actor's regardless of the job it
    /// runs.
    func isIsolatingCurrentContext() -> Bool? { frame_tasks_are_playing() }

    func checkIsolated() {
        precondition(frame_tasks_are_playing(), "code of the main actor runs on another thread")
    }
}
