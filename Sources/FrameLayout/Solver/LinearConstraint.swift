/// A variable of a ``LinearSystem``: a coordinate or a size, in points.
public struct LayoutVariable: Hashable, Sendable {
    let index: Int
}

/// The desired value of a sum of terms, with priorities: Σ coefficient × variable should equal `constant`.
///
/// The two sides may have different priorities. An equality with priority 750 has 750 on both sides, and "at least" has
/// no ``above``. A label's intrinsic width is a single constraint with its compression resistance as ``below`` and its
/// hugging as ``above``.
public struct LinearConstraint: Sendable {
    public struct Term: Equatable, Sendable {
        public var variable: LayoutVariable
        public var coefficient: Double

        public init(_ coefficient: Double, _ variable: LayoutVariable) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// Priority of constraints that are broken only in a ``ConstraintConflict``.
    public static let required = 1000.0
    /// Maximum magnitude of a constant, in points. Larger ones would lose pixels to rounding.
    public static let greatestConstant = 1e9
    /// Priority above all others; the solver uses priorities between this and ``required``.
    public static let almostRequired = required.nextDown.nextDown.nextDown

    /// Priority below all others, with which an inequality is an equality; see ``leaning``.
    public static let leaningPriority = 1e-6

    public var terms: [Term]
    public var constant: Double
    /// Priority, up to 1000, that the sum is not less than the constant; 0 for none.
    public var below: Double
    /// Priority, up to 1000, that the sum is not greater than the constant; 0 for none.
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

    /// The inequality, which is exact where nothing else determines the sum.
    public var leaning: LinearConstraint {
        var result = self
        if below == 0 { result.below = Self.leaningPriority }
        if above == 0 { result.above = Self.leaningPriority }
        return result
    }

    public func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
        terms == other.terms && below == other.below && above == other.above
    }
}

/// A constraint that was added to a ``LinearSystem``. Later ones compare greater, even if earlier ones were removed.
public struct ConstraintID: Hashable, Comparable, Sendable {
    let serial: Int
    let row: Int

    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}
