internal import FrameTiming

/// Runs work later, in virtual time.
///
/// Stands in for Dispatch's. There is one thread, so every queue runs its work on the main one, in the order in which it
/// was handed in; work handed to a global queue is done when its time comes, as if it took none.
public final class DispatchQueue: Sendable {
    public static let main = DispatchQueue(label: "main")

    public let label: String

    public init(label: String) {
        self.label = label
    }

    public static func global(qos: QoSClass = .default) -> DispatchQueue { DispatchQueue(label: "global \(qos)") }

    /// Runs `work` on the next turn, at the same virtual time.
    public func async(execute work: @escaping @MainActor () -> Void) {
        asyncAfter(deadline: .now(), execute: work)
    }

    public func async(execute workItem: DispatchWorkItem) {
        async { workItem.perform() }
    }

    /// Runs `work` on the next turn; `group` waits for it.
    @MainActor public func async(group: DispatchGroup, execute work: @escaping @MainActor () -> Void) {
        group.enter()
        async {
            work()
            group.leave()
        }
    }

    /// Runs `work` at `deadline`, after everything planned for that time before; never when that is the distant future.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        guard deadline.seconds < .infinity else { return }
        MainActor.assumeIsolated {
            _ = Stage.current.loop.schedule(at: MediaTime(seconds: deadline.seconds), work)
        }
    }

    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { workItem.perform() }
    }

    /// Runs `work` at once: nothing else can be running.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

    /// How urgent work is: accepted, and of no effect.
    public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }
}
