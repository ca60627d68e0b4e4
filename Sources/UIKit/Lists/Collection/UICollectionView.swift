internal import FrameLists
public import FrameProperties
internal import QuartzCore

/// A scroll view that shows the items of its data source where its layout has them.
///
/// Only what is visible has views: cells that leave the bounds are dequeued again. The class declares what applications may override;
/// each extension implements a topic, and types of their own have the state.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    /// The delegate of the scroll view, which is a collection view's here.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { storedDataSource }
        set { setDataSource(newValue) }
    }
    weak var storedDataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// Setting it lays out without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    var storedLayout: UICollectionViewLayout
    /// As large as the view, behind all items; it does not scroll.
    open var backgroundView: UIView? {
        get { storedBackgroundView }
        set { setBackgroundView(newValue) }
    }
    var storedBackgroundView: UIView?

    open var allowsSelection = true
    /// Whether taps add to the selection, and take from it.
    @Observed open var allowsMultipleSelection = false {
        didSet { if !_allowsMultipleSelection.wrappedValue { limitSelection() } }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Stored without effect: nothing is focused without a keyboard or a remote control.
    open var allowsFocus = true
    /// Stored without effect, like ``allowsFocus``.
    open var allowsFocusDuringEditing = false
    /// Stored without effect, like ``allowsFocus``.
    open var selectionFollowsFocus = false
    /// Stored without effect, like ``allowsFocus``.
    open var remembersLastFocusedIndexPath = false
    /// Whether the cells show controls for editing. The accessories of list cells slide in and out.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { changeEditing(newValue) }
    }
    var storedIsEditing = false
    /// Whether a visible cell whose content or configuration changed is measured again.
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
    /// The cell that the data source is reconfiguring at the moment, which dequeuing for its index path returns.
    var reconfigured: (indexPath: IndexPath, view: UICollectionViewCell)?
    var reordering: CollectionReordering?
    private lazy var menus = ListMenus(of: self)
    var interactiveChange: InteractiveLayoutChange?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    /// A collection view of a storyboard begins with a flow layout.
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

    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
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
    /// A cell that has left the screen, or a new one of what was registered with the identifier. Without a registration the run ends
    /// with an error: UIKit throws an exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }
    /// As ``dequeueReusableCell(withReuseIdentifier:for:)``.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }
    /// A cell that the registration has configured for the item.
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell { dequeueConfigured(registration, indexPath, item) }
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView { dequeueConfigured(registration, indexPath) }

    // MARK: The data

    /// Requests everything from the data source again, without animation. Nothing is selected afterwards.
    open func reloadData() { reloadAll() }
    open var numberOfSections: Int { currentCounts.count }
    /// An index that is out of range ends the run with an error.
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
    /// The item at a point of the content; the frontmost one of several.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { elements.key(of: cell)?.indexPath }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        elements.key(of: supplementaryView)?.indexPath
    }
    /// The cell of a visible item; `nil` for any other.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[.item(indexPath)]?.view as? UICollectionViewCell
    }
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { elements[.supplementary(elementKind, indexPath)]?.view }
    /// In no particular order in UIKit; here by index path.
    open var visibleCells: [UICollectionViewCell] { elements.cells.compactMap { $0.view as? UICollectionViewCell } }
    open var indexPathsForVisibleItems: [IndexPath] { elements.cells.map(\.key.indexPath) }
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

    /// In the order of their selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }
    /// Selects an item as a tap does, without calling the delegate; `nil` deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCall(indexPath, animated: animated, scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectByCall(indexPath, animated: animated) }

    // MARK: Updates

    /// Animates the inserts, deletes, moves and reloads in `updates` together, over about 0.3 seconds (facts/collection-updates). The counts
    /// of the data source must be consistent with them, or the run ends with an error: UIKit throws an exception.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(animated: true, updates ?? {}, completion)
    }
    /// For closures that use members without `self`: the updates do not escape, as in Apple's header.
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
    /// The new cells fade in over the old ones.
    open func reloadItems(at indexPaths: [IndexPath]) { updateItems(indexPaths) { $0.reloadedItems += $1 } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updateItems([indexPath, newIndexPath]) {
            if $1.count == 2 { $0.movedItems.append(ListMove(from: $1[0], to: $1[1])) }
        }
    }
    /// Requests these items from the data source again; it gets the cells that show them when it dequeues.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Changing the layout

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, nil)
    }
    /// Moves all items from where the old layout has them to where the new one does, over about 0.3 seconds (facts/collection-layout-changes).
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(to: layout, animated: animated, completion) }
    /// Installs a layout in between, whose `transitionProgress` sets how far the change is.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginInteractiveChange(to: layout, completion) }
    open func finishInteractiveTransition() { endInteractiveChange(finished: true) }
    open func cancelInteractiveTransition() { endInteractiveChange(finished: false) }

    // MARK: Reordering

    /// - Returns: `false` if the data source does not let the item move.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginReordering(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { continueReordering(targetPosition) }
    open func endInteractiveMovement() { endReordering(finished: true) }
    open func cancelInteractiveMovement() { endReordering(finished: false) }

    // MARK: Touches

    /// Scrolling takes touches from controls in cells, not from the index.
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is IndexStripView) && super.touchesShouldCancel(in: view)
    }

    override func delaysTouches(in view: UIView) -> Bool {
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

    /// Where an item is to be on the screen; the empty set is where it is, or the nearest position that shows it.
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

    /// What the attributes of an element describe.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// Raw values match the public header.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
}

extension UICollectionView.ScrollDirection: ArchivedChoice {
    static var archivedNames: [String: Self] { ["vertical": .vertical, "horizontal": .horizontal] }
}
