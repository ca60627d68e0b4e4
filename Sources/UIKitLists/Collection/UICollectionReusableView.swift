internal import QuartzCore

/// A view that a collection view shows where its layout has an element, and uses again for another one.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
    /// What the view was dequeued with; `nil` for one that was made in another way.
    open internal(set) var reuseIdentifier: String?
    /// The collection view that has dequeued the view.
    final weak var collection: UICollectionView?
    /// What the view is dequeued for again; `nil` for a view that was not dequeued.
    final var reuseKey: ReuseKey?
    /// The attributes that the view shows.
    final private(set) var shownAttributes: UICollectionViewLayoutAttributes?

    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UICollectionReusableView.self)
    }

    /// Called before the view is dequeued again. Does nothing unless overridden.
    open dynamic func prepareForReuse() {}

    /// Called with attributes that differ from those shown before, for the values that a subclass of attributes adds. Does nothing
    /// unless overridden.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view wants in place of those of the layout: unless overridden, with the size of its content in the
    /// dimensions that the layout estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// Called when the collection view begins to change its layout. Does nothing unless overridden.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when the collection view has changed its layout. Does nothing unless overridden.
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

    /// Shows attributes: position, size, transform and opacity of the view, then what a subclass of attributes adds.
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
