/// The values of an object in a store.
struct Row {
    /// Values in stored form, by attribute.
    var attributes: [String: Any] = [:]
    /// Identifiers of objects, by relationship. Those of a relationship without order are in the order in which they
    /// were added.
    var links: [String: [NSManagedObjectID]] = [:]
}

/// The rows of objects: the coordinator's, or those of a parent context.
protocol RowSource: AnyObject {
    func row(of id: NSManagedObjectID) -> Row?
    /// The identifiers of objects of entities with these names, in the order in which they were inserted.
    func identifiers(of entities: Set<String>) -> [NSManagedObjectID]
    func write(_ changes: RowChanges, from context: NSManagedObjectContext)
}

/// The changes that a context saves.
struct RowChanges {
    var inserted: [(id: NSManagedObjectID, row: Row)] = []
    var updated: [(id: NSManagedObjectID, row: Row)] = []
    var deleted: [NSManagedObjectID] = []
}
