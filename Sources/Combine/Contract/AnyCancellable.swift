internal import Synchronization

/// An activity that is canceled at the latest when this object is released.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
    // Unchecked but safe: a lock guards it, and it is taken once.
    private struct Action: @unchecked Sendable {
        let body: () -> Void
    }

    private let action: Mutex<Action?>

    /// - Parameter cancel: Called once, by ``cancel()`` or the deinitializer.
    public init(_ cancel: @escaping () -> Void) {
        action = Mutex(Action(body: cancel))
    }

    public convenience init<C: Cancellable>(_ canceller: C) {
        self.init { canceller.cancel() }
    }

    deinit { cancel() }

    public func cancel() {
        let taken = action.withLock { action in
            let taken = action
            action = nil
            return taken
        }
        taken?.body()
    }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
