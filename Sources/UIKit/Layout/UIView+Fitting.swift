internal import QuartzCore

extension UIView {
    /// The target size of ``systemLayoutSizeFitting(_:)`` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size of ``systemLayoutSizeFitting(_:)`` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
