/// Objects and their unsaved changes.
///
/// Differs from Core Data: there is one thread. Blocks of `perform` run on the next turn, in the order of the calls, and
/// those of `performAndWait` at once. Nothing can be undone.
// Unchecked but safe: contexts are used on the main thread alone.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ScheduledTaskType: Int, Sendable {
        case immediate, enqueued
    }

    /// The kind of queue, under the names of iOS 15.
    public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public static let privateQueue = ConcurrencyType(rawValue: 1)
        public static let mainQueue = ConcurrencyType(rawValue: 2)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            newValue?.join(self)
        }
    }
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    /// Stored without effect.
    open var undoManager: UndoManager?
    /// Stored without effect.
    open var propagatesDeletesAtEndOfEvent = true
    /// Stored without effect.
    open var retainsRegisteredObjects = false
    /// Stored without effect.
    open var shouldDeleteInaccessibleFaults = true
    /// Stored without effect.
    open var stalenessInterval: TimeInterval = -1
    /// Stored without effect.
    open var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()

    private var coordinator: NSPersistentStoreCoordinator?
    private var arrival: (id: NSManagedObjectID, row: Row)?
    var registered: [NSManagedObjectID: NSManagedObject] = [:]
    var changes = ContextChanges()
    /// Changes since observers were last told.
    private var untold = ContextChanges()
    private var isTelling = false
    private var watchers: [Watcher] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        super.init()
    }

    public convenience init(_ type: ConcurrencyType) {
        self.init(
            concurrencyType: type == .privateQueue ? .privateQueueConcurrencyType : .mainQueueConcurrencyType)
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    var source: (any RowSource)? { parent ?? coordinator }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        model?.entity(of: type) ?? type.entity()
    }

    // MARK: Objects

    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
    open var insertedObjects: Set<NSManagedObject> { objects(changes.inserted) }
    open var updatedObjects: Set<NSManagedObject> { objects(changes.updated) }
    open var deletedObjects: Set<NSManagedObject> { objects(changes.deleted) }
    open var hasChanges: Bool { !changes.isEmpty }

    func objects(_ ids: Set<NSManagedObjectID>) -> Set<NSManagedObject> { Set(ids.compactMap { registered[$0] }) }
    func isInserted(_ object: NSManagedObject) -> Bool { changes.inserted.contains(object.objectID) }
    func isUpdated(_ object: NSManagedObject) -> Bool { changes.updated.contains(object.objectID) }
    func isDeleted(_ object: NSManagedObject) -> Bool { changes.deleted.contains(object.objectID) }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// The object with an identifier. One that is not in the store has no values.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registered[objectID] ?? arrive(objectID, source?.row(of: objectID) ?? Row())
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = registered[objectID], !isDeleted(object) { return object }
        guard registered[objectID] == nil, let row = source?.row(of: objectID) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
                userInfo: [NSLocalizedDescriptionKey: "There is no object with the identifier."])
        }
        return arrive(objectID, row)
    }

    /// Makes the object of a stored row.
    private func arrive(_ id: NSManagedObjectID, _ row: Row) -> NSManagedObject {
        arrival = (id, row)
        let object = id.entity.objectClass.init(entity: id.entity, insertInto: self)
        registered[id] = object
        object.awakeFromFetch()
        return object
    }

    /// The identifier and values of the object that is being made from the store; `nil` for a new one.
    func takeArrival() -> (id: NSManagedObjectID, row: Row)? {
        defer { arrival = nil }
        return arrival
    }

    open func insert(_ object: NSManagedObject) {
        guard registered[object.objectID] == nil else { return }
        object.managedObjectContext = self
        registered[object.objectID] = object
        changes.insert(object.objectID)
        untold.insert(object.objectID)
        object.awakeFromInsert()
        scheduleTelling()
    }

    /// Counts an object that another context made as inserted.
    func markInserted(_ id: NSManagedObjectID) {
        changes.insert(id)
        untold.insert(id)
        scheduleTelling()
    }

    /// Deletes an object, and others by the rules of its relationships.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !isDeleted(object) else { return }
        object.prepareForDeletion()
        changes.delete(object.objectID)
        untold.delete(object.objectID)
        for relationship in object.entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
            let others = (object.row.links[relationship.name] ?? []).map(self.object)
            switch relationship.deleteRule {
            case .cascadeDeleteRule: others.forEach(delete)
            case .nullifyDeleteRule:
                guard let inverse = relationship.inverseRelationship else { continue }
                others.forEach { $0.unlink(inverse, from: object.objectID) }
            case .noActionDeleteRule, .denyDeleteRule: continue
            }
        }
        scheduleTelling()
    }

    func noteChange(of object: NSManagedObject) {
        guard registered[object.objectID] === object, !isDeleted(object) else { return }
        changes.update(object.objectID)
        untold.update(object.objectID)
        scheduleTelling()
    }

    /// Removes objects without effect on the store.
    func forget(_ ids: some Sequence<NSManagedObjectID>) {
        for id in ids {
            registered.removeValue(forKey: id)?.managedObjectContext = nil
        }
    }

    /// Restores every object as it was saved, and removes those that never were.
    open func rollback() {
        let undone = changes
        for object in objects(undone.updated.union(undone.deleted)) { object.row = object.saved }
        undone.inserted.forEach { untold.delete($0) }
        undone.updated.forEach { untold.update($0) }
        undone.deleted.forEach { untold.insert($0) }
        changes = ContextChanges()
        processPendingChanges()
        forget(undone.inserted)
    }

    /// Removes all objects and changes.
    open func reset() {
        changes = ContextChanges()
        untold = ContextChanges()
        forget(Array(registered.keys))
    }

    /// Reads an object's values from the store, except those that have changed if `flag` is true.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !isInserted(object), let row = source?.row(of: object.objectID) else { return }
        var fresh = row
        if flag {
            let changed = object.changedValues().keys
            for key in changed {
                fresh.attributes[key] = object.row.attributes[key]
                fresh.links[key] = object.row.links[key]
            }
        } else {
            changes.updated.remove(object.objectID)
        }
        (object.row, object.saved) = (fresh, row)
        untold.update(object.objectID)
        scheduleTelling()
    }

    open func refreshAllObjects() {
        for object in registered.keys.inOrder().compactMap({ registered[$0] }) { refresh(object, mergeChanges: true) }
    }

    /// Identifiers are the same before and after saving.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { persistentStoreCoordinator?.adopt(object.objectID) }
    }

    open func assign(_ object: Any, to store: NSPersistentStore) {}

    // MARK: Observers

    /// Tells observers of the changes since the last time, as happens at the end of each turn.
    open func processPendingChanges() {
        let told = untold
        guard !told.isEmpty else { return }
        untold = ContextChanges()
        let info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: objects(told.inserted), NSUpdatedObjectsKey: objects(told.updated),
            NSDeletedObjectsKey: objects(told.deleted),
        ].filter { !$0.value.isEmpty }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
        watchers.removeAll { $0.owner == nil }
        for watcher in watchers { watcher.hear(told) }
    }

    private func scheduleTelling() {
        guard !isTelling else { return }
        isTelling = true
        DispatchQueue.main.async { [self] in
            isTelling = false
            processPendingChanges()
        }
    }

    private struct Watcher {
        weak var owner: AnyObject?
        let hear: (ContextChanges) -> Void
    }

    /// Calls a function with changes for as long as the owner lives.
    func watch(for owner: AnyObject, _ hear: @escaping (ContextChanges) -> Void) {
        watchers.removeAll { $0.owner == nil || $0.owner === owner }
        watchers.append(Watcher(owner: owner, hear: hear))
    }

    /// Merges changes of another context into registered objects.
    func merge(_ merged: ContextChanges) {
        let gone = merged.deleted.filter { registered[$0] != nil }
        for object in objects(merged.updated).sorted(by: { $0.objectID.number < $1.objectID.number }) {
            refresh(object, mergeChanges: true)
        }
        untold.inserted.formUnion(merged.inserted)
        untold.deleted.formUnion(gone)
        processPendingChanges()
        forget(gone)
        for id in gone { changes.forget(id) }
    }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
