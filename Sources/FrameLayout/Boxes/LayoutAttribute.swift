/// The attribute that a constraint refers to: an edge, center, baseline or length of a box.
///
/// Leading and trailing are left and right, exchanged if text runs from right to left.
public enum LayoutAttribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline

    /// The kind of an attribute. Attributes of one kind can be compared: sizes, and positions along the same axis.
    public enum Kind: Sendable {
        case size, horizontal, vertical
    }

    public var kind: Kind {
        switch self {
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var isDirectional: Bool { self == .leading || self == .trailing }
}

public enum LayoutRelation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    var reversed: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

public enum LayoutAxis: Sendable {
    case horizontal, vertical
}
