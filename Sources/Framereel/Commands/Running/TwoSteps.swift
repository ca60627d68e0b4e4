import FrameOutput

/// Runs work items in two overlapping steps: while the second step of one item runs on another thread, the main actor
/// takes the first step of the next.
enum TwoSteps {
    /// - Parameters:
    ///   - overlaps: Whether the steps overlap; otherwise they all run on the calling thread.
    ///   - first: Prepares the input of the second step; returns `nil` for an item that does not have one.
    ///   - last: Receives the results on the main actor, in the order of `items`.
    /// - Throws: The first error in the order of `items`. Work that has begun is completed first.
    @MainActor static func run<Item, Middle: Sendable, Value: Sendable>(
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
