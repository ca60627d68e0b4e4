/// Access to the values of an object by key paths, for predicates and sort descriptors.
struct KeyedValue {
    private let object: Any?

    init(_ object: Any?) {
        self.object = object
    }

    /// - Parameter path: Keys separated by periods; empty for the object itself. For a collection, the result contains
    ///   the values of all elements, or what an operator such as `@max` makes of those behind it.
    subscript(path: String) -> Any? {
        guard !path.isEmpty, let object else { return object }
        let key = String(path.prefix { $0 != "." })
        let rest = String(path.dropFirst(key.count + 1))
        if let operation = CollectionOperator(rawValue: key), Self.isCollection(object) {
            return operation.result(of: PredicateTree.elements(object).compactMap { KeyedValue($0)[rest] })
        }
        return KeyedValue(Self.value(key, of: object))[rest]
    }

    private static func isCollection(_ object: Any) -> Bool {
        object is [Any] || object is NSArray || object is NSSet || object is Set<AnyHashable>
    }

    private static func value(_ key: String, of object: Any) -> Any? {
        if key.lowercased() == "self" { return object }
        if let text = object as? String { return key == "length" ? text.utf16.count : nil }
        if let dictionary = object as? [String: Any] {
            return key == "@count" ? dictionary.count : key == "@allKeys" ? Array(dictionary.keys) : dictionary[key]
        }
        if isCollection(object) {
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
    static func unwrapped(_ value: Any) -> Any? {
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

/// An operator of a key path that makes one value of those of a collection.
private enum CollectionOperator: String {
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
    case union = "@unionOfObjects"
    case distinctUnion = "@distinctUnionOfObjects"

    /// `nil` for the least, the greatest or the average of no values.
    func result(of values: [Any]) -> Any? {
        switch self {
        case .sum: values.compactMap(KeyedValue.number).reduce(0, +)
        case .average: average(values.compactMap(KeyedValue.number))
        case .minimum: values.min { PredicateTree.Comparison.order($0, $1) == .orderedAscending }
        case .maximum: values.max { PredicateTree.Comparison.order($0, $1) == .orderedAscending }
        case .union: values
        case .distinctUnion:
            values.reduce(into: []) { found, value in
                if !found.contains(where: { PredicateTree.Comparison.areEqual($0, value, []) }) { found.append(value) }
            } as [Any]
        }
    }

    private func average(_ numbers: [Double]) -> Double? {
        numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    }
}
