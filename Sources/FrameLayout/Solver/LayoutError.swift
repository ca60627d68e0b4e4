/// The fault of a constraint that cannot be added.
public enum LayoutError: Error, Equatable {
    case notFinite(Double)
    /// A constant farther from 0 than ``LinearConstraint/greatestConstant``.
    case tooLarge(Double)
    /// A priority below 0 or above ``LinearConstraint/required``.
    case invalidPriority(Double)
    /// Coefficients outside of 10⁻¹²…10¹², or too far apart for exact results.
    case unevenCoefficients(least: Double, greatest: Double)
}

/// Required constraints that cannot hold together: without any one of them, the others can.
public struct ConstraintConflict: Hashable, Sendable {
    /// In the order in which they were added.
    public let constraints: [ConstraintID]
    /// The broken one: the last of them.
    public let broken: ConstraintID
}
