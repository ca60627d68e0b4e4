/// A property found by its name: an outlet, an outlet collection, a runtime attribute, or any other key.
///
///     override class var outlets: [Outlet] { [Outlet("headline", \CardViewController.headline)] }
///
/// Differs from UIKit: Swift on Linux cannot find a property by its name, so each class lists them (see
/// ``OpenObject/outlets``).
@MainActor public struct Outlet {
    public let name: String
    /// Whether the class reports changes of the property with `willChangeValue(for:)` and `didChangeValue(for:)`.
    public let isDynamic: Bool
    private let read: @MainActor (_ owner: AnyObject) -> Any?
    private let assign: @MainActor (_ owner: AnyObject, _ candidates: [Any]) -> Bool

    public init<Owner: AnyObject, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>, isDynamic: Bool = false
    ) {
        self.init(name, keyPath, isDynamic: isDynamic) { (owner: Owner, value) in owner[keyPath: keyPath] = value }
    }

    /// Creates a property whose value `store` sets. A writable key path would first read the value.
    package init<Owner: AnyObject, Value>(
        _ name: String, _ keyPath: KeyPath<Owner, Value>, isDynamic: Bool = false,
        store: @escaping @MainActor (Owner, Value) -> Void
    ) {
        self.name = name
        self.isDynamic = isDynamic
        read = { owner in (owner as? Owner).flatMap { keyValue(of: $0[keyPath: keyPath]) } }
        assign = { owner, candidates in
            guard let owner = owner as? Owner else { return false }
            if candidates.isEmpty {
                guard let none = (Value.self as? any NilValue.Type)?.empty as? Value else { return false }
                store(owner, none)
                return true
            }
            for candidate in candidates {
                guard let value = candidate as? Value, (value as? any NilValue)?.isNil != true else { continue }
                store(owner, value)
                return true
            }
            guard let made = (Value.self as? any RawRepresentable.Type)?.made(of: candidates),
                let value = made as? Value
            else { return false }
            store(owner, value)
            return true
        }
    }

    /// Creates a read-only property.
    public init<Owner: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Owner, Value>, isDynamic: Bool = false) {
        self.name = name
        self.isDynamic = isDynamic
        read = { owner in (owner as? Owner).flatMap { keyValue(of: $0[keyPath: keyPath]) } }
        assign = { _, _ in false }
    }

    /// Sets the property to the first candidate of its type.
    ///
    /// - Parameter candidates: The same value in several types; empty for `nil`.
    /// - Returns: Whether there was one.
    package func set(_ candidates: [Any], on owner: AnyObject) -> Bool { assign(owner, candidates) }

    /// The value, with numbers for enumerations and options; `nil` also for an owner of another class.
    package func value(of owner: AnyObject) -> Any? { read(owner) }
}

/// A class that lists its properties by name.
@MainActor public protocol OutletListing: AnyObject {
    /// The properties that storyboards, nibs, and `setValue(_:forKey:)` may set.
    static var outlets: [Outlet] { get }
}

/// The value as key-value coding represents it: unwrapped, with numbers for enumerations and options.
private func keyValue(of property: Any) -> Any? {
    guard let value = (property as? any NilValue)?.wrapped ?? property as Any?, (value as? any NilValue)?.isNil != true
    else { return nil }
    guard let raw = value as? any RawRepresentable, let number = raw.rawValue as? any BinaryInteger else {
        return value
    }
    return number
}

extension RawRepresentable {
    fileprivate static func made(of candidates: [Any]) -> Self? {
        candidates.lazy.compactMap { ($0 as? RawValue).flatMap(Self.init) }.first
    }
}

/// An optional of any type.
private protocol NilValue {
    static var empty: Self { get }
    var isNil: Bool { get }
    var wrapped: Any? { get }
}

extension Optional: NilValue {
    fileprivate static var empty: Wrapped? { nil }
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
    fileprivate var wrapped: Any? { map { $0 as Any } }
}
