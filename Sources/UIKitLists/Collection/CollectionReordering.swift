internal import FrameLists
internal import QuartzCore

/// An item being moved by touch. Its data moves when the movement ends; until then only the layout and the views show
/// it at its new position.
@MainActor final class CollectionReordering {
    /// The index path of the item in the data.
    let original: IndexPath
    /// The index path at which the item is shown.
    private(set) var target: IndexPath
    /// The center of the cell.
    var position: CGPoint
    /// The vector from the touch to the center of the cell.
    var grip = CGPoint.zero
    /// The position relative to the top left corner of the collection view.
    fileprivate var finger = CGPoint.zero
    /// Scrolls while the item is near an edge.
    fileprivate let edges: EdgeScrolling
    /// The numbers of items in the data.
    fileprivate let dataCounts: [Int]
    /// The change that leads from the data to the displayed order.
    private var change: ListChange?

    fileprivate init(_ path: IndexPath, at position: CGPoint, _ counts: [Int], _ edges: EdgeScrolling) {
        self.edges = edges
        original = path
        target = path
        self.position = position
        dataCounts = counts
    }

    /// The numbers of items while the moved item is at another position.
    fileprivate func counts(with target: IndexPath) -> [Int] {
        var counts = dataCounts
        counts[original.section] -= 1
        counts[target.section] += 1
        return counts
    }

    /// Moves the item to another position.
    ///
    /// - Returns: The change from the current position.
    fileprivate func move(to new: IndexPath) -> ListChange? {
        let step = Self.move(target, to: new, counts(with: target), counts(with: new))
        change = Self.move(original, to: new, dataCounts, counts(with: new))
        target = new
        return step
    }

    fileprivate func moveBack() -> ListChange? {
        Self.move(target, to: original, counts(with: target), dataCounts)
    }

    private static func move(_ from: IndexPath, to: IndexPath, _ before: [Int], _ after: [Int]) -> ListChange? {
        var updates = ListUpdates()
        if from != to {
            updates.movedItems = [
                ListMove(
                    from: ListIndex(section: from.section, item: from.item),
                    to: ListIndex(section: to.section, item: to.item))
            ]
        }
        return try? ListChange(from: before, to: after, applying: updates, of: .items)
    }

    /// The index path in the data of the item shown at a path.
    fileprivate func dataPath(_ shown: IndexPath) -> IndexPath {
        guard shown.count == 2, let change else { return shown }
        return change.oldIndex(of: ListIndex(section: shown.section, item: shown.item)).map(IndexPath.init) ?? shown
    }

    /// The attributes of the elements, with the moved item at its current position.
    func lifted(
        _ elements: [UICollectionViewLayoutAttributes], in view: UICollectionView
    ) -> [UICollectionViewLayoutAttributes] {
        elements.filter { ElementKey($0) != .item(target) } + [liftedAttributes(in: view)]
    }

    fileprivate func liftedAttributes(in view: UICollectionView) -> UICollectionViewLayoutAttributes {
        view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: target, withTargetPosition: position)
            .duplicate()
    }
}

extension UICollectionView {
    /// The index path in the data of the item shown at a path. They only differ while an item is being moved.
    func dataPath(_ path: IndexPath) -> IndexPath { reordering?.dataPath(path) ?? path }

    func beginReordering(_ path: IndexPath) -> Bool {
        guard reordering == nil, interactiveChange == nil, hasItem(at: path), let dataSource = storedDataSource,
            dataSource.collectionView(self, canMoveItemAt: path), let attributes = attributes(.item(path))
        else { return false }
        reordering = CollectionReordering(path, at: attributes.center, currentCounts, edges())
        (cellForItem(at: path))?.isReordering = true
        moveLiftedCell()
        setNeedsLayout()
        return true
    }

    /// Keeps the moved item under the touch while the content scrolls below it.
    private func edges() -> EdgeScrolling {
        EdgeScrolling(of: self) { [weak self] in
            guard let self, let reordering else { return }
            move(reordering, to: reordering.finger + contentOffset)
        }
    }

    func continueReordering(_ position: CGPoint) {
        guard let reordering, position.x.isFinite, position.y.isFinite else { return }
        reordering.finger = CGPoint(x: position.x - contentOffset.x, y: position.y - contentOffset.y)
        reordering.edges.follow(position)
        move(reordering, to: reordering.finger + contentOffset)
    }

    private func move(_ reordering: CollectionReordering, to position: CGPoint) {
        let (old, oldPosition) = (reordering.target, reordering.position)
        reordering.position = position
        let proposed = storedLayout.targetIndexPath(forInteractivelyMovingItem: old, withPosition: position)
        let wanted =
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: reordering.original, atCurrentIndexPath: old,
                toProposedIndexPath: proposed) ?? proposed
        let new = isPosition(wanted, besides: old) ? wanted : old
        moveLiftedCell()
        let context = storedLayout.invalidationContext(
            forInteractivelyMovingItems: [new], withTargetPosition: position, previousIndexPaths: [old],
            previousPosition: oldPosition)
        guard new != old else { return storedLayout.invalidateLayout(with: context) }
        // Read before the item moves, because the change begins at the current positions.
        let around = attributesAround()
        guard let step = reordering.move(to: new) else { return }
        storedLayout.invalidateLayout(with: context)
        perform(step, from: around, counts: reordering.counts(with: new), nil)
    }

    /// Whether an item may be moved to a path, including the end of another section.
    private func isPosition(_ path: IndexPath, besides old: IndexPath) -> Bool {
        let counts = currentCounts
        guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else { return false }
        return path.item < counts[path.section] + (path.section == old.section ? 0 : 1)
    }

    func endReordering(finished: Bool) {
        guard let reordering else { return }
        let (original, target) = (reordering.original, reordering.target)
        let around = attributesAround()
        let step = finished ? nil : reordering.moveBack()
        let final = finished ? target : original
        let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [finished ? original : target],
            movementCancelled: !finished)
        reordering.edges.stop()
        self.reordering = nil
        (cellForItem(at: target))?.isReordering = false
        if finished, target != original {
            storedDataSource?.collectionView(self, moveItemAt: original, to: target)
            guard requestCounts() == reordering.counts(with: target) else {
                stage.diagnostics.misuse(
                    "collectionView(_:moveItemAt:to:) of the data source of \(layerName) did not move the item from \(original) to \(target); move it in the data."
                )
                return reloadAll()
            }
        }
        storedLayout.invalidateLayout(with: context)
        perform(
            step, from: around, counts: finished ? reordering.counts(with: target) : reordering.dataCounts, nil)
    }

    /// Moves the elements by one step of the movement. There is no step for the final one, in which the cell goes to
    /// its position.
    private func perform(
        _ step: ListChange?, from around: [ElementKey: UICollectionViewLayoutAttributes], counts new: [Int],
        _ completion: ((Bool) -> Void)?
    ) {
        let change: ElementsChange
        if let step {
            change = elementsChange(for: step)
            selection.map { path in
                step.newIndex(of: ListIndex(section: path.section, item: path.item)).map(IndexPath.init)
            }
            storedLayout.dataDidChange(step)
        } else {
            change = ElementsChange()
            change.after = { [unowned self] in attributesInShelf($0) }
        }
        change.before = { around[$0] }
        layoutPasses.invalidate()
        counts.set(new)
        run(change, animated: true, completion: completion)
    }

    /// Moves the cell to the touch immediately.
    private func moveLiftedCell() {
        guard let reordering, var element = elements[.item(reordering.target)] else { return }
        element.attributes = reordering.liftedAttributes(in: self)
        elements[element.key] = element
        UIView.performWithoutAnimation { element.view.show(element.attributes) }
    }
}
