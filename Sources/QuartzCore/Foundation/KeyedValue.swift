/// Access to the values of an object by key paths, for predicates and sort descriptors.
struct KeyedValue {
    private let object: Any?

    init(_ object: Any?) {
        self.object = object
    }

    /// - Parameter path: Keys separated by periods; empty for the object itself. For a collection, the result contains
    ///   the values of all elements.
    subscript(path: String) -> Any? {
        guard !path.isEmpty, let object else { return object }
        let key = String(path.prefix { $0 != "." })
        return KeyedValue(Self.value(key, of: object))[String(path.dropFirst(key.count + 1))]
    }

    private static func value(_ key: String, of object: Any) -> Any? {
        if key.lowercased() == "self" { return object }
        if let text = object as? String { return key == "length" ? text.utf16.count : nil }
        if let dictionary = object as? [String: Any] {
            return key == "@count" ? dictionary.count : key == "@allKeys" ? Array(dictionary.keys) : dictionary[key]
        }
        if object is [Any] || object is NSArray || object is NSSet || object is Set<AnyHashable> {
            let elements = PredicateTree.elements(object)
            return key == "@count" ? elements.count : elements.compactMap { value(key, of: $0) }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return unwrapped(child.value) }
            mirror = current.superclassMirror
        }
        // The object is used on this thread alone, which is the main actor's.
        nonisolated(unsafe) let keyed = object as? any _KeyValueCodingAndObserving
        return MainActor.assumeIsolated { Found(value: keyed.flatMap { $0.value(forKey: key) }) }.value
    }

    /// A value that is used only on the thread that made it.
    private struct Found: @unchecked Sendable {
        let value: Any?
    }

    /// Returns the value inside an optional, or the value itself if it is none.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
