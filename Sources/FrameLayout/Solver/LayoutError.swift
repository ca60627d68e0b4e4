/// The fault of a constraint that cannot be added.
public enum LayoutError: Error, Equatable {
    case notFinite(Double)
    /// The constant is farther from 0 than ``LinearConstraint/greatestConstant``.
    case tooLarge(Double)
    /// The priority is less than 0 or greater than ``LinearConstraint/required``.
    case invalidPriority(Double)
    /// The coefficients are outside of 10⁻¹²…10¹², or too far apart for exact results.
    case unevenCoefficients(least: Double, greatest: Double)
}

/// Required constraints that cannot hold together, although they can without any one of them.
public struct ConstraintConflict: Hashable, Sendable {
    /// Constraints in the order in which they were added.
    public let constraints: [ConstraintID]
    /// The broken constraint, which is the last of them.
    public let broken: ConstraintID
}
