internal import QuartzCore

extension UIView {
    /// The target size of ``systemLayoutSizeFitting(_:)`` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size of ``systemLayoutSizeFitting(_:)`` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size, in points, that the constraints inside the view give it, as near to a target as they allow; rounded up to pixels.
    /// Nothing is moved.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// As ``systemLayoutSizeFitting(_:)``, with how strongly the target is wanted in each direction.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        return LayoutEngine(
            of: self,
            fitting: LayoutEngine.Fitting(
                size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        ).fittedSize()
    }
}
