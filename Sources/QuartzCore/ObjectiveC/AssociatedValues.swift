internal import Synchronization

/// The way in which an object holds an associated value. Raw values match the public header.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds the value weakly; it reads as `nil` once it has been deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Attaches a value to an object under a key; `nil` removes it. The value is released along with the object.
///
/// Differs from Objective-C: if an object is not an ``OpenObject`` (a view, controller, layer, or gesture recognizer),
/// its values are released some time after its deallocation, when other values are associated. On Linux, the
/// deallocation of such an object cannot be observed.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let value = objectiveC(value).map { AssociatedValue($0, policy) }
    // Released outside the lock: a deinitializer may read associated values.
    let old = associatedValues(of: object as AnyObject) { $0.replace(key, value) }
    withExtendedLifetime(old) {}
}

/// The value attached to the object under the key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associatedValues(of: object as AnyObject) { $0[key] }
}

/// Removes all values from the object, including those of other owners.
public func objc_removeAssociatedObjects(_ object: Any) {
    let old = associatedValues(of: object as AnyObject) { values in
        defer { values = AssociatedValues() }
        return values
    }
    withExtendedLifetime(old) {}
}

/// An object that holds its own values and releases them on deallocation.
protocol AssociationOwner: AnyObject {
    func withAssociatedValues<Result>(_ body: (inout AssociatedValues) -> Result) -> Result
}

/// The associated values of an object.
struct AssociatedValues: @unchecked Sendable {
    private var values: [UnsafeRawPointer: AssociatedValue] = [:]

    var isEmpty: Bool { values.isEmpty }
    subscript(key: UnsafeRawPointer) -> Any? { values[key]?.object }

    /// - Returns: The previous value.
    mutating func replace(_ key: UnsafeRawPointer, _ value: AssociatedValue?) -> AssociatedValue? {
        let old = values[key]
        values[key] = value
        return old
    }
}

struct AssociatedValue {
    private let kept: Any?
    private weak var assigned: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            kept = nil
            assigned = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = (value as? any NSCopying)?.copy(with: nil) ?? value
        case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
        }
    }

    var object: Any? { kept ?? assigned }
}

// MARK: Objects of other classes

/// The values of objects that do not hold their own.
private struct AssociationTable: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var values = AssociatedValues()
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var mostEntries = 16

    mutating func withValues<Result>(
        of object: AnyObject, _ body: (inout AssociatedValues) -> Result
    ) -> (result: Result, gone: [AssociatedValues]) {
        var gone: [AssociatedValues] = []
        let key = ObjectIdentifier(object)
        var entry = entries[key] ?? Entry(object: object)
        if entry.object !== object {
            // Left by a released object at the same address.
            gone.append(entry.values)
            entry = Entry(object: object)
        }
        let result = body(&entry.values)
        entries[key] = entry.values.isEmpty ? nil : entry
        if entries.count > mostEntries {
            gone += entries.values.filter { $0.object == nil }.map(\.values)
            entries = entries.filter { $0.value.object != nil }
            mostEntries = max(16, 2 * entries.count)
        }
        return (result, gone)
    }
}

private let associations = Mutex(AssociationTable())

private func associatedValues<Result>(
    of object: AnyObject, _ body: (inout AssociatedValues) -> Result
) -> Result {
    if let owner = object as? any AssociationOwner { return owner.withAssociatedValues(body) }
    var result: Result?
    let gone = associations.withLock { table in
        let (value, gone) = table.withValues(of: object, body)
        result = value
        return gone
    }
    withExtendedLifetime(gone) {}
    guard let result else { preconditionFailure("the lock runs its body") }
    return result
}
