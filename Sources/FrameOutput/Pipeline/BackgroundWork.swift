/// Work on another thread, whose result is waited for.
package final class BackgroundWork<Value: Sendable>: Sendable {
    private let result = Monitor<Result<Value, any Error>?>(nil)

    /// Begins at once.
    ///
    /// - Throws: ``OutputError/threads(started:asked:_:)`` if there is no thread.
    package init(_ work: @escaping @Sendable () throws -> Value) throws(OutputError) {
        try WorkerThreads.start { [result] in
            let value = Result { try work() }
            result.update { $0 = value }
        }
    }

    /// Returns when the work has ended.
    package func wait() throws -> Value { try result.wait { $0 }.get() }
}

/// Several pieces of work in two steps: while the second step of one runs on another thread, the main actor takes the first step
/// of the next.
package enum TwoSteps {
    /// - Parameters:
    ///   - overlaps: Whether the steps overlap; otherwise all run on the calling thread.
    ///   - first: Makes what the second step needs; `nil` for an item without one.
    ///   - last: Receives the results in the order of `items`, on the main actor.
    /// - Throws: The first error in the order of `items`. Work that has begun ends first.
    @MainActor package static func run<Item, Middle: Sendable, Value: Sendable>(
        _ items: [Item], overlaps: Bool, first: @MainActor (Item) throws -> Middle?,
        second: @escaping @Sendable (Middle) throws -> Value, last: @MainActor (Item, Value) throws -> Void
    ) throws {
        var running: (item: Item, work: BackgroundWork<Value>)?
        func finish() throws {
            guard let (item, work) = running else { return }
            running = nil
            try last(item, work.wait())
        }
        do {
            for item in items {
                let middle = try first(item)
                try finish()
                guard let middle else { continue }
                if overlaps, items.count > 1 {
                    running = (item, try BackgroundWork { try second(middle) })
                } else {
                    try last(item, second(middle))
                }
            }
        } catch {
            try finish()
            throw error
        }
        try finish()
    }
}
