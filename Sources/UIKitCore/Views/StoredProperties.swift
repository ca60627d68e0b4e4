@_spi(Reflection) internal import Swift

/// Finds stored properties declared by the application's classes, to name views and layers:
/// `DrawerPresentationController.shade`.
///
/// Compares the stored words rather than reading the references, as a mirror would: reading an `unowned` reference to a
/// deallocated object ends the process.
@MainActor final class StoredProperties {
    private struct Property {
        let name: String
        /// Offset from the start of the object, in bytes.
        let offset: Int
        /// The type of the array if the property is an array of references; `nil` for a single reference.
        let list: (any ReferenceList.Type)?
        /// Whether the property is an optional reference, the only kind that can be weak.
        let isOptional: Bool
    }

    private var known: [ObjectIdentifier: [Property]] = [:]

    /// The property of `owner` that holds `object` or, failing that, one that refers to it weakly: `shade`, or
    /// `rows[2]`. `nil` if there is none, and always for an owner of a framework class.
    func name(of object: AnyObject, in owner: AnyObject) -> String? {
        let properties = properties(of: type(of: owner))
        guard !properties.isEmpty else { return nil }
        let storage = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
        var weakName: String?
        for property in properties {
            let address = storage + property.offset
            if let list = property.list {
                if let index = list.index(of: object, at: address) { return "\(property.name)[\(index)]" }
            } else if address.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object)) {
                return property.name
            } else if weakName == nil, property.isOptional, WeakReference.isStored(to: object, at: address) {
                weakName = property.name
            }
        }
        return weakName
    }

    /// The properties declared by a class and by its superclasses outside the framework.
    private func properties(of type: AnyClass) -> [Property] {
        if let properties = known[ObjectIdentifier(type)] { return properties }
        var ancestor: AnyClass? = type
        while let current = ancestor, !Self.isOfFramework(current) { ancestor = _getSuperclass(current) }
        // Inherited fields come first.
        var inherited = 0
        if let ancestor { Self.forEachField(of: ancestor) { _, _, _ in inherited += 1 } }
        var index = 0
        var properties: [Property] = []
        Self.forEachField(of: type) { name, offset, type in
            defer { index += 1 }
            guard index >= inherited else { return }
            let list = type as? any ReferenceList.Type
            let isOptional = type is any OptionalReference.Type
            guard list != nil || isOptional || type is AnyClass else { return }
            properties.append(Property(name: name, offset: offset, list: list, isOptional: isOptional))
        }
        known[ObjectIdentifier(type)] = properties
        return properties
    }

    /// Whether a class, or one of its superclasses outside the framework, declares stored properties.
    static func areDeclared(by type: AnyClass) -> Bool {
        func count(_ type: AnyClass) -> Int {
            var count = 0
            forEachField(of: type) { _, _, _ in count += 1 }
            return count
        }
        let ancestors = sequence(first: type, next: { _getSuperclass($0) })
        return count(type) > (ancestors.first(where: isOfFramework).map(count) ?? 0)
    }

    private static let lazyPrefix = "$__lazy_storage_$_"

    private static func forEachField(of type: AnyClass, _ body: (_ name: String, _ offset: Int, Any.Type) -> Void) {
        // The option for classes. Its C constant is a variable, which Swift 6 cannot read.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            let name = String(cString: name)
            body(name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name, offset, type)
            return true
        }
    }

    private static let frameworks: Set<Substring> = ["UIKit", "QuartzCore", "Foundation", "FrameScenes"]

    /// Whether a class is one of the framework, not of an application.
    static func isOfFramework(_ type: AnyClass) -> Bool {
        frameworks.contains(String(reflecting: type).prefix { $0 != "." })
    }
}

/// An optional reference. It is stored as the object's address unless it is weak.
private protocol OptionalReference {}

extension Optional: OptionalReference where Wrapped: AnyObject {}

/// A weak reference, stored as the address of a record that begins with the object's address.
private struct WeakReference {
    private weak var object: AnyObject?

    /// - Parameter address: The address of a reference of any kind. For a strong or unowned one, the word it points to
    ///   is the object's type, so it is not mistaken for a weak reference.
    static func isStored(to object: AnyObject, at address: UnsafeRawPointer) -> Bool {
        guard let record = address.load(as: UnsafeRawPointer?.self) else { return false }
        guard record.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object)) else { return false }
        // The record outlives the object, and another object may have its address.
        return address.assumingMemoryBound(to: Self.self).pointee.object === object
    }
}

/// An array of references.
private protocol ReferenceList {
    /// - Parameter address: The address of an array of references.
    static func index(of object: AnyObject, at address: UnsafeRawPointer) -> Int?
}

extension Array: ReferenceList where Element: AnyObject {
    static func index(of object: AnyObject, at address: UnsafeRawPointer) -> Int? {
        address.assumingMemoryBound(to: Self.self).pointee.firstIndex { $0 === object }
    }
}

/// An array that may be missing, such as the storage of a lazy property.
extension Optional: ReferenceList where Wrapped: ReferenceList {
    static func index(of object: AnyObject, at address: UnsafeRawPointer) -> Int? {
        address.assumingMemoryBound(to: Self.self).pointee == nil ? nil : Wrapped.index(of: object, at: address)
    }
}
