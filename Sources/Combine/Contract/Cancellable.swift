/// An activity that can be canceled.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Stores the activity, which is canceled when it is removed from the collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
