extension NSSortDescriptor {
    /// Creates a descriptor that sorts objects by a property that may be `nil`, which comes first.
    public convenience init<Root: NSManagedObject, Value: Comparable>(
        keyPath: KeyPath<Root, Value?>, ascending: Bool
    ) {
        self.init(keyPath: keyPath, ascending: ascending) { first, second in
            switch (StoredValue.flat(first) as? Value, StoredValue.flat(second) as? Value) {
            case (let first?, let second?):
                first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            }
        }
    }
}
