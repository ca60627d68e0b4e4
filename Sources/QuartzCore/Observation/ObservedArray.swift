extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns an array that stands for the one in a property. Changing it changes the property. If the
    /// property is an `NSMutableArray`, observers that `addObserver(_:forKeyPath:options:context:)` added for the key learn
    /// which elements were inserted, removed or replaced; those of `observe(_:)` and of longer key paths do not.
    ///
    /// A property that is not an `NSMutableArray` is set as a whole, which observers see as a setting. Methods by which a class
    /// inserts and removes elements itself are not called.
    @MainActor @preconcurrency public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        ObservedArray(of: self, key)
    }

    /// Returns an array that stands for the one at the end of a key path.
    @MainActor @preconcurrency public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let point = keyPath.lastIndex(of: "."),
            let owner = value(forKeyPath: String(keyPath[..<point])) as? NSObject
        else { return mutableArrayValue(forKey: keyPath) }
        return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: point)...]))
    }
}

/// An array that stands for the one in a property of an object.
private final class ObservedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(of owner: NSObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init()
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        owner = NSObject()
        key = ""
        super.init(objects: objects, count: count)
    }

    required convenience init?(coder aDecoder: NSCoder) { nil }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(of: NSObject(), "")
    }

    override var count: Int { read { ($0 as? NSArray)?.count ?? ($0 as? [Any])?.count ?? 0 } }

    override func object(at index: Int) -> Any {
        read { ($0 as? NSArray)?.object(at: index) ?? ($0 as? [Any])?[index] ?? NSNull() }
    }

    override func insert(_ anObject: Any, at index: Int) {
        change(
            ElementChange(kind: .insertion, indexes: [index], new: [anObject]),
            inPlace: { $0.insert(anObject, at: index) },
            inCopy: { $0.insert(anObject, at: index) })
    }

    override func removeObject(at index: Int) {
        change(
            ElementChange(kind: .removal, indexes: [index], old: [object(at: index)]),
            inPlace: { $0.removeObject(at: index) }, inCopy: { $0.remove(at: index) })
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        change(
            ElementChange(kind: .replacement, indexes: [index], old: [object(at: index)], new: [anObject]),
            inPlace: { $0.replaceObject(at: index, with: anObject) }, inCopy: { $0[index] = anObject })
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func removeLastObject() {
        if count > 0 { removeObject(at: count - 1) }
    }

    private func read<Result>(_ body: (Any?) -> Result) -> Result {
        // Unchecked but safe: the value stays on this thread.
        nonisolated(unsafe) var value: Any?
        // Unchecked but safe for the same reason.
        nonisolated(unsafe) let owner = owner
        MainActor.assumeIsolated { [key] in value = owner.value(forKey: key) }
        return body(value)
    }

    private func change(
        _ change: ElementChange, inPlace: (NSMutableArray) -> Void, inCopy: (inout [Any]) -> Void
    ) {
        let value = read { $0 }
        // Unchecked but safe: the values stay on this thread.
        nonisolated(unsafe) let (change, owner) = (change, owner)
        if let array = value as? NSMutableArray {
            inPlace(array)
            MainActor.assumeIsolated { [key] in change.notifyObservers(of: owner, forKey: key) }
        } else {
            // Unchecked but safe for the same reason.
            nonisolated(unsafe) var copy = (value as? NSArray).map(Array.init) ?? value as? [Any] ?? []
            inCopy(&copy)
            MainActor.assumeIsolated { [key] in owner.setValue(copy, forKey: key) }
        }
    }
}
