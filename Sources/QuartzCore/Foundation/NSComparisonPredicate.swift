/// A predicate that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Has no effect, since values are compared by their characters anyway.
        public static let normalized = Options(rawValue: 4)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public enum Modifier: UInt, Sendable {
        case direct, all, any
    }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like,
            beginsWith, endsWith, `in`, customSelector
        case contains = 99
        case between = 100
    }

    public let leftExpression: NSExpression
    public let rightExpression: NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    /// Creates a comparison.
    ///
    /// Differs from Foundation: a comparison by a selector of the application never holds.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        leftExpression = lhs
        rightExpression = rhs
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        super.init(value: true)
    }

    /// Comparisons cannot be unarchived.
    public required init?(coder: NSCoder) { nil }

    open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
    open override var hash: Int { ObjectIdentifier(self).hashValue }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        guard let comparison = predicateOperatorType.comparison else { return false }
        var compared: String.CompareOptions = options.contains(.caseInsensitive) ? .caseInsensitive : []
        if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
        let tree = PredicateTree.comparison(
            leftExpression.content, comparison, rightExpression.content, compared, comparisonPredicateModifier.amount)
        return tree.holds(for: object, bindings ?? [:])
    }
}

extension NSComparisonPredicate.Modifier {
    fileprivate var amount: PredicateTree.Amount? {
        switch self {
        case .direct: nil
        case .all: .all
        case .any: .any
        }
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var comparison: PredicateTree.Comparison? {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .atMost
        case .greaterThan: .more
        case .greaterThanOrEqualTo: .atLeast
        case .equalTo: .equal
        case .notEqualTo: .different
        case .matches: .matches
        case .like: .like
        case .beginsWith: .begins
        case .endsWith: .ends
        case .in: .within
        case .customSelector: nil
        case .contains: .contains
        case .between: .between
        }
    }
}
