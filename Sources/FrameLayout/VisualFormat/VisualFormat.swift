/// A parsed string of Apple's Visual Format Language.
///
/// Source: Apple, Auto Layout Guide, appendix "Visual Format Language".
public struct VisualFormat: Equatable, Sendable {
    /// A rule of the form first.attribute relation multiplier × second.attribute + constant.
    public struct Rule: Equatable, Sendable {
        public var first: Item
        public var firstAttribute: LayoutAttribute
        public var relation: LayoutRelation
        public var second: Item?
        public var secondAttribute: LayoutAttribute?
        public var constant: Constant
        public var priority: Double
    }

    public enum Item: Hashable, Sendable {
        case superview
        case view(String)
    }

    public enum Constant: Equatable, Sendable {
        case points(Double)
        /// A lone hyphen, which stands for 8 points between siblings and for the margin of the superview at its edges.
        case standard
    }

    public let isVertical: Bool
    /// Items in the order of the string.
    public let items: [Item]
    public let rules: [Rule]

    /// Parses a string. Throws the position of the first invalid character, or the range of an unknown name.
    public init(_ format: String, views: Set<String>, metrics: [String: Double]) throws(VisualFormatError) {
        var reader = VisualFormatReader(format, views: views, metrics: metrics)
        self = try reader.read()
    }

    init(isVertical: Bool, items: [Item], rules: [Rule]) {
        self.isVertical = isVertical
        self.items = items
        self.rules = rules
    }
}

/// The fault of an invalid visual format string. Positions count characters from 0.
public enum VisualFormatError: Error, Equatable {
    case unexpected(at: Int, expected: String)
    case unknownName(String, from: Int, to: Int, expected: String)
}
