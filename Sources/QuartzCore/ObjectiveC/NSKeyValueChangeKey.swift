/// A key of the dictionary that an observer of a key path receives.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// The key for a number, the raw value of `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The key for the new value, with the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key for the old value, with the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key for the indexes of the elements that changed through `mutableArrayValue(forKey:)`.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The key for `true` in the first of the two calls with the option `prior`.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
