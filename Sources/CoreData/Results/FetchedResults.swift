/// Results of a request in sections, and their changes.
final class FetchedResults {
    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var isFetched = false
    private(set) var objects: [NSManagedObject] = []
    private(set) var sections: [FetchedSection] = []
    private let read: () throws -> [NSManagedObject]

    init(
        context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?,
        read: @escaping () throws -> [NSManagedObject]
    ) {
        self.context = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
        self.read = read
    }

    func fetch() throws {
        set(try read())
        isFetched = true
        context.watch(for: self) { [unowned self] in hear($0) }
    }

    func indexPath(of object: NSManagedObject) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let index = section.members.firstIndex(of: object) { return IndexPath(indexes: [number, index]) }
        }
        return nil
    }

    private func set(_ new: [NSManagedObject]) {
        objects = new
        sections = []
        for object in new {
            let name = sectionName(of: object)
            if sections.isEmpty || sections[sections.count - 1].name != name {
                sections.append(FetchedSection(name: name))
            }
            sections[sections.count - 1].members.append(object)
        }
        if sectionNameKeyPath == nil, sections.isEmpty { sections = [FetchedSection(name: "")] }
    }

    private func sectionName(of object: NSManagedObject) -> String {
        guard let path = sectionNameKeyPath else { return "" }
        var value: Any? = object
        for key in path.split(separator: ".") { value = (value as? NSManagedObject)?.value(forKey: String(key)) }
        return value.map { "\($0)" } ?? ""
    }

    /// Tells the delegate how the results have changed.
    private func hear(_ changes: ContextChanges) {
        guard let new = try? read() else { return }
        let old = sections
        set(new)
        // Everything here is used on the main thread alone.
        nonisolated(unsafe) let told = ResultChanges(from: old, to: sections, updated: changes.updated)
        guard !told.isEmpty, let delegate else { return }
        let all = NSFetchedResultsController(self, NSFetchRequest<any NSFetchRequestResult>())
        // Unchecked but safe, for the same reason.
        nonisolated(unsafe) let (receiver, controller, content) = (delegate, all, self)
        MainActor.assumeIsolated { told.tell(receiver, of: controller, content) }
    }
}

/// A section and its objects.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject] = []

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}
