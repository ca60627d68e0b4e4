internal import FrameLayout

/// A view that creates the constraints of its subviews.
@MainActor protocol SubviewArranging {
    /// Hides or shows a subview, and rearranges the others.
    func setHidden(_ isHidden: Bool, of subview: UIView)

    /// Whether the view arranges a subview but leaves no space for it.
    func hides(_ subview: UIView) -> Bool

    /// The constraints between the boxes of the view and its subviews, in addition to those that the view holds.
    func layoutRules(in system: LayoutSystem) -> [LinearConstraint]
}
