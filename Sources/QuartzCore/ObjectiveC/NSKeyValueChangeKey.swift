/// The keys of the dictionary that an observer of a key path receives.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// A number, the raw value of `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// With the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// With the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Never present: no observable property is a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// `true` in the first of the two calls of the option `prior`.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
