internal import FrameLists
internal import QuartzCore

/// A batch of updates that is being collected.
@MainActor final class CollectionBatch {
    var updates = ListUpdates()
    /// The reconfigured items, by their index paths before the batch.
    var reconfigured: [IndexPath] = []
    fileprivate var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
    func setDataSource(_ dataSource: (any UICollectionViewDataSource)?) {
        guard dataSource !== storedDataSource else { return }
        storedDataSource = dataSource
        reloadAll()
    }

    func reloadAll() {
        swipes.close(animated: false)
        counts.invalidate()
        selection.removeAll()
        selection.endTracking()
        for element in elements.removeAll() { endDisplaying(element) }
        shelves.removeAll()
        prefetching.reset()
        indexStrip.reload()
        layoutPasses.isUnsettled = false
        invalidateLayout { $0.invalidateEverything = true }
    }

    // MARK: Collecting

    func update(_ change: (inout ListUpdates) -> Void) {
        if let batch { return change(&batch.updates) }
        performBatch(animated: true, { if let batch { change(&batch.updates) } }, nil)
    }

    func updateItems(_ paths: [IndexPath], _ change: (inout ListUpdates, [ListIndex]) -> Void) {
        update { change(&$0, paths.compactMap { index(of: $0) }) }
    }

    /// The section and item of a path. A path that does not belong to an item is an error, and the result is `nil`.
    private func index(of path: IndexPath) -> ListIndex? {
        if path.count == 2 { return ListIndex(section: path.section, item: path.item) }
        stage.diagnostics.misuse(
            "The index path \(path) has \(path.count) indexes; those of items have two: IndexPath(item:section:).")
        return nil
    }

    /// Performs given updates; `settingData` changes the data.
    func apply(
        _ updates: ListUpdates, animated: Bool, settingData: () -> Void, completion: ((Bool) -> Void)?
    ) {
        performBatch(
            animated: animated,
            {
                settingData()
                batch?.updates.append(updates)
            }, completion)
    }

    func performBatch(animated: Bool, _ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
        if let batch {
            updates()
            if let completion { batch.completions.append(completion) }
            return
        }
        let before = currentCounts
        if !layoutPasses.isShowing, !elements.all.isEmpty || window != nil {
            UIView.performWithoutAnimation { layoutIfNeeded() }
        }
        swipes.batchBegins()
        let batch = CollectionBatch()
        if let completion { batch.completions.append(completion) }
        self.batch = batch
        updates()
        self.batch = nil
        stage.diagnostics.trace(layerName, request: .performBatchUpdates, batch.updates.summary)
        commit(batch, from: before, animated: animated)
    }

    // MARK: Performing

    private func commit(_ batch: CollectionBatch, from before: [Int], animated: Bool) {
        let after = requestCounts()
        let data: ListChange
        do {
            data = try ListChange(from: before, to: after, applying: batch.updates, of: .items)
        } catch {
            stage.diagnostics.misuse("\(error) Collection view: \(layerName).")
            reloadAll()
            return batch.completions.forEach { $0(false) }
        }
        // A batch within a layout pass cannot move elements that are being placed, so everything is reloaded.
        guard !layoutPasses.isShowing else {
            reloadAll()
            return batch.completions.forEach { completion in stage.loop.scheduleNow { completion(true) } }
        }
        let change = elementsChange(for: data)
        change.begin = { [self] in
            storedLayout.prepare(forCollectionViewUpdates: batch.updates.items(in: data))
        }
        releaseSwipe(through: data, into: change)
        selection.map { data.newPath($0) }
        shelves.map(data.newSection)
        storedLayout.dataDidChange(data)
        invalidateLayout { $0.invalidateDataSourceCounts = true }
        counts.set(after)
        indexStrip.reload()
        run(change, animated: animated) { finished in batch.completions.forEach { $0(finished) } }
        let reconfigured = batch.reconfigured.compactMap { data.newPath($0) }
        if !reconfigured.isEmpty { reconfigure(reconfigured) }
    }

    /// Creates the change that moves elements in accordance with a change of the data. The layout takes part.
    func elementsChange(for data: ListChange) -> ElementsChange {
        let change = ElementsChange()
        let layout = storedLayout
        let around = attributesAround()
        change.before = { around[$0] }
        change.after = { [unowned self] in attributesInShelf($0) }
        change.fate = { data.fate(of: $0) }
        change.origin = { data.origin(of: $0) }
        change.target = { [unowned self] in targetOffset($0) }
        change.layout = layout
        layout.updates = change
        change.alongside = {
            layout.finalizeCollectionViewUpdates()
            layout.updates = nil
        }
        return change
    }

    /// The offset requested by the delegate, or by the layout if the delegate does not request one.
    func targetOffset(_ proposed: CGPoint) -> CGPoint {
        let target = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
        return collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    }

    // MARK: Reconfiguring

    func reconfigure(_ paths: [IndexPath]) {
        if let batch { return batch.reconfigured += paths }
        for path in paths {
            guard hasItem(at: path) else {
                stage.diagnostics.misuse(
                    "reconfigureItems(at:) of \(layerName): there is no item \(path); reconfigure items that exist.")
                continue
            }
            guard let cell = cellForItem(at: path) else { continue }
            reconfigured = (path, cell)
            let returned = storedDataSource?.collectionView(self, cellForItemAt: dataPath(path))
            reconfigured = nil
            if let returned, returned !== cell {
                pool.put(returned)
                stage.diagnostics.misuse(
                    "The data source returned another cell for the reconfigured item \(path); dequeue with the same identifier, or reload the item."
                )
            }
            elements[.item(path)]?.measuredSizes = []
        }
        setNeedsLayout()
    }
}

extension ListUpdates {
    fileprivate mutating func append(_ other: ListUpdates) {
        deletedSections += other.deletedSections
        insertedSections += other.insertedSections
        reloadedSections += other.reloadedSections
        movedSections += other.movedSections
        deletedItems += other.deletedItems
        insertedItems += other.insertedItems
        reloadedItems += other.reloadedItems
        movedItems += other.movedItems
    }

    /// The number of changes of each kind, for the trace.
    fileprivate var summary: TraceCall.Arguments {
        let kinds: [(String, Int)] = [
            ("deleted", deletedSections.count + deletedItems.count),
            ("inserted", insertedSections.count + insertedItems.count),
            ("reloaded", reloadedSections.count + reloadedItems.count),
            ("moved", movedSections.count + movedItems.count),
        ]
        return kinds.filter { $0.1 > 0 }.reduce([:]) { $0 + [$1.0: .number(Double($1.1))] }
    }

    /// The changes in the form that a layout receives: deletions from back to front, then the other changes from front
    /// to back.
    @MainActor fileprivate func items(in data: ListChange) -> [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        func update(
            _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
        ) -> UICollectionViewUpdateItem { UICollectionViewUpdateItem(action, before: before, after: after) }
        var result = deletedSections.sorted(by: >).map { update(.delete, section($0), nil) }
        result += deletedItems.sorted(by: >).map { update(.delete, IndexPath($0), nil) }
        result += reloadedSections.sorted().map { update(.reload, section($0), data.newSection(of: $0).map(section)) }
        result += reloadedItems.sorted().map {
            update(.reload, IndexPath($0), data.newIndex(of: $0).map(IndexPath.init))
        }
        result += insertedSections.sorted().map { update(.insert, nil, section($0)) }
        result += insertedItems.sorted().map { update(.insert, nil, IndexPath($0)) }
        result += movedSections.map { update(.move, section($0.from), section($0.to)) }
        result += movedItems.map { update(.move, IndexPath($0.from), IndexPath($0.to)) }
        return result
    }
}

extension IndexPath {
    init(_ index: ListIndex) { self.init(item: index.item, section: index.section) }
}

extension ListChange {
    fileprivate func newPath(_ path: IndexPath) -> IndexPath? {
        newIndex(of: ListIndex(section: path.section, item: path.item)).map(IndexPath.init)
    }

    fileprivate func oldPath(_ path: IndexPath) -> IndexPath? {
        oldIndex(of: ListIndex(section: path.section, item: path.item)).map(IndexPath.init)
    }

    /// The fate of an element. The first supplementary or decoration view of each kind in a section belongs to the
    /// section, like a header; later ones belong to items.
    fileprivate func fate(of key: ElementKey) -> ElementsChange.Fate {
        guard key.indexPath.count == 2 else { return .stays(key) }
        let path = key.indexPath
        if key.category != .cell, path.item == 0 {
            guard let section = newSection(of: path.section) else { return .leaves }
            let new = key.at(IndexPath(item: 0, section: section))
            return isReloaded(newSection: section) ? .isReplaced(new) : .stays(new)
        }
        guard let new = newPath(path) else { return .leaves }
        let index = ListIndex(section: new.section, item: new.item)
        return isReloaded(new: index) ? .isReplaced(key.at(new)) : .stays(key.at(new))
    }

    /// The key that an element had before the change; `nil` for a new element.
    fileprivate func origin(of key: ElementKey) -> ElementKey? {
        guard key.indexPath.count == 2 else { return key }
        let path = key.indexPath
        if key.category != .cell, path.item == 0 {
            return oldSection(of: path.section).map { key.at(IndexPath(item: 0, section: $0)) }
        }
        return oldPath(path).map(key.at)
    }
}
