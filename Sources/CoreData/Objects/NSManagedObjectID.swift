/// The identity of an object in all contexts of a store.
// Unchecked but safe: identifiers are used on the main thread alone.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    private static let counter = AssociationKey()

    public let entity: NSEntityDescription
    /// Whether the object has not been saved.
    open internal(set) var isTemporaryID = true
    open internal(set) weak var persistentStore: NSPersistentStore?
    /// Number in the order in which the objects of a run were inserted.
    let number: Int

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        // Entry point: An identifier has no stage.
        number = MainActor.assumeIsolated { Self.counter.value(of: Stage.current) { Counter() }.next() }
        super.init()
    }

    open func uriRepresentation() -> URL {
        let store = isTemporaryID ? "" : persistentStore?.identifier ?? ""
        let path = "\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
        return URL(string: "x-coredata://\(store)/\(path)") ?? URL(filePath: path)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override var hash: Int { number }
    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
}

@MainActor private final class Counter {
    private var last = 0

    func next() -> Int {
        last += 1
        return last
    }
}

extension Sequence where Element == NSManagedObjectID {
    /// The identifiers in the order in which their objects were inserted.
    func inOrder() -> [NSManagedObjectID] { sorted { $0.number < $1.number } }
}
