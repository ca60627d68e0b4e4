/// The objects that were inserted, updated and deleted. An object is in one of the sets at most.
struct ContextChanges {
    var inserted: Set<NSManagedObjectID> = []
    var updated: Set<NSManagedObjectID> = []
    var deleted: Set<NSManagedObjectID> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    mutating func insert(_ id: NSManagedObjectID) {
        deleted.remove(id)
        inserted.insert(id)
    }

    mutating func update(_ id: NSManagedObjectID) {
        if !inserted.contains(id), !deleted.contains(id) { updated.insert(id) }
    }

    /// An object that was inserted before counts as deleted, too: observers may know of it.
    mutating func delete(_ id: NSManagedObjectID) {
        inserted.remove(id)
        updated.remove(id)
        deleted.insert(id)
    }

    mutating func forget(_ id: NSManagedObjectID) {
        inserted.remove(id)
        updated.remove(id)
        deleted.remove(id)
    }
}
