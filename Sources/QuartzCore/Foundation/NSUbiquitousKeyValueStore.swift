/// The settings of an application that its user's devices share.
///
/// Differs from Foundation: they are empty when a scene begins, and nothing comes from another device.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its values are those of a `UserDefaults`.

    /// Never posted.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    open class var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }

    private var values: UserDefaults { UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard }

    open func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }
    open func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }
    open func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }
    open func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }
    open func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }
    open func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }

    /// Sets a value; `nil` removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, forKey: aKey) }
    open func set(_ aString: String?, forKey aKey: String) { values.set(aString, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { values.set(anArray, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values.set(aDictionary, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { values.set(aData, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { values.set(Int(value), forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { values.set(value, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { values.set(value, forKey: aKey) }
    open func removeObject(forKey aKey: String) { values.removeObject(forKey: aKey) }

    /// - Returns: `true`: the values are in memory.
    @discardableResult open func synchronize() -> Bool { true }
}
