public import FrameJSON
public import FrameLayout

/// A constraint between views of a screen: first relation multiplier × second + constant.
public struct ConstraintDescription: Equatable, Sendable {
    /// A view of the screen by its number, or a guide of that view. The screen's own view is ``screen``.
    public enum Item: Hashable, Sendable {
        case view(Int)
        case safeArea(Int)
        case margins(Int)
        case readableContent(Int)

        /// The number of the screen's own view.
        public static let screen = 0
    }

    public struct Anchor: Hashable, Sendable {
        public var item: Item
        public var attribute: LayoutAttribute
    }

    public var first: Anchor
    public var relation = LayoutRelation.equal
    /// `nil` for a size that is a number.
    public var second: Anchor?
    public var multiplier = 1.0
    /// Points.
    public var constant = 0.0
    /// 1…1000.
    public var priority = LinearConstraint.required
    /// The name by which a script changes the constant.
    public var name: String?
    /// The path of the constraint in the file.
    public var path: JSONPath
}
