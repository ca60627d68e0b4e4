internal import FrameLists
public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A scroll view that shows the items of a data source at the positions determined by a layout.
///
/// A collection view has views only for the elements on screen. The data source dequeues and configures a cell whenever
/// an item comes into view; when a cell leaves the bounds, it goes back to a pool and is dequeued for another item. The
/// layout alone decides about positions: it provides the content size and the attributes of the elements in a
/// rectangle.
///
/// ```swift
/// final class Photos: NSObject, UICollectionViewDataSource {
///     func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 120 }
///
///     func collectionView(
///         _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///     ) -> UICollectionViewCell {
///         let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
///         cell.backgroundConfiguration = .clear()
///         return cell
///     }
/// }
///
/// let photos = Photos()
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 96, height: 96)
/// let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
/// view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
/// view.dataSource = photos
/// ```
///
/// Changes of the data are announced with `performBatchUpdates(_:completion:)`, with the insert, delete, move and
/// reload methods, or by a diffable data source. The view compares the numbers of items before and after; numbers that
/// do not add up end the run with an error. Elements then move from their old to their new positions. These animations,
/// the ones of ``setCollectionViewLayout(_:animated:completion:)``, and scrolling all run in virtual time.
///
/// A layout pass prepares the layout, shows the visible elements, and measures views whose size the layout estimates.
/// If their preferred sizes invalidate the layout, the pass is repeated until it settles.
///
/// Implementation: the class declares the members that applications may override; each extension implements one topic,
/// and separate types hold the state.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    /// The delegate of the scroll view, narrowed to a collection view's.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { storedDataSource }
        set { setDataSource(newValue) }
    }
    weak var storedDataSource: (any UICollectionViewDataSource)?
    /// Stored without effect: items cannot be dragged out of a collection view.
    open var dragInteractionEnabled = false
    /// Stored without effect: items cannot be dragged out of a collection view.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Stored without effect: nothing is dropped onto a collection view.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// The layout. Setting it changes the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    var storedLayout: UICollectionViewLayout
    /// A view behind all items that has the size of the collection view and does not scroll.
    open var backgroundView: UIView? {
        get { storedBackgroundView }
        set { setBackgroundView(newValue) }
    }
    var storedBackgroundView: UIView?

    open var allowsSelection = true
    /// Whether taps add items to the selection and remove them.
    @Observed open var allowsMultipleSelection = false {
        didSet { if !_allowsMultipleSelection.wrappedValue { limitSelection() } }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Stored without effect: focus requires a keyboard or a remote control.
    open var allowsFocus = true
    /// Stored without effect, like ``allowsFocus``.
    open var allowsFocusDuringEditing = false
    /// Stored without effect, like ``allowsFocus``.
    open var selectionFollowsFocus = false
    /// Stored without effect, like ``allowsFocus``.
    open var remembersLastFocusedIndexPath = false
    /// Whether the collection view is in editing mode, in which cells show editing controls. The accessories of list
    /// cells slide in and out.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { changeEditing(newValue) }
    }
    var storedIsEditing = false
    /// Whether a visible cell is measured again when its content or configuration changes.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    let counts = CollectionCounts()
    let pool = ReusePool()
    let elements = CollectionElements()
    let selection = CollectionSelection()
    let layoutPasses = CollectionLayoutPasses()
    let prefetching = CollectionPrefetching()
    let shelves = CollectionShelves()
    private(set) lazy var swipes = RowSwiping(of: self)
    private(set) lazy var panSelection = PanSelection(in: self)
    private(set) lazy var indexStrip = IndexStrip(of: self)
    var batch: CollectionBatch?
    /// The cell that the data source is reconfiguring. Dequeuing for its index path returns it.
    var reconfigured: (indexPath: IndexPath, view: UICollectionViewCell)?
    var reordering: CollectionReordering?
    private lazy var menus = ListMenus(of: self)
    var interactiveChange: InteractiveLayoutChange?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    /// Creates a collection view from a storyboard, initially with a flow layout.
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
        coder.finish(self, as: UICollectionView.self)
    }

    private func setUpCollection() {
        backgroundColor = .systemBackground
        storedLayout.owner = self
        panSelection.attach()
        addInteraction(menus.interaction)
    }

    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            collectionBoundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            collectionBoundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        viewMargins.keepsVerticalSafeArea = contentInsetAdjustmentBehavior != .never
        collectionMarginsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        collectionMarginsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionMarginsDidChange()
    }

    @_spi(UIKit) open override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Making views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, for: .cell, identifier)
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, for: .cell, identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { register(viewClass, for: .supplementary(elementKind), identifier) }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { register(nib, for: .supplementary(kind), identifier) }
    /// Returns a cell that has left the screen, or a new one from the source registered with the identifier. A missing
    /// registration ends the run with an error; UIKit throws an exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { stage.loop.keep(dequeueCell(identifier, indexPath)) }
    /// Returns a supplementary view, in the same way as ``dequeueReusableCell(withReuseIdentifier:for:)``.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { stage.loop.keep(dequeueSupplementary(elementKind, identifier, indexPath)) }
    /// Returns a cell that the registration has configured for the item.
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell { dequeueConfigured(registration, indexPath, item) }
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView { dequeueConfigured(registration, indexPath) }

    // MARK: The data

    /// Requests everything from the data source again, without animation, and clears the selection.
    open dynamic func reloadData() { reloadAll() }
    open var numberOfSections: Int { currentCounts.count }
    /// The number of items in a section. An index out of range ends the run with an error.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }
    /// Whether the data source has changes that the views do not show yet.
    open var hasUncommittedUpdates: Bool { batch != nil || counts.isStale }

    // MARK: Positions

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.item(indexPath))
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(kind, indexPath)) }
    /// The index path of the frontmost item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { elements.key(of: cell)?.indexPath }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        elements.key(of: supplementaryView)?.indexPath
    }
    /// The cell of an item; `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[.item(indexPath)]?.view as? UICollectionViewCell
    }
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { elements[.supplementary(elementKind, indexPath)]?.view }
    /// The visible cells, in the order of their index paths. In UIKit, their order is unspecified.
    open var visibleCells: [UICollectionViewCell] { elements.cells.compactMap { $0.view as? UICollectionViewCell } }
    /// Requests the numbers of items if that has not happened (facts/updates-before-loading).
    open var indexPathsForVisibleItems: [IndexPath] {
        _ = currentCounts
        return elements.cells.map(\.key.indexPath)
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.supplementary(of: elementKind).map(\.view)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.supplementary(of: elementKind).map(\.key.indexPath)
    }
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated: animated) }

    // MARK: Selection

    /// The index paths of the selected items, in the order of their selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }
    /// Selects an item as a tap does, without calling the delegate; `nil` deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCall(indexPath, animated: animated, scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectByCall(indexPath, animated: animated) }

    // MARK: Updates

    /// Animates the insertions, deletions, moves and reloads in `updates` together, over about 0.3 seconds
    /// (facts/collection-updates). The data source's counts have to be consistent with them; otherwise the run ends
    /// with an error. UIKit throws an exception.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(animated: true, updates ?? {}, completion)
    }
    /// A variant for closures that use members without `self`. As in Apple's header, the closure does not escape.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append(ListMove(from: section, to: newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) { updateItems(indexPaths) { $0.insertedItems += $1 } }
    open func deleteItems(at indexPaths: [IndexPath]) { updateItems(indexPaths) { $0.deletedItems += $1 } }
    /// Reloads items. The new cells fade in over the old ones.
    open func reloadItems(at indexPaths: [IndexPath]) { updateItems(indexPaths) { $0.reloadedItems += $1 } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updateItems([indexPath, newIndexPath]) {
            if $1.count == 2 { $0.movedItems.append(ListMove(from: $1[0], to: $1[1])) }
        }
    }
    /// Requests items from the data source again. Dequeuing returns the cells that already show them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Changing the layout

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, nil)
    }
    /// Changes the layout. With animation, all items move to their new positions over about 0.3 seconds
    /// (facts/collection-layout-changes).
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(to: layout, animated: animated, completion) }
    /// Installs an intermediate layout whose `transitionProgress` controls the progress of the change.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginInteractiveChange(to: layout, completion) }
    open func finishInteractiveTransition() { endInteractiveChange(finished: true) }
    open func cancelInteractiveTransition() { endInteractiveChange(finished: false) }

    // MARK: Reordering

    /// Begins to move an item.
    ///
    /// - Returns: `false` if the data source does not permit the item to move.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginReordering(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { continueReordering(targetPosition) }
    open func endInteractiveMovement() { endReordering(finished: true) }
    open func cancelInteractiveMovement() { endReordering(finished: false) }

    // MARK: Touches

    /// Whether scrolling takes a touch away from a view: from controls in cells, but not from the index.
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is IndexStripView) && super.touchesShouldCancel(in: view)
    }

    @_spi(UIKit) open override func delaysTouches(in view: UIView) -> Bool {
        !(view is IndexStripView) && super.delaysTouches(in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchMoved(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}

extension UICollectionView {
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Raw values match the public header.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// The position of an item on screen. The empty set leaves the item where it is, or uses the nearest position that
    /// shows it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The category of an element.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// Raw values match the public header.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
}

extension UICollectionView.ScrollDirection: ArchivedChoice {
    package static var archivedNames: [String: Self] { ["vertical": .vertical, "horizontal": .horizontal] }
}
