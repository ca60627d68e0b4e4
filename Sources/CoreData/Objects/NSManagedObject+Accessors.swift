// The accessors that the porting step writes for properties and methods with the attribute `@NSManaged`. Core Data
// makes them while a program runs.
extension NSManagedObject {
    /// The value of a property in the property's type. Without a value, a number is 0, and another type that cannot be
    /// `nil` is empty.
    public func managedValue<Value>(forKey key: String) -> Value {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        if let value = StoredValue.value(value(forKey: key), as: Value.self) { return value }
        preconditionFailure(
            "\(entity.name ?? "").\(key) has no value of the type \(Value.self); set it before, or declare it optional."
        )
    }

    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        willChangeValue(forKey: key)
        setValue(value, forKey: key)
        didChangeValue(forKey: key)
    }

    /// Adds an object, or those of a collection, to a relationship.
    public func addManaged(_ value: Any, forKey key: String) {
        let added = Self.objects(value)
        let present = related(key)
        let known = Set(present)
        setValue(present + added.filter { !known.contains($0) }, forKey: key)
    }

    /// Removes an object, or those of a collection, from a relationship.
    public func removeManaged(_ value: Any, forKey key: String) {
        let removed = Set(Self.objects(value))
        setValue(related(key).filter { !removed.contains($0) }, forKey: key)
    }

    /// Inserts an object at an index of an ordered relationship.
    public func insertManaged(_ value: NSManagedObject, at index: Int, forKey key: String) {
        insertManaged([value], at: NSIndexSet(index: index), forKey: key)
    }

    /// Inserts objects, each at its index, into an ordered relationship.
    public func insertManaged(_ values: [NSManagedObject], at indexes: NSIndexSet, forKey key: String) {
        let inserted = Set(values)
        var objects = related(key).filter { !inserted.contains($0) }
        for (value, index) in zip(values, indexes) { objects.insert(value, at: min(index, objects.count)) }
        setValue(objects, forKey: key)
    }

    /// Removes the object at an index of an ordered relationship.
    public func removeManaged(at index: Int, forKey key: String) {
        removeManaged(at: NSIndexSet(index: index), forKey: key)
    }

    public func removeManaged(at indexes: NSIndexSet, forKey key: String) {
        let objects = related(key)
        setValue(objects.enumerated().filter { !indexes.contains($0.offset) }.map(\.element), forKey: key)
    }

    /// Replaces the object at an index of an ordered relationship.
    public func replaceManaged(at index: Int, with value: NSManagedObject, forKey key: String) {
        replaceManaged(at: NSIndexSet(index: index), with: [value], forKey: key)
    }

    public func replaceManaged(at indexes: NSIndexSet, with values: [NSManagedObject], forKey key: String) {
        var objects = related(key)
        for (value, index) in zip(values, indexes) where index < objects.count { objects[index] = value }
        setValue(objects, forKey: key)
    }

    /// The objects of an ordered relationship.
    ///
    /// Differs from Core Data: a change to the set does not change the relationship, which is reported.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        reportCopy("mutableOrderedSetValue(forKey:)")
        return NSMutableOrderedSet(array: related(key))
    }

    /// The objects of a relationship.
    ///
    /// Differs from Core Data: a change to the set does not change the relationship, which is reported.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        reportCopy("mutableSetValue(forKey:)")
        return NSMutableSet(array: related(key))
    }

    /// The objects of a relationship in their stored order.
    private func related(_ key: String) -> [NSManagedObject] {
        (row.links[key] ?? []).compactMap { managedObjectContext?.object(with: $0) }
    }

    private func reportCopy(_ method: String) {
        ModelLog.unsupported(
            "NSManagedObject.\(method)", instead: "the set is a copy; set the value of the key after changing it")
    }
}
