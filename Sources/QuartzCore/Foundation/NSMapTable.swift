/// A dictionary of objects, whose keys and values it can hold weakly.
///
/// ```swift
/// let coordinators = NSMapTable<UIView, Coordinator>.weakToStrongObjects()
/// coordinators.setObject(Coordinator(), forKey: header)
/// ```
///
/// An entry disappears once its key or value is released. Entries are in the order in which their keys were added.
///
/// Differs from UIKit: ``count`` does not include entries whose key or value has been released.
public final class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: HeldObject, value: HeldObject)] = []

    /// - Parameter initialCapacity: Has no effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    public override convenience init() { self.init(keyOptions: []) }

    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    public var count: Int { living.count }

    public func object(forKey aKey: KeyType?) -> ObjectType? {
        index(of: aKey).flatMap { entries[$0].value.object as? ObjectType }
    }

    /// Sets the value for a key, or removes it if `anObject` is `nil`. A `nil` key is ignored.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        entries.removeAll { $0.key.object == nil || $0.value.object == nil }
        guard let aKey else { return }
        guard let anObject else { return removeObject(forKey: aKey) }
        let value = HeldObject(anObject as AnyObject, valueOptions)
        if let index = index(of: aKey) {
            entries[index].value = value
        } else {
            entries.append((HeldObject(aKey as AnyObject, keyOptions), value))
        }
    }

    public func removeObject(forKey aKey: KeyType?) {
        if let index = index(of: aKey) { entries.remove(at: index) }
    }

    public func removeAllObjects() { entries = [] }

    /// Returns an enumerator of the keys of the entries that exist now.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

    /// Returns an enumerator of the values of the entries that exist now.
    public func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }

    /// Returns the entries whose keys are hashable.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let pairs = living.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.value) } }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
        for entry in living { copy.setObject(entry.value, forKey: entry.key) }
        return copy
    }

    public override func copy() -> Any { copy(with: nil) }

    private var living: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    private func index(of key: KeyType?) -> Int? {
        guard let key else { return nil }
        return entries.firstIndex {
            $0.value.object != nil && $0.key.isEqual(to: key as AnyObject, keyOptions)
        }
    }
}
