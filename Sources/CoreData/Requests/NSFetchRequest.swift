/// A result of a request: objects, identifiers, dictionaries or counts.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// A request to a context or a store.
open class NSPersistentStoreRequest: NSObject {
    /// Stored without effect.
    open var affectedStores: [NSPersistentStore]?
}

/// The objects of an entity that match a predicate, sorted.
///
/// Differs from Core Data: any type can stand for the results, because in Swift on Linux no protocol conforms to itself.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; 0 for no limit.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    open var includesPendingChanges = true
    /// Names of attributes, or attributes, for dictionaries.
    open var propertiesToFetch: [Any]?
    open var returnsDistinctResults = false
    /// Stored without effect.
    open var fetchBatchSize = 0
    /// Stored without effect.
    open var returnsObjectsAsFaults = true
    /// Stored without effect.
    open var includesPropertyValues = true
    /// Stored without effect.
    open var shouldRefreshRefetchedObjects = false
    /// Stored without effect.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Stored without effect.
    open var propertiesToGroupBy: [Any]?
    /// Stored without effect.
    open var havingPredicate: NSPredicate?
    private let givenName: String?

    open var entityName: String? { entity?.name ?? givenName }

    public override init() {
        givenName = nil
        super.init()
    }

    public init(entityName: String) {
        givenName = entityName
        super.init()
    }

    /// Returns the results in the context of the current queue.
    ///
    /// Differs from Core Data: always fails, because the context is unknown; use its `fetch(_:)`.
    open func execute() throws -> [ResultType] {
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSCoreDataError,
            userInfo: [NSLocalizedDescriptionKey: "NSFetchRequest.execute() has no context; call fetch(_:) of one."])
    }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A deletion in the store, of which contexts are not told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        super.init()
    }

    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = objects.first?.entity
        let ids = Set(objects)
        request.predicate = NSPredicate { object, _ in
            (object as? NSManagedObject).map { ids.contains($0.objectID) } ?? false
        }
        self.init(fetchRequest: request)
    }
}

/// A result of a request other than a fetch.
open class NSPersistentStoreResult: NSObject {}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let resultType: NSBatchDeleteRequestResultType
    /// Whether it succeeded, the identifiers, or their number.
    public let result: Any?

    init(_ deleted: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = deleted
        case .resultTypeCount: result = deleted.count
        }
        super.init()
    }
}
