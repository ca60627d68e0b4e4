extension NSSortDescriptor {
    /// An order of objects by the values of a key path, as ``KeyedValue`` finds them; `nil` for the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending) { first, second in
            PredicateTree.Comparison.order(first, second) ?? .orderedSame
        }
    }

    /// As `init(key:ascending:)`, with an order of the values.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.[sortKey: key ?? ""], ascending: ascending, comparator: cmptr)
    }
}

extension NSObject {
    fileprivate subscript(sortKey key: String) -> Any? { KeyedValue(self)[key] }
}
