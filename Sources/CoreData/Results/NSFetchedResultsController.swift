/// The results of a request in sections, kept up to date with a context.
///
/// Differs from Core Data: the controller that its delegate's methods receive is equal to this one, but another object,
/// because classes with other type arguments are unrelated in Swift on Linux. Nothing is cached.
open class NSFetchedResultsController<ResultType>: NSObject {
    private let results: FetchedResults

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        results = FetchedResults(context: context, sectionNameKeyPath: sectionNameKeyPath, cacheName: name) {
            try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        }
        self.fetchRequest = fetchRequest
        super.init()
    }

    /// The same results with another type argument.
    init(_ results: FetchedResults, _ fetchRequest: NSFetchRequest<ResultType>) {
        self.results = results
        self.fetchRequest = fetchRequest
        super.init()
    }

    public let fetchRequest: NSFetchRequest<ResultType>
    open var managedObjectContext: NSManagedObjectContext { results.context }
    open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
    open var cacheName: String? { results.cacheName }
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }

    open class func deleteCache(withName name: String?) {}

    /// Fetches the results, and follows the context from then on.
    open func performFetch() throws { try results.fetch() }

    // MARK: Results

    open var fetchedObjects: [ResultType]? {
        results.isFetched ? results.objects.compactMap { $0 as? ResultType } : nil
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { results.isFetched ? results.sections : nil }

    /// The object at an index path, which must be one of the results.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, results.sections.indices.contains(indexPath[0]),
            results.sections[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = results.sections[indexPath[0]].members[indexPath[1]] as? ResultType
        else {
            preconditionFailure(
                "No object of an NSFetchedResultsController is at \(indexPath); call performFetch() before.")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap(results.indexPath)
    }

    // MARK: Section titles

    open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    /// Whether the object is a controller of the same results.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any ResultsOwner)?.owned === results }
    open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of results.
private protocol ResultsOwner {
    var owned: FetchedResults { get }
}

extension NSFetchedResultsController: ResultsOwner {
    fileprivate var owned: FetchedResults { results }
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}
