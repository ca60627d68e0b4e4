internal import FrameLists
internal import QuartzCore

/// The changes between the first `beginUpdates()` and the last `endUpdates()`, with their animations.
@MainActor final class TableBatch {
    typealias RowAnimation = UITableView.RowAnimation

    var depth = 1
    var updates = ListUpdates()
    var completions: [(Bool) -> Void] = []
    /// The numbers of rows before the batch.
    let before: [Int]
    /// The animations of deletions and reloads, by index before the batch.
    private var goingRows: [ListIndex: RowAnimation] = [:]
    private var goingSections: [Int: RowAnimation] = [:]
    /// The animations of insertions, by index after the batch.
    private var comingRows: [ListIndex: RowAnimation] = [:]
    private var comingSections: [Int: RowAnimation] = [:]

    init(before: [Int]) { self.before = before }

    func insertRows(_ rows: [ListIndex], _ animation: RowAnimation) {
        updates.insertedItems += rows
        for row in rows { comingRows[row] = animation }
    }

    func deleteRows(_ rows: [ListIndex], _ animation: RowAnimation) {
        updates.deletedItems += rows
        for row in rows { goingRows[row] = animation }
    }

    func reloadRows(_ rows: [ListIndex], _ animation: RowAnimation) {
        updates.reloadedItems += rows
        for row in rows { goingRows[row] = animation == .automatic ? .fade : animation }
    }

    func insertSections(_ sections: IndexSet, _ animation: RowAnimation) {
        updates.insertedSections += sections
        for section in sections { comingSections[section] = animation }
    }

    func deleteSections(_ sections: IndexSet, _ animation: RowAnimation) {
        updates.deletedSections += sections
        for section in sections { goingSections[section] = animation }
    }

    func reloadSections(_ sections: IndexSet, _ animation: RowAnimation) {
        updates.reloadedSections += sections
        for section in sections { goingSections[section] = animation == .automatic ? .fade : animation }
    }

    /// The animation of a deleted or reloaded row, given its index before the batch.
    func animation(ofGoing row: ListIndex) -> RowAnimation { goingRows[row] ?? goingSections[row.section] ?? .fade }
    func animation(ofGoing section: Int) -> RowAnimation { goingSections[section] ?? .fade }

    /// The animation of an inserted or reloaded row, given its index after the batch.
    func animation(ofComing row: ListIndex, _ change: ListChange) -> RowAnimation {
        if let animation = comingRows[row] ?? comingSections[row.section] { return animation }
        return change.oldIndex(of: row).map { animation(ofGoing: $0) }
            ?? change.oldSection(of: row.section).flatMap { goingSections[$0] } ?? .fade
    }

    func animation(ofComing section: Int) -> RowAnimation { comingSections[section] ?? .fade }
}

extension UITableView {
    // Not overridable: the method with an optional closure is.
    /// A variant for closures that use members without `self`. As in Apple's header, the closure does not escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    func beginBatch() {
        if let batch { return batch.depth += 1 }
        loadIfNeeded()
        swipes.batchBegins()
        batch = TableBatch(before: store.heights.counts)
    }

    func endBatch() {
        guard let batch else {
            return stage.diagnostics.misuse(
                "endUpdates() of \(layerName) is called without beginUpdates(); call both, or performBatchUpdates(_:completion:)."
            )
        }
        batch.depth -= 1
        guard batch.depth == 0 else { return }
        self.batch = nil
        perform(batch)
    }

    func performBatch(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates()
        if let completion { batch?.completions.append(completion) }
        endBatch()
    }

    /// Adds changes to the current batch, or performs them as a batch of their own. A table that has not requested its data
    /// yet requests it changed (facts/updates-before-loading).
    func update(_ change: (TableBatch) -> Void) {
        guard batch != nil || !store.isStale || !shown.cells.isEmpty else { return }
        beginBatch()
        if let batch { change(batch) }
        endBatch()
    }

    func updateRows(_ paths: [IndexPath], _ change: (TableBatch, [ListIndex]) -> Void) {
        let rows = paths.compactMap(ListIndex.init)
        guard rows.count == paths.count else {
            return stage.diagnostics.misuse(
                "An index path of an update of \(layerName) does not consist of a section and a row; make it with IndexPath(row:section:)."
            )
        }
        update { change($0, rows) }
    }

    /// Performs a batch for a data source that sets its data in `settingData`.
    func apply(
        _ updates: ListUpdates, animation: RowAnimation, settingData: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        performBatch(
            {
                settingData()
                guard let batch else { return }
                batch.deleteSections(IndexSet(updates.deletedSections), animation)
                batch.insertSections(IndexSet(updates.insertedSections), animation)
                batch.reloadSections(IndexSet(updates.reloadedSections), animation)
                batch.updates.movedSections += updates.movedSections
                batch.deleteRows(updates.deletedItems, animation)
                batch.insertRows(updates.insertedItems, animation)
                batch.reloadRows(updates.reloadedItems, animation)
                batch.updates.movedItems += updates.movedItems
            }, completion)
    }

    private func perform(_ batch: TableBatch) {
        let old = store.heights
        let measured = store.measured
        store.isStale = true
        store.measured = []
        loadIfNeeded()
        let change: ListChange
        do {
            change = try ListChange(
                from: batch.before, to: store.heights.counts, applying: batch.updates, of: .rows)
        } catch {
            stage.diagnostics.misuse("\(error) Table view: \(layerName).")
            reloadAll()
            return batch.completions.forEach { $0(false) }
        }
        store.heights.keepMeasured(of: old, through: change)
        for row in measured {
            if let new = change.newIndex(of: row), !change.isReloaded(new: new) { store.measured.insert(new) }
        }
        selection.move(through: change)
        reordering.cancel()
        prefetching.forget()
        indexStrip.reload()
        BatchAnimation(of: self, batch, change, from: old).run()
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let row = existing(path, "reconfigure") else { continue }
            store.measured.remove(row)
            guard let cell = shown.cells[row] else { continue }
            configureAgain(cell, at: row)
            layoutPasses.changed.insert(row)
        }
        setNeedsLayout()
    }
}
