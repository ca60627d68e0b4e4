/// Which parts of a layout are invalid. Without further settings, everything is.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: OpenObject {
    /// Whether the collection view was reloaded or its layout replaced.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items may have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// Is added to the offset of the content at the next layout, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Is added to the size of the content at once, in points, until the next layout takes the size from the layout.
    open var contentSizeAdjustment = CGSize.zero
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// By their kinds.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// By their kinds.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The centre of the item that is dragged, in the coordinates of the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
    /// Items whose cells prefer other sizes, with these sizes.
    var preferredAttributes: [UICollectionViewLayoutAttributes] = []
    /// The bounds that the collection view gets, where they are the reason.
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

    /// Whether only the elements that are listed are invalid.
    var isPartial: Bool {
        !invalidateEverything && !invalidateDataSourceCounts
            && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
                || invalidatedDecorationIndexPaths != nil)
    }
}

/// Which parts of a flow layout are invalid.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// Whether the sizes, insets and spacings of the delegate are requested again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the frames are computed again.
    open var invalidateFlowLayoutAttributes = true
}
