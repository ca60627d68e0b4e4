extension NSManagedObjectContext {
    /// Runs a block on the next turn, at the same virtual time.
    public func perform(_ block: @escaping () -> Void) {
        let work = Work(block: block)
        DispatchQueue.main.async {
            work.block()
            self.processPendingChanges()
        }
    }

    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        defer { processPendingChanges() }
        return try block()
    }

    /// Runs a block and returns its result.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        defer { processPendingChanges() }
        return try block()
    }

    /// A block that runs on the thread that passes it.
    private struct Work: @unchecked Sendable {
        let block: () -> Void
    }

    /// Merges the changes that another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func identifiers(_ key: String) -> Set<NSManagedObjectID> {
            Set(((notification.userInfo?[key] as? Set<NSManagedObject>) ?? []).map(\.objectID))
        }
        guard notification.object as AnyObject !== self else { return }
        merge(
            ContextChanges(
                inserted: identifiers(NSInsertedObjectsKey), updated: identifiers(NSUpdatedObjectsKey),
                deleted: identifiers(NSDeletedObjectsKey)))
    }

    /// Merges changes given by identifiers, as batch deletions return them.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func identifiers(_ keys: String...) -> Set<NSManagedObjectID> {
            Set(keys.flatMap { changeNotificationData[$0] as? [NSManagedObjectID] ?? [] })
        }
        let changes = ContextChanges(
            inserted: identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
            updated: identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
            deleted: identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
        for context in contexts { context.merge(changes) }
    }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
    /// Never posted, because nothing else writes to a store.
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange

    /// Keys of the notifications' dictionaries.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
    }
}
