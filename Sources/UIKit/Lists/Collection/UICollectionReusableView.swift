internal import QuartzCore

/// A view that a collection view shows where its layout has an element, and takes again for another one.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
    /// What the view was dequeued with; `nil` for one that was made in another way.
    open internal(set) var reuseIdentifier: String?
    /// The attributes that the view shows.
    private(set) var shownAttributes: UICollectionViewLayoutAttributes?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UICollectionReusableView.self)
    }

    /// Called before the view is dequeued again. Does nothing unless overridden.
    open dynamic func prepareForReuse() {}

    /// Called with the attributes that the view shows from now on, for values that a subclass of attributes adds. Does nothing unless
    /// overridden.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view wants in place of those of the layout. Unless overridden, those of the layout with the size that
    /// the view's constraints give it, in the dimensions that the layout estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// Called when the collection view begins to go over to another layout. Does nothing unless overridden.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when the collection view has gone over to another layout. Does nothing unless overridden.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The size that the view's content wants within a target, each dimension with a priority.
    func contentSize(
        fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Shows attributes: geometry and opacity of the view itself, then what a subclass adds.
    final func show(_ attributes: UICollectionViewLayoutAttributes) {
        let isNew = shownAttributes.map { !$0.isEqual(attributes) } ?? true
        showGeometry(of: attributes)
        shownAttributes = attributes
        if isNew { apply(attributes) }
    }

    private func showGeometry(of attributes: UICollectionViewLayoutAttributes) {
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    }

    final func forgetAttributes() { shownAttributes = nil }
}
