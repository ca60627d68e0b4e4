extension NSSortDescriptor {
    /// Creates a descriptor that sorts objects by the values of a key path, as ``KeyedValue`` finds them, or by
    /// themselves if it is `nil`.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending) { first, second in
            PredicateTree.Comparison.order(first, second) ?? .orderedSame
        }
    }

    /// Creates a descriptor like ``init(key:ascending:)`` with a comparator for the values.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending, comparator: cmptr)
    }
}

extension NSObject {
    fileprivate subscript(sortKey key: String) -> Any? { KeyedValue(self)[key] }
}
