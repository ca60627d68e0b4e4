import Foundation
import Synchronization

/// The thread applications run on, for code that may be on any.
enum MainThread {
    /// Runs `body` on the main actor and waits for it.
    static func run<Value: Sendable>(_ body: @escaping @MainActor @Sendable () -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        let done = DispatchSemaphore(value: 0)
        let box = Box<Value>()
        Task { @MainActor in
            box.value.withLock { $0 = body() }
            done.signal()
        }
        done.wait()
        guard let value = box.value.withLock({ $0 }) else { preconditionFailure("the main actor signalled too early") }
        return value
    }

    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
