internal import FrameLists
internal import QuartzCore

/// A data source that shows snapshots in a collection view and animates from one to the next.
///
/// A section can have an outline, which is applied separately. Incorrect use ends the run with an error; UIKit raises
/// an exception.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source and assigns it to the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// - Parameters:
    ///   - animatingDifferences: Whether the update is animated. A collection view that is not in a window is never
    ///     animated.
    ///   - completion: Called after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let updates = state.updates(to: snapshot)
        let reconfigured = snapshot.reconfiguredItemIdentifiers
        guard let collectionView else {
            state.set(snapshot)
            completion?()
            return
        }
        collectionView.apply(
            updates, animated: animatingDifferences && state.isFilled, settingData: { state.set(snapshot) },
            completion: { _ in completion?() })
        let paths = reconfigured.compactMap(state.indexPath)
        if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
    }

    /// Applies a snapshot by reloading all cells, without animation.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        state.set(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    /// Applies a snapshot and returns after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    /// A new snapshot of the sections and items that the collection view shows.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

    /// Shows an outline in a section, which is appended if it does not exist.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let changed = changedExpansion(from: state.outline(of: section), to: snapshot)
        state.set(snapshot, of: section)
        apply(
            state.snapshot(with: snapshot, in: section), animatingDifferences: animatingDifferences,
            completion: completion)
        for item in changed { state.indexPath(of: item).map(updateOutlineCell) }
    }

    /// Applies an outline and returns after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// The outline of a section. For a section without one, it contains the section's items on a single level.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.outline(of: section) }

    // MARK: Identifiers

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.snapshot.indexOfSection(sectionIdentifier)
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.indexPath(of: itemIdentifier) }

    // MARK: The collection view's questions

    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.count(of: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = state.item(at: indexPath) else { return UICollectionViewCell() }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            collectionView.stage.diagnostics.misuse(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.listing) with item "
                    + "identifier \(item), which is not allowed. You must always return a cell to the collection view.")
            return UICollectionViewCell()
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        collectionView.stage.diagnostics.misuse(
            "UICollectionViewDiffableDataSource supplementary view provider is missing or returned nil for kind \(kind) at "
                + "index path \(indexPath.listing), which is not allowed. You must always return a view to the collection view."
        )
        return UICollectionReusableView()
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = state.item(at: indexPath) else {
            return false
        }
        return canReorder(item)
    }

    /// Called when the user has moved an item. Updates the snapshot and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = state.item(at: sourceIndexPath), let section = state.section(at: destinationIndexPath.section)
        else { return }
        var final = state.snapshot
        let others = final.itemIdentifiers(inSection: section).filter { $0 != item }
        if destinationIndexPath.item < others.count {
            final.moveItem(item, beforeItem: others[destinationIndexPath.item])
        } else {
            final.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(from: state.snapshot, to: final)
        reorderingHandlers.willReorder?(transaction)
        state.set(final)
        reorderingHandlers.didReorder?(transaction)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSource {
    /// The closures with which an application controls reordering by the user.
    public struct ReorderingHandlers {
        /// Whether an item may move. Without this closure, no item may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// The closures with which an application controls the expansion of items by the user.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Whether an item may expand. Without this closure, every item may.
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item may collapse. Without this closure, every item may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is about to expand, given its existing ones, so that children can be
        /// loaded on demand.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }
}

// MARK: - Outlines

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
        state.outline(at: indexPath).map { ($0.outline.level(of: $0.item), $0.outline.isExpanded($0.item)) }
    }

    func toggleExpansion(at indexPath: IndexPath) {
        guard let (section, item, outline) = state.outline(at: indexPath) else { return }
        var changed = outline
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            changed.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent {
                changed.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
            }
            changed.expand([item])
        }
        apply(changed, to: section)
    }

    private func changedExpansion(from old: SectionSnapshot, to new: SectionSnapshot) -> [ItemIdentifierType] {
        new.items.filter { old.contains($0) && old.isExpanded($0) != new.isExpanded($0) }
    }

    /// Updates the visible cell of an item that has been expanded or collapsed.
    private func updateOutlineCell(at indexPath: IndexPath) {
        (collectionView?.cellForItem(at: indexPath))?.setNeedsUpdateConfiguration()
    }
}

extension IndexPath {
    /// The elements, formatted as in messages about lists: `[0, 3]`.
    var listing: String { "[" + map { "\($0)" }.joined(separator: ", ") + "]" }
}
