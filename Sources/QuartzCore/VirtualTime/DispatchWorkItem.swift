/// Work that can be cancelled before it is due.
@MainActor @preconcurrency public final class DispatchWorkItem {
    private let block: @MainActor () -> Void
    private var completions: [@MainActor () -> Void] = []
    public private(set) var isCancelled = false

    public init(block: @escaping @MainActor () -> Void) {
        self.block = block
    }

    public func perform() {
        guard !isCancelled else { return }
        block()
        completions.forEach { $0() }
        completions = []
    }

    public func cancel() {
        isCancelled = true
    }

    /// Runs `execute` when the work has been done.
    public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
        completions.append { queue.async(execute: execute) }
    }
}
