/// A string of Apple's Visual Format Language, read.
///
/// Source: Apple, Auto Layout Guide, appendix "Visual Format Language".
public struct VisualFormat: Equatable, Sendable {
    /// first.attribute relation multiplier × second.attribute + constant.
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
        /// A hyphen alone: 8 points between siblings, the margin of the superview at its edges.
        case standard
    }

    public let isVertical: Bool
    /// From left to right, as they stand in the string.
    public let items: [Item]
    public let rules: [Rule]

    /// Throws where the first character stands that no valid string has there, or with the range of a name that means nothing.
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

/// Why a visual format string cannot be read. Places count characters from 0.
public enum VisualFormatError: Error, Equatable {
    case unexpected(at: Int, expected: String)
    case unknownName(String, from: Int, to: Int, expected: String)
}
