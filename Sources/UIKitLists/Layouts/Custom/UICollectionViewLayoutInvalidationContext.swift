/// The invalid parts of a layout. Unless parts are listed, the whole layout is invalid.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: OpenObject {
    /// Whether the collection view was reloaded or its layout replaced.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items may have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// The distance added to the offset of the content at the next layout, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points. It is applied immediately, until the next layout pass takes the size
    /// from the layout.
    open var contentSizeAdjustment = CGSize.zero
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary views, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalid decoration views, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The center of the dragged item, in the coordinates of the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// The attributes with the sizes that the cells of items prefer.
    var preferredAttributes: [UICollectionViewLayoutAttributes] = []
    /// The new bounds of the collection view, if they are the reason.
    var newBounds: CGRect?

    public required override init() {
        super.init()
    }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// The invalid parts of a flow layout.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// Whether the sizes, insets and spacings are requested from the delegate again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the frames are computed again.
    open var invalidateFlowLayoutAttributes = true
}
