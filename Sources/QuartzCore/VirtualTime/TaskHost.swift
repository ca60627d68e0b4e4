internal import CFrameTasks

/// The main actor's executor while a stage performs: what tasks do is an event of the stage's, at the virtual time at
/// which they can go on.
///
/// Swift hands the stretches of asynchronous functions (jobs) to queues of the machine's, which no virtual clock moves.
/// While a stage performs, the jobs of its thread come here instead, those of other actors and of none too: there is one
/// thread, so tasks run one after the other, in the order in which they became ready, and a run repeats exactly. Jobs that
/// other threads hand in take no part in the run; they wait for the real main queue.
final class TaskHost: SerialExecutor {
    static let shared = TaskHost()

    /// Runs `body`; tasks it begins or wakes belong to the current stage.
    static func host<Result>(_ body: () throws -> Result) rethrows -> Result {
        // What the runtime calls an executor is these two words (Swift's ABI, `SerialExecutorRef`).
        let words = unsafeBitCast(shared.asUnownedSerialExecutor(), to: (UInt, UInt).self)
        frame_tasks_begin(frame_executor(identity: words.0, implementation: words.1)) { job in
            guard let job else { return }
            let unowned = unsafeBitCast(job, to: UnownedJob.self)
            TaskHost.schedule { frame_tasks_run(unsafeBitCast(unowned, to: UnsafeMutableRawPointer.self)) }
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
        MainActor.assumeIsolated { _ = Stage.current.loop.scheduleNow(event) }
    }

    /// The thread that plays is the main actor's, whichever job it runs.
    func isIsolatingCurrentContext() -> Bool? { frame_tasks_are_playing() }

    func checkIsolated() {
        precondition(frame_tasks_are_playing(), "code of the main actor runs on a thread that is not its own")
    }
}
