import Foundation
import Synchronization

/// Runs code on the main actor from synchronous code on any thread.
package enum MainThread {
    /// Runs `body` on the main actor and waits for it.
    package static func run<Value: Sendable>(_ body: @escaping @MainActor @Sendable () -> Value) -> Value {
        if isCurrent { return MainActor.assumeIsolated(body) }
        let done = DispatchSemaphore(value: 0)
        let box = Box<Value>()
        Task { @MainActor in
            box.value.withLock { $0 = body() }
            done.signal()
        }
        done.wait()
        guard let value = box.value.withLock({ $0 }) else { preconditionFailure("the main actor signaled too early") }
        return value
    }

    // Clock: the queues of Dispatch are named only to recognize the main one.
    /// Whether this code is running on the main actor. In a test run on Linux, the threads of Dispatch serve the main
    /// actor, and the main thread never does.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    /// A mark of the main queue.
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
