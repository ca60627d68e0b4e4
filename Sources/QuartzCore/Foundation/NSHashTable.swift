/// A set of objects, which it can hold weakly.
///
/// ```swift
/// let observers = NSHashTable<AnyObject>.weakObjects()
/// observers.add(self)
/// for observer in observers.allObjects { (observer as? ThemeObserver)?.themeDidChange() }
/// ```
///
/// Members are in the order in which they were added, so that an application handles them in the same order in every
/// run. Foundation orders them by address.
///
/// Differs from UIKit: ``count`` does not include objects that have been released.
public final class NSHashTable<ObjectType>: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var members: [HeldObject] = []

    /// - Parameter initialCapacity: Has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
    }

    public override convenience init() { self.init(options: []) }

    /// Creates a set that does not retain its members.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
    public var anyObject: ObjectType? { allObjects.first }
    public var count: Int { members.count { $0.object != nil } }
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Returns the member that is equal to an object.
    public func member(_ object: ObjectType?) -> ObjectType? {
        index(of: object).flatMap { members[$0].object as? ObjectType }
    }

    public func contains(_ anObject: ObjectType?) -> Bool { index(of: anObject) != nil }

    /// Adds an object unless an equal member exists. `nil` is ignored.
    public func add(_ object: ObjectType?) {
        members.removeAll { $0.object == nil }
        guard let object, index(of: object) == nil else { return }
        members.append(HeldObject(object as AnyObject, options))
    }

    public func remove(_ object: ObjectType?) {
        if let index = index(of: object) { members.remove(at: index) }
    }

    public func removeAllObjects() { members = [] }

    /// Returns an enumerator of the members that exist now.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
    public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Removes the members that the other set does not contain.
    public func intersect(_ other: NSHashTable<ObjectType>) {
        allObjects.filter { !other.contains($0) }.forEach(remove)
    }

    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    public func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
        count == other.count && isSubset(of: other)
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        copy.union(self)
        return copy
    }

    public override func copy() -> Any { copy(with: nil) }

    private func index(of object: ObjectType?) -> Int? {
        guard let object else { return nil }
        return members.firstIndex { $0.isEqual(to: object as AnyObject, options) }
    }
}
