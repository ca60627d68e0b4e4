import FrameLayout

/// A constraint as its view states it: `top, leading = safeArea inset 16 @750`. Names are not looked up yet.
struct ConstraintSentence: Equatable {
    /// The other side of a relation.
    enum Value: Equatable {
        /// The constants of the attributes, one each.
        case numbers([Double])
        /// The multiplier of another attribute of the same view.
        case aspect(Double)
        case target(Target)
    }

    /// Attributes of an item, times `multiplier`, plus `constant`, or moved inwards by `insets`.
    struct Target: Equatable {
        var multiplier = 1.0
        /// As written: an item and an attribute, or one of them.
        var word: String
        var constant = 0.0
        /// One per attribute.
        var insets: [Double] = []
    }

    /// The name before the colon.
    var name: String?
    /// At least one.
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

    /// The kind of the attribute, for messages.
    var nature: String {
        switch kind {
        case .size: "a size"
        case .horizontal: "a horizontal position"
        case .vertical: "a vertical position"
        }
    }

    /// The direction in which an inset moves the attribute; `nil` where there is none.
    var inwards: Double? {
        switch self {
        case .left, .top, .leading: 1
        case .right, .bottom, .trailing: -1
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
        }
    }

    /// Whether the attribute depends on the layout direction; `nil` for vertical ones and sizes.
    var followsDirection: Bool? {
        switch self {
        case .leading, .trailing: true
        case .left, .right: false
        case .width, .height, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
        }
    }
}
