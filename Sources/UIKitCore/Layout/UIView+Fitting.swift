internal import QuartzCore

extension UIView {
    /// The target size of ``systemLayoutSizeFitting(_:)`` for the smallest possible size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size of ``systemLayoutSizeFitting(_:)`` for the largest possible size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    package func size(
        fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let fitting = LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical)
        let engine = LayoutEngine(of: self, fitting: fitting)
        // Reports refer to the engine weakly.
        return withExtendedLifetime(engine) { engine.fittedSize() }
    }
}
