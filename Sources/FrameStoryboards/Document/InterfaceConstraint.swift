public import FrameJSON

/// The equation first = multiplier × second + constant, or a corresponding inequality.
public struct InterfaceConstraint: Equatable, Sendable {
    public enum Relation: String, CaseIterable, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    public let id: String
    public let identifier: String?
    /// Object ID of the first item, which defaults to the view that contains the constraint. ``secondItem`` is an
    /// object ID too.
    public let firstItem: String
    public let firstAttribute: String
    public let relation: Relation
    public let secondItem: String?
    public let secondAttribute: String?
    public let multiplier: Double
    public internal(set) var constant: Double
    /// Whether the constant is the standard distance.
    public let isSymbolic: Bool
    public internal(set) var priority: Double
    /// Whether only the editor uses the constraint.
    public let isPlaceholder: Bool
    public let variations: [InterfaceVariation]
    /// The class, connections and runtime attributes of a constraint that has any.
    public let object: InterfaceObject?
    public let place: TextPosition
}

/// Attributes and values that differ in some size classes.
public struct InterfaceVariation: Equatable, Sendable {
    public enum SizeClass: String, CaseIterable, Sendable {
        case compact, regular
    }

    /// Horizontal size class; `nil` if the variation applies to both.
    public let width: SizeClass?
    public let height: SizeClass?
    /// Idiom such as `pad` or `mac` that the variation is limited to; `nil` if it applies to all.
    public let idiom: String?
    public let attributes: [String: String]
    public let values: [String: InterfaceValue]
    /// IDs of the members of lists, keyed by list name.
    public let included: [String: [String]]
    public let excluded: [String: [String]]

    /// Whether the variation applies in these size classes. The variation `default` applies in all, and one of an idiom
    /// in none, because those that Xcode writes are for the Mac.
    public func holds(width: SizeClass, height: SizeClass) -> Bool {
        idiom == nil && (self.width ?? width) == width && (self.height ?? height) == height
    }
}
