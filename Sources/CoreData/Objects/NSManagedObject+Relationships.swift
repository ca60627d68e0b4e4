extension NSManagedObject {
    /// The value of a property in a row: of a relationship to one object the object, of others a set.
    func value(of key: String, in row: Row) -> Any? {
        guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
            return row.attributes[key]
        }
        let objects = (row.links[key] ?? []).compactMap { managedObjectContext?.object(with: $0) }
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// The objects in a value: one, or those of a collection in its order; those of a set in the order in which they
    /// were inserted.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch StoredValue.flat(value) {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: inOrder(set.compactMap { $0 as? NSManagedObject })
        case let set as Set<AnyHashable>: inOrder(set.compactMap { $0.base as? NSManagedObject })
        default: []
        }
    }

    private static func inOrder(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.sorted { $0.objectID.number < $1.objectID.number }
    }

    /// Sets the objects of a relationship, and keeps its inverse equal.
    func connect(_ relationship: NSRelationshipDescription, with objects: [NSManagedObject]) {
        var seen: Set<NSManagedObjectID> = []
        let new = objects.map(\.objectID).filter { seen.insert($0).inserted }
        let old = row.links[relationship.name] ?? []
        let former = Set(old)
        row.links[relationship.name] = new
        guard let inverse = relationship.inverseRelationship, let context = managedObjectContext else { return }
        for id in old where !seen.contains(id) { context.object(with: id).unlink(inverse, from: objectID) }
        for id in new where !former.contains(id) { context.object(with: id).link(inverse, with: objectID) }
    }

    /// Adds an object to a relationship whose inverse has been set. An object that stood alone in it is replaced.
    private func link(_ relationship: NSRelationshipDescription, with id: NSManagedObjectID) {
        let old = row.links[relationship.name] ?? []
        if relationship.isToMany {
            row.links[relationship.name] = old + [id]
        } else {
            row.links[relationship.name] = [id]
            if let inverse = relationship.inverseRelationship {
                for former in old where former != id {
                    managedObjectContext?.object(with: former).unlink(inverse, from: objectID)
                }
            }
        }
        managedObjectContext?.noteChange(of: self)
    }

    /// Removes an object from a relationship.
    func unlink(_ relationship: NSRelationshipDescription, from id: NSManagedObjectID) {
        row.links[relationship.name]?.removeAll { $0 == id }
        managedObjectContext?.noteChange(of: self)
    }
}
