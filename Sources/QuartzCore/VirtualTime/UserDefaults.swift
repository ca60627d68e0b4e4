internal import Synchronization

/// The settings of an application.
///
/// Differs from Foundation: they are empty when a scene begins, are kept in memory, and are discarded when it ends.
///
/// Replaces Foundation's class in files that import only UIKit.
open class UserDefaults: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is protected by the store.

    /// Posted when a value has changed.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    public static let globalDomain = "NSGlobalDomain"
    public static let argumentDomain = "NSArgumentDomain"
    public static let registrationDomain = "NSRegistrationDomain"

    /// The settings of the running scene.
    open class var standard: UserDefaults { UserDefaults(in: DefaultsStore.standardDomain) }

    private let domain: String

    private init(in domain: String) {
        self.domain = domain
        super.init()
    }

    public override convenience init() { self.init(in: DefaultsStore.standardDomain) }

    /// - Parameter suitename: The name of a group that applications share; `nil` for ``standard``.
    public convenience init?(suiteName suitename: String?) {
        guard suitename != Self.globalDomain else { return nil }
        self.init(in: suitename ?? DefaultsStore.standardDomain)
    }

    private var store: DefaultsStore { Stage.currentDefaults }

    // MARK: Reading

    open func object(forKey defaultName: String) -> Any? { store.value(defaultName, in: domain) }
    open func value(forKey key: String) -> Any? { object(forKey: key) }

    /// The text for a key. Numbers are converted to text.
    open func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case let number as any BinaryInteger: "\(number)"
        case let number as Double: NSNumber(value: number).stringValue
        case let number as Float: NSNumber(value: number).stringValue
        default: nil
        }
    }
    open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }
    open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    open func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
    open func url(forKey defaultName: String) -> URL? {
        object(forKey: defaultName) as? URL ?? string(forKey: defaultName).map { URL(fileURLWithPath: $0) }
    }

    /// The number for a key; 0 for a value that is not a number.
    open func integer(forKey defaultName: String) -> Int {
        (object(forKey: defaultName) as? Int) ?? Int(exactly: double(forKey: defaultName).rounded(.towardZero)) ?? 0
    }
    open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
    open func double(forKey defaultName: String) -> Double {
        switch object(forKey: defaultName) {
        case let flag as Bool: flag ? 1 : 0
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        case let text as String: Double(text) ?? 0
        default: 0
        }
    }

    /// Whether the value for a key is true. Numbers other than 0 and the texts `YES`, `true`, and `1` also count as
    /// true.
    open func bool(forKey defaultName: String) -> Bool {
        if let text = object(forKey: defaultName) as? String, ["yes", "true"].contains(text.lowercased()) {
            return true
        }
        return double(forKey: defaultName) != 0
    }

    open func dictionaryRepresentation() -> [String: Any] { store.values(in: domain) }

    // MARK: Writing

    /// - Parameter value: The value; `nil` removes it.
    open func set(_ value: Any?, forKey defaultName: String) {
        store.set(objectiveC(value), defaultName, in: domain)
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }
    open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    open func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    open func set(_ value: Float, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    open func set(_ value: Double, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    open func set(_ value: Bool, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
    open func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
    open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    /// Sets the values of keys that have none.
    open func register(defaults registrationDictionary: [String: Any]) { store.register(registrationDictionary) }

    open func persistentDomain(forName domainName: String) -> [String: Any]? { store.domain(domainName) }
    open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        store.setDomain(domain, domainName)
    }
    open func removePersistentDomain(forName domainName: String) { store.setDomain(nil, domainName) }

    /// Has no effect, because there is nothing to write.
    @discardableResult open func synchronize() -> Bool { true }
}

/// The settings of one stage.
final class DefaultsStore: Sendable {
    static let standardDomain = "standard"

    private struct Domains {
        var stored: [String: [String: Any]] = [:]
        var registered: [String: Any] = [:]
    }

    /// Values of applications, which the lock passes from one thread to another.
    private struct Box: @unchecked Sendable {
        var domains = Domains()
        var value: Any?
    }

    private let box = Mutex(Box())

    func value(_ key: String, in domain: String) -> Any? {
        box.withLock { box in
            Box(value: box.domains.stored[domain]?[key] ?? box.domains.registered[key])
        }.value
    }

    func values(in domain: String) -> [String: Any] {
        box.withLock { box in
            Box(value: box.domains.registered.merging(box.domains.stored[domain] ?? [:]) { $1 })
        }.value as? [String: Any] ?? [:]
    }

    func set(_ value: Any?, _ key: String, in domain: String) {
        let new = Box(value: value)
        box.withLock { $0.domains.stored[domain, default: [:]][key] = new.value }
    }

    func register(_ values: [String: Any]) {
        let new = Box(value: values)
        box.withLock { box in
            guard let values = new.value as? [String: Any] else { return }
            box.domains.registered.merge(values) { $1 }
        }
    }

    func domain(_ name: String) -> [String: Any]? {
        box.withLock { Box(value: $0.domains.stored[name]) }.value as? [String: Any]
    }

    func setDomain(_ values: [String: Any]?, _ name: String) {
        let new = Box(value: values)
        box.withLock { $0.domains.stored[name] = new.value as? [String: Any] }
    }
}
