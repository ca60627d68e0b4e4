import FrameLayout

/// A constraint as its view states it, such as `top, leading = safeArea inset 16 @750`. Names have not been looked up
/// yet.
struct ConstraintSentence: Equatable {
    /// The right-hand side of a relation.
    enum Value: Equatable {
        /// Constants of the attributes, one for each.
        case numbers([Double])
        /// Multiplier of another attribute of the same view.
        case aspect(Double)
        case target(Target)
    }

    /// Attributes of an item, multiplied by `multiplier` and increased by `constant`, or moved inward by `insets`.
    struct Target: Equatable {
        var multiplier = 1.0
        /// The text as written: an item and an attribute, or just one of them.
        var word: String
        var constant = 0.0
        /// Insets, one per attribute.
        var insets: [Double] = []
    }

    /// Name before the colon.
    var name: String?
    /// One or more attributes.
    var attributes: [LayoutAttribute]
    var relation = LayoutRelation.equal
    var value: Value
    var priority = LinearConstraint.required

    static let groups: [String: [LayoutAttribute]] = [
        "edges": [.top, .leading, .bottom, .trailing], "center": [.centerX, .centerY], "size": [.width, .height],
    ]
    static let aspect = "aspect"
    static let groupNames = ["edges", "center", "size", aspect]
    static let parent = "parent"
    static let inset = "inset"
}

extension LayoutAttribute {
    static let names = allCases.map(\.rawValue)

    /// Kind of the attribute, for messages.
    var nature: String {
        switch kind {
        case .size: "a size"
        case .horizontal: "a horizontal position"
        case .vertical: "a vertical position"
        }
    }

    /// Direction in which an inset moves the attribute; `nil` if it cannot be inset.
    var inwards: Double? {
        switch self {
        case .left, .top, .leading: 1
        case .right, .bottom, .trailing: -1
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
        }
    }

    /// Whether the attribute depends on the layout direction; `nil` for vertical attributes and sizes.
    var followsDirection: Bool? {
        switch self {
        case .leading, .trailing: true
        case .left, .right: false
        case .width, .height, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
        }
    }
}
