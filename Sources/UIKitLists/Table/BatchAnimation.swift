internal import FrameLists
internal import QuartzCore

/// Moves the rows of a table from their positions before a batch to their positions after it.
///
/// Everything moves in a single animation block, so that a batch inside an application's block takes its timing. The
/// cells needed at the end are created first; new rows appear, and deleted ones disappear, as determined by their
/// ``RowMotion``.
@MainActor final class BatchAnimation {
    private struct Going {
        let cell: UITableViewCell
        let row: ListIndex
        let motion: RowMotion
    }

    private let table: UITableView
    private let batch: TableBatch
    private let change: ListChange
    private let old: RowHeights
    private let oldTop: CGFloat
    private var offset: CGPoint
    private var going: [Going] = []
    private var goingSupplements: [(view: UIView, kind: TableStore.Kind, section: Int)] = []
    private var coming: [(cell: UITableViewCell, motion: RowMotion)] = []
    private let actions: RowSwiping.Released?
    /// The cells that were shown before and stay.
    private var staying: Set<ObjectIdentifier> = []

    /// The duration in seconds (facts/list-updates).
    static let duration = 0.3

    init(of table: UITableView, _ batch: TableBatch, _ change: ListChange, from old: RowHeights) {
        self.table = table
        self.batch = batch
        self.change = change
        self.old = old
        oldTop = table.listTop
        offset = table.contentOffset
        actions = table.swipes.release(through: change)
    }

    func run() {
        // The layout of a cell triggers the layout of the table, which would move the rows immediately.
        let isRunning = table.layoutPasses.isRunning
        table.layoutPasses.isRunning = true
        animate()
        table.layoutPasses.isRunning = isRunning
        table.setNeedsLayout()
    }

    private func animate() {
        sortShownRows()
        sortSupplements()
        UIView.performWithoutAnimation {
            measureShownRows()
            makeCells()
        }
        let moving = Array(table.shown.cells.values)
        table.shown.beginMoving(moving)
        let (going, supplements) = (going, goingSupplements)
        let (coming, actions) = (coming, actions)
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]
        ) { [self] in
            settle()
        } completion: { [table, batch] isFinished in
            table.shown.endMoving(moving)
            UIView.performWithoutAnimation {
                for one in going {
                    one.motion.restore(one.cell)
                    table.discard(one.cell, at: one.row)
                }
                for one in coming { one.motion.restore(one.cell) }
                for one in supplements {
                    one.view.alpha = 1
                    table.discardSupplement(one.view, one.kind, one.section)
                }
            }
            actions?.view.removeFromSuperview()
            table.setNeedsLayout()
            batch.completions.forEach { $0(isFinished) }
        }
    }

    // MARK: - Before

    /// Separates the cells of rows that stay from the others.
    private func sortShownRows() {
        var staying: [ListIndex: UITableViewCell] = [:]
        for (row, cell) in table.shown.sorted {
            let new = change.newIndex(of: row)
            if let new, !change.isReloaded(new: new) {
                staying[new] = cell
            } else {
                let motion = RowMotion(batch.animation(ofGoing: row), isReload: new != nil, of: cell)
                going.append(Going(cell: cell, row: row, motion: motion))
            }
        }
        table.shown.replace(cells: staying)
        self.staying = Set(staying.values.map { ObjectIdentifier($0) })
    }

    private func sortSupplements() {
        for kind in TableStore.Kind.allCases {
            var staying: [Int: UIView] = [:]
            for (section, view) in table.views(kind) {
                if let new = change.newSection(of: section), !change.isReloaded(newSection: new), staying[new] == nil {
                    staying[new] = view
                } else {
                    goingSupplements.append((view, kind, section))
                }
            }
            switch kind {
            case .header: table.shown.headers = staying
            case .footer: table.shown.footers = staying
            }
            for (section, view) in staying.sorted(by: { $0.key < $1.key }) { table.decide(kind, section, by: view) }
        }
        goingSupplements.sort { $0.section < $1.section }
    }

    /// Measures the visible rows, because heights may have changed without any other change.
    private func measureShownRows() {
        for (row, cell) in table.shown.sorted {
            let height = table.height(of: row, cell)
            table.store.measured.insert(row)
            table.store.heights.measure(row, as: height)
        }
    }

    /// Creates the cells of all rows that are visible at the end, at their start positions.
    private func makeCells() {
        for _ in 0..<TableLayoutPasses.mostRows {
            clampOffset()
            guard let row = table.heights.rows(in: endOffsets).first(where: { table.shown.cells[$0] == nil }) else {
                break
            }
            guard table.show(row, top: -.infinity) != nil, let cell = table.shown.cells[row] else { break }
            let isNew = change.oldIndex(of: row) == nil || change.isReloaded(new: row)
            if isNew {
                let isReload = change.oldIndex(of: row) != nil
                coming.append(
                    (cell, RowMotion(batch.animation(ofComing: row, change), isReload: isReload, of: cell)))
            }
        }
        for (row, cell) in table.shown.sorted where !staying.contains(ObjectIdentifier(cell)) {
            cell.frame = startFrame(of: row, cell)
            cell.layoutIfNeeded()
        }
        for (cell, motion) in coming { motion.hide(cell) }
    }

    private var endOffsets: Range<Double> {
        let top = offset.y - table.listTop
        return top..<top + max(0, table.bounds.height)
    }

    /// Limits the final offset: it is the current one unless the content is too short for it.
    private func clampOffset() {
        let inset = table.adjustedContentInset
        let footer = table.tableFooterView?.frame.height ?? 0
        let height = table.listTop + table.heights.total + footer
        let last = max(-inset.top, height - table.bounds.height + inset.bottom)
        offset = table.contentOffset
        if !table.scrolling.isMoving, !table.isTracking { offset.y = min(offset.y, last) }
    }

    /// The start position of a row whose cell is being created: its position before the batch, or the position from
    /// which a new row appears.
    private func startFrame(of row: ListIndex, _ cell: UITableViewCell) -> CGRect {
        var frame = table.rowRect(row)
        if let before = change.oldIndex(of: row), old.contains(before) {
            frame.origin.y = oldTop + old.span(of: before).lowerBound
        } else {
            frame.origin.y = boundary(before: row)
        }
        return frame
    }

    /// The position before the batch of the gap for a new row: below the nearest row above it that stays, or at the top
    /// of the section.
    private func boundary(before row: ListIndex) -> CGFloat {
        for item in stride(from: row.item - 1, through: max(0, row.item - Self.nearest), by: -1) {
            let above = ListIndex(section: row.section, item: item)
            guard let before = change.oldIndex(of: above), old.contains(before) else { continue }
            return oldTop + old.span(of: before).upperBound
        }
        if let section = change.oldSection(of: row.section), section < old.sectionCount {
            return oldTop + old.span(ofHeader: section).upperBound
        }
        return table.rowRect(row).minY
    }

    /// The position after the batch of a row whose cell disappears.
    private func boundary(after row: ListIndex) -> CGFloat {
        if let new = change.newIndex(of: row) { return table.rowRect(new).minY }
        for item in stride(from: row.item - 1, through: max(0, row.item - Self.nearest), by: -1) {
            if let new = change.newIndex(of: ListIndex(section: row.section, item: item)) {
                return table.rowRect(new).maxY
            }
        }
        if let section = change.newSection(of: row.section) { return table.headerRect(section).maxY }
        return oldTop + old.span(of: row).lowerBound
    }

    /// The number of rows searched for one that stays.
    private static let nearest = 64

    // MARK: - The animation

    /// Applies the final state.
    private func settle() {
        table.updateContentSize()
        table.move(to: offset)
        table.layOutEdgeViews()
        for one in going { one.motion.remove(one.cell, to: boundary(after: one.row), table) }
        for (view, kind, section) in goingSupplements {
            view.alpha = 0
            if let new = change.newSection(of: section) { table.setFrame(of: view, kind, new) }
        }
        for (cell, motion) in coming { motion.show(cell) }
        table.layOutCells()
        settleActions()
        settleSupplements()
        for (_, cell) in table.shown.sorted { cell.layoutIfNeeded() }
    }

    /// Swipe actions of a deleted row shrink along with it; those of a row that stays are hidden.
    private func settleActions() {
        guard let actions else { return }
        guard let row = actions.newRow else {
            actions.view.frame.origin.y = boundary(after: actions.row)
            return actions.view.frame.size.height = 0
        }
        actions.view.frame = actions.covered(by: table.rowRect(row))
        actions.view.layoutIfNeeded()
    }

    /// Moves headers and footers in from their positions outside the bounds; others fade in.
    private func settleSupplements() {
        for (kind, section, view) in table.showSupplements() {
            let old = change.oldSection(of: section)
            let isNew = old == nil || change.isReloaded(newSection: section)
            UIView.performWithoutAnimation {
                if isNew { view.alpha = 0 } else if let old { view.frame.origin.y = oldStart(kind, old) }
            }
            view.alpha = 1
        }
        for kind in TableStore.Kind.allCases {
            for (section, view) in table.views(kind) { table.setFrame(of: view, kind, section) }
        }
    }

    private func oldStart(_ kind: TableStore.Kind, _ section: Int) -> CGFloat {
        switch kind {
        case .header: oldTop + old.span(ofHeader: section).lowerBound
        case .footer: oldTop + old.span(ofFooter: section).lowerBound
        }
    }
}
