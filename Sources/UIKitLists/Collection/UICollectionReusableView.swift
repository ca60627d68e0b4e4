internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A view that a collection view shows for an element of its layout, and reuses for other elements.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    /// The identifier with which the view was dequeued; `nil` for a view created in another way.
    open internal(set) var reuseIdentifier: String?
    /// The collection view that dequeued the view.
    final weak var collection: UICollectionView?
    /// The key for reusing the view; `nil` for a view that was not dequeued.
    final var reuseKey: ReuseKey?
    /// The attributes applied to the view.
    final private(set) var shownAttributes: UICollectionViewLayoutAttributes?

    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UICollectionReusableView.self)
    }

    /// Called before the view is dequeued again. The default implementation does nothing.
    open dynamic func prepareForReuse() {}

    /// Called when attributes change, to apply the values that a subclass of the attributes adds. The default
    /// implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers to the layout's. By default, they have the size of the view's
    /// content on the axes that the layout estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// Called before the collection view changes its layout. The default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the collection view has changed its layout. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Whether the size of the content can be measured.
    var hasMeasurableContent: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    private func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collection else { return attributes }
        let axes = collection.collectionViewLayout.measuredAxes(of: attributes)
        guard axes.horizontal || axes.vertical else { return attributes }
        let size =
            hasMeasurableContent
            ? systemLayoutSizeFitting(
                attributes.size, withHorizontalFittingPriority: axes.horizontal ? .fittingSizeLevel : .required,
                verticalFittingPriority: axes.vertical ? .fittingSizeLevel : .required)
            : sizeThatFits(attributes.size)
        let fitted = attributes.duplicate()
        fitted.frame = CGRect(
            origin: attributes.frame.origin,
            size: CGSize(
                width: axes.horizontal ? size.width : attributes.size.width,
                height: axes.vertical ? size.height : attributes.size.height))
        return fitted
    }

    /// Applies attributes: position, size, transform and opacity, followed by the values that a subclass of the
    /// attributes adds.
    final func show(_ attributes: UICollectionViewLayoutAttributes) {
        if let shownAttributes, shownAttributes.isEqual(attributes), center == attributes.center,
            bounds.size == attributes.size, alpha == attributes.alpha, isHidden == attributes.isHidden
        {
            return
        }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let isNew = shownAttributes.map { !$0.isEqual(attributes) } ?? true
        shownAttributes = attributes
        if isNew { apply(attributes) }
    }

    /// Hides the view until it is dequeued again.
    final func rest() {
        shownAttributes = nil
        isHidden = true
    }
}
