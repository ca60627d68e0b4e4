/// A property that storyboards and nibs set by its name: an outlet, an outlet collection, or a runtime attribute.
///
///     override class var outlets: [Outlet] { [Outlet("headline", \CardViewController.headline)] }
///
/// Differs from UIKit: Swift on Linux cannot find a property by its name, so that each class lists them (see
/// ``UIResponder/outlets``).
@MainActor public struct Outlet {
    public let name: String
    private let assign: @MainActor (_ owner: AnyObject, _ candidates: [Any]) -> Bool

    public init<Owner: AnyObject, Value>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>) {
        self.name = name
        assign = { owner, candidates in
            guard let owner = owner as? Owner else { return false }
            if candidates.isEmpty {
                guard let none = (Value.self as? any NilValue.Type)?.empty as? Value else { return false }
                owner[keyPath: keyPath] = none
                return true
            }
            for candidate in candidates {
                guard let value = candidate as? Value, (value as? any NilValue)?.isNil != true else { continue }
                owner[keyPath: keyPath] = value
                return true
            }
            return false
        }
    }

    /// Sets the property to the first of the values that has its type.
    ///
    /// - Parameter candidates: the same value in several types; none for nil.
    /// - Returns: whether one has.
    func set(_ candidates: [Any], on owner: AnyObject) -> Bool { assign(owner, candidates) }
}

/// An optional, whatever it wraps.
private protocol NilValue {
    static var empty: Self { get }
    var isNil: Bool { get }
}

extension Optional: NilValue {
    fileprivate static var empty: Wrapped? { nil }
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
