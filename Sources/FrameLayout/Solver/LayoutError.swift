/// Why a constraint cannot be added.
public enum LayoutError: Error, Equatable {
    case notFinite(Double)
    case unevenCoefficients(least: Double, greatest: Double)
}

/// Required constraints that cannot hold together: without any one of them, the others can.
public struct ConstraintConflict: Hashable, Sendable {
    /// In the order in which they were added.
    public let constraints: [ConstraintID]
    /// The one that is left out of account: the last of them.
    public let broken: ConstraintID
}
