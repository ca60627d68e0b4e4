internal import FrameLists
internal import QuartzCore

/// Computes the frames of the cells and other views of a collection view.
///
/// Subclasses override ``prepare()``, ``collectionViewContentSize`` and the methods that return attributes. The
/// collection view calls them in this order whenever the layout is invalid.
@MainActor @preconcurrency open class UICollectionViewLayout: OpenObject {
    /// The collection view that the layout belongs to. It is read-only so that subclasses can override it with a
    /// nonoptional type.
    open var collectionView: UICollectionView? { owner }
    /// The collection view, set by the collection view itself. It is read internally because overrides of
    /// `collectionView` may require a view.
    weak var owner: UICollectionView?
    /// The current batch of updates or change of layout, which provides the default attributes of appearing and
    /// disappearing elements.
    weak var updates: (any LayoutUpdates)?
    /// The source of the views for each kind of decoration.
    private(set) var decorationSources: [String: DecorationSource] = [:]
    // Captures the current stage: A layout is made before it has a collection view.
    private let reference = StageReference()
    var stage: Stage { owner?.stage ?? reference.stage }

    enum DecorationSource {
        case type(UICollectionReusableView.Type)
        case nib(UINib)
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.finish(self, as: UICollectionViewLayout.self)
    }

    /// The class of the attributes, a subclass of `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of invalidation contexts, a subclass of `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Layout

    /// Called after each invalidation, before any other request.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements whose frames intersect `rect`. The result may contain others as well.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The appearance of a cell in a list layout; `nil` for any other layout.
    func rowAppearance(at indexPath: IndexPath) -> RowAppearance? { nil }
    /// The swipe actions at a side of an item; `nil` for none.
    func swipeActions(of indexPath: IndexPath, _ side: RowSwiping.Side) -> UISwipeActionsConfiguration? { nil }

    // MARK: Direction

    /// The layout direction in which the frames are computed.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the frames if its direction differs from ``developmentLayoutDirection``.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Whether the collection view currently mirrors the frames.
    var isMirrored: Bool {
        guard let owner, flipsHorizontallyInOppositeLayoutDirection else { return false }
        return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    // MARK: Invalidation

    /// Invalidates the layout as a whole.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Invalidates the parts of the layout that the context lists. Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutDidInvalidate(with: context)
    }

    /// Creates attributes of ``layoutAttributesClass``.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory, kind: String? = nil, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
        attributes.represent(category, kind, at: indexPath)
        return attributes
    }

    /// Creates a context of ``invalidationContextClass``.
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.newBounds = newBounds
        return context
    }

    /// The axes on which the layout uses the size of an element's content.
    func estimatedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (horizontal: Bool, vertical: Bool) { (false, false) }

    /// Called in a batch of updates before the next layout, for data that a layout stores by index path.
    func dataDidChange(_ change: ListChange) {}

    /// Whether the layout adopts the size that a view prefers. The default implementation returns `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (preferred, original) = (preferredAttributes.size, originalAttributes.size)
        if preferred.width != original.width, preferred.height != original.height {
            fixedCategories.insert(originalAttributes.representedElementCategory)
        }
        return false
    }

    /// The categories of elements whose sizes the layout does not take from their views, because this class refused a
    /// size that differs on both axes. They are not measured again.
    private(set) var fixedCategories: Set<UICollectionView.ElementCategory> = []

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.preferredAttributes = [preferredAttributes]
        return context
    }

    // MARK: Offsets

    /// The offset at which a scroll ends, given that it would end at `proposedContentOffset`.
    ///
    /// - Parameter velocity: The velocity in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after a batch of updates or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Decoration

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .type($0) }
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Updates

    /// Called in a batch of updates, after ``prepare()`` for the new items.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of the batch, inside the animation block.
    open func finalizeCollectionViewUpdates() {}

    /// Called before the size of the collection view changes in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    /// Called on a layout that is about to be replaced.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on a layout that is about to replace another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts of a transition.
    open func finalizeLayoutTransition() {}

    /// The initial attributes of an item that is inserted or scrolls onto the screen during a batch; `nil` to start at
    /// its final position. By default, inserted items fade in at their positions, and others start at their old ones.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates?.initialAttributes(of: .cell, kind: nil, at: itemIndexPath)
    }

    /// The final attributes of an item that is deleted or leaves the screen during a batch, given its index path before
    /// the batch. By default, deleted items fade out at their positions, and others end at their new ones.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates?.finalAttributes(of: .cell, kind: nil, at: itemIndexPath)
    }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates?.initialAttributes(of: .supplementaryView, kind: elementKind, at: elementIndexPath)
    }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates?.finalAttributes(of: .supplementaryView, kind: elementKind, at: elementIndexPath)
    }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates?.initialAttributes(of: .decorationView, kind: elementKind, at: decorationIndexPath)
    }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates?.finalAttributes(of: .decorationView, kind: elementKind, at: decorationIndexPath)
    }

    /// The supplementary views that a batch removes in addition to the ones in deleted sections.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Reordering

    /// The index path of the item under a dragged item.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        owner?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// The attributes of a dragged item: the layout's attributes for its index path, at the position of the drag.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }
}

/// A running batch of updates or change of layout, as seen by a layout. The collection view implements it.
@MainActor protocol LayoutUpdates: AnyObject {
    /// The initial attributes of an appearing element, given its index path after the update; `nil` to start at its
    /// final position.
    func initialAttributes(
        of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
    /// The final attributes of a disappearing element, given its index path before the update.
    func finalAttributes(
        of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
}
