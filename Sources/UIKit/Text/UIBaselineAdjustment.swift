/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, CaseIterable, Sendable {
    /// On the baseline it would have had.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}
