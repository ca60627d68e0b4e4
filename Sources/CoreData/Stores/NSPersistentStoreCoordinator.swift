public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// A store of objects, in memory.
// Unchecked but safe: stores are used on the main thread alone.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The kind of store, under the names of iOS 15.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let type: String
    open var url: URL?
    open var identifier: String!
    /// Stored without effect.
    open var isReadOnly = false
    open var metadata: [String: Any]! = [:]
    public let configurationName: String
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    init(_ type: String, _ url: URL?, configuration: String?, number: Int) {
        self.type = type
        self.url = url
        identifier = "store-\(number)"
        configurationName = configuration ?? "Default"
        super.init()
    }
}

/// The store of contexts.
///
/// Differs from Core Data: objects are in memory, whatever the type of store. A store is empty when it is added, which
/// is reported for one with a file, and no file is read or written.
// Unchecked but safe: coordinators are used on the main thread alone.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    private var rows: [NSManagedObjectID: Row] = [:]
    private var contexts: [WeakContext] = []

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    /// Adds an empty store.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if storeType != NSInMemoryStoreType {
            ModelLog.unsupported(
                "Core Data's store in a file", instead: "it is in memory, and empty at the start of each run")
        }
        let store = NSPersistentStore(
            storeType, storeURL, configuration: configuration, number: persistentStores.count + 1)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }

    @discardableResult open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Removes a store, and its objects if it was the last.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { rows = [:] }
    }

    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if persistentStores.count < 2 { rows = [:] }
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        rows.keys.first { $0.uriRepresentation() == url }
    }

    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    // MARK: Contexts

    func join(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil || $0.context === context }
        contexts.append(WeakContext(context: context))
    }

    /// Makes an identifier permanent.
    func adopt(_ id: NSManagedObjectID) {
        id.persistentStore = persistentStores.first
        id.isTemporaryID = false
    }
}

extension NSPersistentStoreCoordinator: RowSource {
    func row(of id: NSManagedObjectID) -> Row? { rows[id] }

    func identifiers(of entities: Set<String>) -> [NSManagedObjectID] {
        rows.keys.filter { entities.contains($0.entity.name ?? "") }.inOrder()
    }

    func write(_ changes: RowChanges, from context: NSManagedObjectContext) {
        for (id, row) in changes.inserted + changes.updated {
            adopt(id)
            rows[id] = row
        }
        for id in changes.deleted { rows[id] = nil }
        let merged = ContextChanges(
            inserted: Set(changes.inserted.map(\.id)), updated: Set(changes.updated.map(\.id)),
            deleted: Set(changes.deleted))
        for other in contexts.compactMap(\.context)
        where other !== context && other.automaticallyMergesChangesFromParent {
            DispatchQueue.main.async { other.merge(merged) }
        }
    }
}
