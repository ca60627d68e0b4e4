internal import FrameLists
internal import QuartzCore

/// Computes the frames of the cells and other views of a collection view.
///
/// Subclasses override ``prepare()``, ``collectionViewContentSize`` and the attributes of elements. The collection view requests them
/// in this order whenever the layout is invalid.
@MainActor @preconcurrency open class UICollectionViewLayout: OpenObject {
    /// The view that the layout belongs to. Read-only, so that a subclass may override it with a type that is not optional.
    open var collectionView: UICollectionView? { owner }
    /// Set by the collection view. Read here instead of `collectionView`, which may be overridden by one that needs a view.
    weak var owner: UICollectionView?
    /// The layout's view, while it is part of a batch of updates or a change of layouts: the defaults of the attributes that elements
    /// appear with and disappear to.
    weak var updates: (any LayoutUpdates)?
    /// Where the views of each kind of decoration come from.
    private(set) var decorationSources: [String: DecorationSource] = [:]
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

    /// The class of the attributes, a `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of invalidation contexts, a `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Layout

    /// Called before the first question after every invalidation.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements whose frames intersect `rect`; others may be among them.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// How a list layout shows a cell; `nil` for any other layout.
    func rowAppearance(at indexPath: IndexPath) -> RowAppearance? { nil }
    /// The actions at a side of an item; `nil` for none.
    func swipeActions(of indexPath: IndexPath, _ side: RowSwiping.Side) -> UISwipeActionsConfiguration? { nil }

    // MARK: Direction

    /// The direction that the layout computes in.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the frames where its direction is not ``developmentLayoutDirection``.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Whether the collection view mirrors the frames now.
    var isMirrored: Bool {
        guard let owner, flipsHorizontallyInOppositeLayoutDirection else { return false }
        return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    // MARK: Invalidation

    /// Invalidates everything.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutDidInvalidate(with: context)
    }

    /// Attributes of ``layoutAttributesClass``.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory, kind: String? = nil, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
        attributes.represent(category, kind, at: indexPath)
        return attributes
    }

    /// A context of ``invalidationContextClass``.
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

    /// The dimensions in which the layout takes the size of an element's content.
    func estimatedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (horizontal: Bool, vertical: Bool) { (false, false) }

    /// Called in a batch of updates before the next layout, for what a layout keeps by index path.
    func dataDidChange(_ change: ListChange) {}

    /// Whether the layout takes the size that a view prefers. False unless overridden.
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

    /// The kinds of elements whose sizes the layout does not take from their views: this class has answered for a size that differs in
    /// both dimensions. They are not measured again.
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

    /// The offset at which a scroll ends that would end at `proposedContentOffset`.
    ///
    /// - Parameter velocity: in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after a batch of updates or a change of layouts.
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

    /// Called at the end of the batch, in the block that animates it.
    open func finalizeCollectionViewUpdates() {}

    /// Called before the size of the collection view changes in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    /// Called for the layout that another one replaces.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called for the layout that replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called for both layouts of a transition.
    open func finalizeLayoutTransition() {}

    /// Where an item begins that a batch inserts or that scrolls onto the screen in one; `nil` to begin at its final position.
    /// The default fades inserted items in at their positions, and lets others begin where they were.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updates?.initialAttributes(of: .cell, kind: nil, at: itemIndexPath)
    }

    /// Where an item ends that a batch deletes or that leaves the screen in one, by its index before the batch.
    /// The default fades deleted items out at their positions, and lets others end where they will be.
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

    /// Supplementary views that a batch removes besides those of deleted sections.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Reordering

    /// The index path of the item over which a dragged item is.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        owner?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// The attributes of a dragged item: those of its index path, at the position of the drag.
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

/// A batch of updates or a change of layouts that runs, from the view of a layout. The collection view's side.
@MainActor protocol LayoutUpdates: AnyObject {
    /// Where an appearing element begins, by its index path after the update; `nil` to begin at its final position.
    func initialAttributes(
        of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
    /// Where a disappearing element ends, by its index path before the update.
    func finalAttributes(
        of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
}
