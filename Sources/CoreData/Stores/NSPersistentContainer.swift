/// The settings of a store. Those of files are stored without effect, because the objects are in memory.
// Unchecked but safe: descriptions are used on the main thread alone.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open private(set) var options: [String: NSObject] = [:]
    /// Stored without effect.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public init(url: URL) {
        self.url = url
        super.init()
    }

    public override init() {
        super.init()
    }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its store and the main context.
///
/// Differs from Core Data: see ``NSPersistentStoreCoordinator``.
// Unchecked but safe: containers are used on the main thread alone.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext: NSManagedObjectContext
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container with the model of this name among the resources of the application. Without one the run ends
    /// with an error.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: Self.model(named: name))
    }

    public required init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appending(path: "\(name).sqlite"))
        ]
        super.init()
    }

    private static func model(named name: String) -> NSManagedObjectModel {
        if let path = ModelFile.path(named: name) {
            return NSManagedObjectModel(contentsOf: URL(filePath: path)) ?? NSManagedObjectModel()
        }
        ModelLog.misuse(
            "No data model “\(name)” is among the resources; add \(name).xcdatamodeld to those of the target.")
        return NSManagedObjectModel()
    }

    /// A folder that is not created.
    open class func defaultDirectoryURL() -> URL { URL(filePath: "/Library/Application Support") }

    /// Adds the stores that ``persistentStoreDescriptions`` names, and calls the block for each: at once, or on the next
    /// turn for a store that is added asynchronously.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let call = Call(block: block)
        for description in persistentStoreDescriptions {
            guard description.shouldAddStoreAsynchronously else {
                persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
                continue
            }
            DispatchQueue.main.async {
                self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: call.block)
            }
        }
    }

    /// A block that runs on the thread that passes it.
    private struct Call: @unchecked Sendable {
        let block: (NSPersistentStoreDescription, (any Error)?) -> Void
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container without iCloud.
///
/// Differs from Core Data: nothing is sent or received.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}
