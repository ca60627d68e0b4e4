internal import FrameLists
internal import QuartzCore

/// A row that is moved to another position by touch.
///
/// The data source changes when the touch ends. Until then, the rows in between make space.
@MainActor final class RowReordering {
    private struct Drag {
        let row: ListIndex
        let height: CGFloat
        /// The distance from the touch to the center of the row.
        let grip: CGFloat
        /// The row whose position the moved row takes.
        var anchor: ListIndex
        var target: ListIndex
    }

    private unowned let table: UITableView
    private var drag: Drag?
    /// The location of the touch relative to the edges of the table.
    private var finger = CGPoint.zero
    private lazy var edges = EdgeScrolling(of: table) { [weak self] in self?.followContent() }

    /// The duration in which rows make space, in seconds. Chosen.
    private static let duration = 0.2

    init(of table: UITableView) { self.table = table }

    func isMoving(_ row: ListIndex) -> Bool { drag?.row == row }
    /// Whether the touch determines the position of the row.
    func isLifted(_ row: ListIndex) -> Bool { drag?.row == row }

    func take(_ phase: ReorderPhase, _ row: ListIndex, at point: CGPoint) {
        switch phase {
        case .began: begin(row, at: point)
        case .moved: drag(to: point)
        case .ended: end()
        case .cancelled: cancel()
        }
    }

    /// Moves the row to the touch. Near an edge of the table, the rows scroll under it.
    private func drag(to point: CGPoint) {
        guard drag != nil else { return }
        finger = CGPoint(x: point.x - table.bounds.minX, y: point.y - table.bounds.minY)
        edges.follow(point)
        followContent()
    }

    private func followContent() {
        move(to: CGPoint(x: finger.x + table.bounds.minX, y: finger.y + table.bounds.minY))
    }

    private func begin(_ row: ListIndex, at point: CGPoint) {
        guard drag == nil, let cell = table.shown.cells[row], table.isMovable(row) else { return }
        drag = Drag(row: row, height: cell.frame.height, grip: cell.center.y - point.y, anchor: row, target: row)
        table.bringSubviewToFront(cell)
        let look = table.appearance(of: row)
        UIView.animate(withDuration: Self.duration) {
            cell.rowAppearance = look
            cell.layer.shadowOpacity = 0.2
            cell.layer.shadowRadius = 6
            cell.layer.shadowOffset = .zero
            cell.alpha = 0.9
        }
    }

    private func move(to point: CGPoint) {
        guard let drag, let cell = table.shown.cells[drag.row] else { return }
        let total = table.listTop + table.heights.total
        let y = min(max(point.y + drag.grip, table.listTop + drag.height / 2), total - drag.height / 2)
        cell.center.y = y
        let (anchor, proposed) = position(at: y - table.listTop, drag)
        let answer =
            table.delegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: drag.row.path, toProposedIndexPath: proposed.path)
            ?? proposed.path
        guard let target = ListIndex(answer) else { return }
        let new = target == proposed ? anchor : anchorOf(target, drag)
        guard new != drag.anchor || target != drag.target else { return }
        self.drag?.anchor = new
        self.drag?.target = target
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [table] in
            table.layOutCells()
            table.layOutSupplements()
        }
    }

    /// The row at an offset, and the index that the moved row gets at that position.
    private func position(at offset: Double, _ drag: Drag) -> (anchor: ListIndex, proposed: ListIndex) {
        let heights = table.heights
        if let over = heights.row(at: offset) {
            let isFarther = over.section > drag.row.section
            return (over, ListIndex(section: over.section, item: over.item + (isFarther ? 1 : 0)))
        }
        guard let section = heights.section(at: offset) else { return (drag.anchor, drag.target) }
        let isHeader = heights.span(ofHeader: section).contains(offset)
        let count = heights.rowCount(in: section)
        let last = section == drag.row.section ? count - 1 : count
        let item = isHeader ? 0 : max(0, last)
        let index = ListIndex(section: section, item: item)
        return (isHeader && section > drag.row.section ? ListIndex(section: section, item: -1) : index, index)
    }

    private func anchorOf(_ target: ListIndex, _ drag: Drag) -> ListIndex {
        let isFarther = target.section > drag.row.section
        return ListIndex(section: target.section, item: target.item - (isFarther ? 1 : 0))
    }

    /// The distance by which a row moves to make space, in points.
    func shift(of row: ListIndex) -> CGFloat {
        guard let drag, row != drag.row else { return 0 }
        if row > drag.row, row <= drag.anchor { return -drag.height }
        return row < drag.row && row >= drag.anchor ? drag.height : 0
    }

    /// The displayed index of a row in its section, and the displayed number of rows. The moved row counts as alone.
    func seen(_ row: ListIndex, of count: Int) -> (item: Int, count: Int) {
        guard let drag else { return (row.item, count) }
        guard row != drag.row else { return (0, 1) }
        let isFrom = drag.row.section == row.section
        let isTo = drag.target.section == row.section
        let item = isFrom && drag.row.item < row.item ? row.item - 1 : row.item
        return (isTo && drag.target.item <= item ? item + 1 : item, count - (isFrom ? 1 : 0) + (isTo ? 1 : 0))
    }

    func shift(of kind: TableStore.Kind, _ section: Int) -> CGFloat {
        guard let drag else { return 0 }
        let (from, to) = (drag.row.section, drag.anchor.section)
        switch kind {
        case .header:
            if section > from, section <= to { return -drag.height }
            return section > to && section <= from ? drag.height : 0
        case .footer:
            if section >= from, section < to { return -drag.height }
            return section >= to && section < from ? drag.height : 0
        }
    }

    private func end() {
        guard let drag else { return }
        edges.stop()
        guard drag.target != drag.row, let dataSource = table.dataSource else { return cancel() }
        let cell = table.shown.cells[drag.row]
        self.drag = nil
        table.beginUpdates()
        table.trace("moveRowAt", drag.row)
        dataSource.tableView(table, moveRowAt: drag.row.path, to: drag.target.path)
        table.moveRow(at: drag.row.path, to: drag.target.path)
        table.endUpdates()
        if let cell { drop(cell) }
    }

    func cancel() {
        guard let drag else { return }
        edges.stop()
        self.drag = nil
        let cell = table.shown.cells[drag.row]
        UIView.animate(withDuration: Self.duration) { [table] in
            table.layOutCells()
            table.layOutSupplements()
        }
        if let cell { drop(cell) }
    }

    private func drop(_ cell: UITableViewCell) {
        UIView.animate(withDuration: Self.duration) {
            cell.layer.shadowOpacity = 0
            cell.alpha = 1
        }
    }
}
