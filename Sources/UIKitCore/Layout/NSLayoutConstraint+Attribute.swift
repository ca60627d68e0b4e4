package import FrameLayout

extension NSLayoutConstraint.Attribute {
    /// - Parameter isOfMargins: whether the attribute is that of the margins. Sizes and baselines have none.
    package init(_ attribute: LayoutAttribute, isOfMargins: Bool = false) {
        self =
            switch attribute {
            case .left: isOfMargins ? .leftMargin : .left
            case .right: isOfMargins ? .rightMargin : .right
            case .top: isOfMargins ? .topMargin : .top
            case .bottom: isOfMargins ? .bottomMargin : .bottom
            case .leading: isOfMargins ? .leadingMargin : .leading
            case .trailing: isOfMargins ? .trailingMargin : .trailing
            case .centerX: isOfMargins ? .centerXWithinMargins : .centerX
            case .centerY: isOfMargins ? .centerYWithinMargins : .centerY
            case .width: .width
            case .height: .height
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            }
    }

    /// The attribute of an item's box, or of the box of its margins; `nil` for no attribute.
    var layoutAttribute: (attribute: LayoutAttribute, isOfMargins: Bool)? {
        switch self {
        case .notAnAttribute: nil
        case .left: (.left, false)
        case .right: (.right, false)
        case .top: (.top, false)
        case .bottom: (.bottom, false)
        case .leading: (.leading, false)
        case .trailing: (.trailing, false)
        case .width: (.width, false)
        case .height: (.height, false)
        case .centerX: (.centerX, false)
        case .centerY: (.centerY, false)
        case .lastBaseline: (.lastBaseline, false)
        case .firstBaseline: (.firstBaseline, false)
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var kind: LayoutAttribute.Kind? { layoutAttribute?.attribute.kind }

    /// Whether the attribute depends on the layout direction; `nil` for one that may be related to either kind.
    var isDirectional: Bool? {
        switch layoutAttribute?.attribute {
        case .leading, .trailing: true
        case .left, .right: false
        case .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, nil: nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    package init(_ relation: LayoutRelation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }

    var layoutRelation: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
