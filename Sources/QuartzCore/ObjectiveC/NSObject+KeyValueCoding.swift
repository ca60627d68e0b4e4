/// An object with key-value coding and observing: any `NSObject`.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// A class that stores values for keys of any name.
@MainActor package protocol KeyValueCoded: AnyObject {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
}

/// A class that resolves whole key paths itself.
@MainActor package protocol KeyPathCoded: KeyValueCoded {
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

/// A framework class whose properties are found by name, in addition to those that an application's classes list.
@MainActor package protocol KeyListing: AnyObject {
    static var keys: [Outlet] { get }
}

extension _KeyValueCodingAndObserving {
    /// The property with a name: one that the class lists as an outlet, or one of the common properties of views and
    /// controllers. Layers and animations have keys of their own.
    ///
    /// Differs from Foundation: Swift on Linux cannot find properties by name. Any other key yields `nil` and is
    /// reported, in place of an exception.
    @MainActor @preconcurrency public func value(forKey key: String) -> Any? {
        if let coded = self as? any KeyValueCoded { return coded.value(forKey: key) }
        if let property = keyedProperty(key, of: self) { return property.value(of: self) }
        if let open = self as? OpenObject { return open.value(forUndefinedKey: key) }
        reportUndefined(key, of: self)
        return nil
    }

    /// Sets the property with a name. Numbers are converted to the property's type.
    @MainActor @preconcurrency public func setValue(_ value: Any?, forKey key: String) {
        if let coded = self as? any KeyValueCoded { return coded.setValue(value, forKey: key) }
        if keyedProperty(key, of: self)?.set(keyedCandidates(of: value), on: self) == true { return }
        if let open = self as? OpenObject { return open.setValue(value, forUndefinedKey: key) }
        reportUndefined(key, of: self)
    }

    /// The value at a path of keys separated by periods; `nil` if an intermediate value is `nil`.
    @MainActor @preconcurrency public func value(forKeyPath keyPath: String) -> Any? {
        if let coded = self as? any KeyPathCoded { return coded.value(forKeyPath: keyPath) }
        guard let (key, rest) = parted(keyPath) else { return value(forKey: keyPath) }
        return (value(forKey: key) as? any _KeyValueCodingAndObserving)?.value(forKeyPath: rest)
    }

    @MainActor @preconcurrency public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let coded = self as? any KeyPathCoded { return coded.setValue(value, forKeyPath: keyPath) }
        guard let (key, rest) = parted(keyPath) else { return setValue(value, forKey: keyPath) }
        (self.value(forKey: key) as? any _KeyValueCodingAndObserving)?.setValue(value, forKeyPath: rest)
    }

    @MainActor @preconcurrency public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    @MainActor @preconcurrency public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
}

@MainActor func reportUndefined(_ key: String, of object: AnyObject) {
    let type = "\(type(of: object))"
    // Entry point: NSObject.value(forKey:) is called on objects that have no stage.
    Stage.current.diagnostics.reportUnsupported(
        "the key “\(key)” of \(type)",
        instead:
            "it has no value, and none of another type is set; list the property: Outlet(\"\(key)\", \\\(type).\(key))")
}

@MainActor private func keyedProperty(_ key: String, of object: AnyObject) -> Outlet? {
    let listed = (type(of: object) as? any OutletListing.Type)?.outlets ?? []
    if let own = listed.last(where: { $0.name == key }) { return own }
    return (type(of: object) as? any KeyListing.Type)?.keys.last { $0.name == key }
}

private func parted(_ keyPath: String) -> (String, String)? {
    guard let point = keyPath.firstIndex(of: ".") else { return nil }
    return (String(keyPath[..<point]), String(keyPath[keyPath.index(after: point)...]))
}

/// A number in every type that a property may have; empty for `nil`.
private func keyedCandidates(of value: Any?) -> [Any] {
    guard let value, !(value is NSNull) else { return [] }
    guard let number = doubleValue(of: value) else { return [value] }
    return [value, number, CGFloat(number), Float(number)]
        + (Int(exactly: number).map { [$0, $0 != 0, UInt(exactly: $0) ?? 0] as [Any] } ?? [])
}

private func doubleValue(of value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number: number as? Double
    }
}
