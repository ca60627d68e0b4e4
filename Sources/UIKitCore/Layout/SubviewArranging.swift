internal import FrameLayout

/// A view that makes the constraints of its subviews itself.
@MainActor protocol SubviewArranging {
    /// Hides or shows a subview, and rearranges the others.
    func setHidden(_ isHidden: Bool, of subview: UIView)

    /// Whether the view arranges a subview, and leaves no room for it.
    func hides(_ subview: UIView) -> Bool

    /// Constraints over the boxes of the view and its subviews, besides those that it holds.
    func layoutRules(in system: LayoutSystem) -> [LinearConstraint]
}
