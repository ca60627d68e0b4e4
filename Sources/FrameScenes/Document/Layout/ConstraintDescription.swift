public import FrameJSON
public import FrameLayout

/// A constraint between views of a screen: first relation multiplier × second + constant.
public struct ConstraintDescription: Equatable, Sendable {
    /// A view of the screen, by number, or one of its guides. The screen's own view is ``screen``.
    public enum Item: Hashable, Sendable {
        case view(Int)
        case safeArea(Int)
        case margins(Int)
        case readableContent(Int)

        /// Number of the screen's own view.
        public static let screen = 0
    }

    public struct Anchor: Hashable, Sendable {
        public var item: Item
        public var attribute: LayoutAttribute
    }

    public var first: Anchor
    public var relation = LayoutRelation.equal
    /// Second anchor; `nil` for a fixed size.
    public var second: Anchor?
    public var multiplier = 1.0
    /// Constant in points.
    public var constant = 0.0
    /// Priority, 1…1000.
    public var priority = LinearConstraint.required
    /// Name by which a script changes the constant.
    public var name: String?
    /// Path of the constraint in the file.
    public var path: JSONPath
}
