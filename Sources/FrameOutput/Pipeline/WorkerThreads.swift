import Glibc

/// A group of system threads that run the same function.
package enum WorkerThreads {
    /// Returns the results of `transform` for `0..<count` in order, computed by up to `jobs` threads.
    ///
    /// - Throws: The error of `transform` for the lowest number that fails; ``OutputError/threads(started:asked:_:)``.
    package static func map<Result: Sendable>(
        _ count: Int, jobs: Int, _ transform: @escaping @Sendable (Int) throws -> Result
    ) throws -> [Result] {
        try map(count, jobs: jobs, tool: {}) { _, number in try transform(number) }
    }

    /// Works like the method above, with a tool that each thread makes once and uses for all its numbers.
    package static func map<Tool, Result: Sendable>(
        _ count: Int, jobs: Int, tool: @escaping @Sendable () -> Tool,
        _ transform: @escaping @Sendable (Tool, Int) throws -> Result
    ) throws -> [Result] {
        let work = Monitor((next: 0, results: [Swift.Result<Result, any Error>?](repeating: nil, count: count)))
        try run(max(1, min(jobs, count))) { _ in
            let tool = tool()
            while true {
                let number = work.update { state in
                    defer { state.next += 1 }
                    return state.next
                }
                guard number < count else { return }
                let result = Swift.Result { try transform(tool, number) }
                work.update {
                    $0.results[number] = result
                    if case .failure = result { $0.next = count }
                }
            }
        }
        return try work.update { $0.results }.compactMap { try $0?.get() }
    }

    /// Starts `count` threads, calls `work` on each with its number, starting at 0, and returns when all have ended.
    ///
    /// - Throws: ``OutputError/threads(started:asked:_:)`` if not all can be started; `work` is then not called.
    static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) throws(OutputError) {
        let mayWork = Monitor<Bool?>(nil)
        var threads: [pthread_t] = []
        var failure: SystemReason?
        for number in 0..<count {
            let job = Job { if mayWork.wait(until: { $0 }) { work(number) } }
            var thread = pthread_t()
            let status = job.start(&thread)
            guard status == 0 else {
                failure = SystemReason(status)
                break
            }
            threads.append(thread)
        }
        let isComplete = failure == nil
        mayWork.update { $0 = isComplete }
        for thread in threads { pthread_join(thread, nil) }
        if let failure { throw .threads(started: threads.count, asked: count, failure) }
    }

    /// Starts a thread that nothing waits for.
    ///
    /// - Throws: ``OutputError`` if the thread does not start.
    static func start(_ work: @escaping @Sendable () -> Void) throws(OutputError) {
        var thread = pthread_t()
        let status = Job(work).start(&thread)
        guard status == 0 else { throw .threads(started: 0, asked: 1, SystemReason(status)) }
        pthread_detach(thread)
    }

    /// The function of one thread, in a form that passes through a C pointer.
    private final class Job {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }

        /// - Returns: 0, or an error number as in `errno`.
        func start(_ thread: inout pthread_t) -> Int32 {
            // The new thread owns this reference. If there is no thread, the reference is released here.
            let reference = Unmanaged.passRetained(self)
            let status = pthread_create(
                &thread, nil,
                { argument in
                    guard let argument else { return nil }
                    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
                    return nil
                }, reference.toOpaque())
            if status != 0 { reference.release() }
            return status
        }
    }
}

/// A value behind a lock that threads can wait on. It uses a POSIX mutex and condition variable, because the standard
/// library's `Mutex` does not support waiting.
final class Monitor<State: Sendable>: @unchecked Sendable {
    // Unchecked but safe: `state` is accessed only while the mutex is held, and the two C objects never move.
    private var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ state: State) {
        self.state = state
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Changes the value and wakes all waiting threads.
    func update<Result>(_ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        return body(&state)
    }

    /// Calls `body` now and after every update until it returns a value.
    func wait<Result>(until body: (inout State) -> Result?) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            pthread_cond_wait(condition, mutex)
        }
    }
}
