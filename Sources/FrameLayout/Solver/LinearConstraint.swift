/// A variable of a ``LinearSystem``: a coordinate or a size, in points.
public struct LayoutVariable: Hashable, Sendable {
    let index: Int
}

/// What a sum of terms must be, and how much it matters that it is: Σ coefficient × variable is to equal `constant`.
///
/// The two sides may matter differently. An equality of priority 750 has both at 750; "at least" has no ``above``; a label's
/// intrinsic width has its compression resistance as ``below`` and its hugging as ``above``, which makes one constraint of two.
public struct LinearConstraint: Sendable {
    public struct Term: Equatable, Sendable {
        public var variable: LayoutVariable
        public var coefficient: Double

        public init(_ coefficient: Double, _ variable: LayoutVariable) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The priority that nothing may be broken for.
    public static let required = 1000.0
    /// In points, to either side of 0. With larger ones, pixels would be lost in rounding.
    public static let greatestConstant = 1e9
    /// Above all other priorities; between this and ``required``, the solver has some of its own.
    public static let almostRequired = required.nextDown.nextDown.nextDown

    public var terms: [Term]
    public var constant: Double
    /// The priority, up to 1000, with which the sum must not be less than the constant. 0: it may.
    public var below: Double
    /// The priority, up to 1000, with which the sum must not be greater than the constant. 0: it may.
    public var above: Double

    public init(_ terms: [Term], equal constant: Double, below: Double, above: Double) {
        self.terms = terms
        self.constant = constant
        self.below = below
        self.above = above
    }

    public static func equal(_ terms: [Term], _ constant: Double, priority: Double = required) -> LinearConstraint {
        LinearConstraint(terms, equal: constant, below: priority, above: priority)
    }

    public static func atLeast(_ terms: [Term], _ constant: Double, priority: Double = required) -> LinearConstraint {
        LinearConstraint(terms, equal: constant, below: priority, above: 0)
    }

    public static func atMost(_ terms: [Term], _ constant: Double, priority: Double = required) -> LinearConstraint {
        LinearConstraint(terms, equal: constant, below: 0, above: priority)
    }

    public func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
        terms == other.terms && below == other.below && above == other.above
    }
}

/// A constraint that was added to a ``LinearSystem``. Later ones compare greater, also when earlier ones were removed.
public struct ConstraintID: Hashable, Comparable, Sendable {
    let serial: Int
    let row: Int

    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}
