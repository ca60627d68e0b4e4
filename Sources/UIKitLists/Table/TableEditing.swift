internal import FrameLists
internal import QuartzCore

/// The editing mode of a table, and the controls of its rows.
@MainActor final class TableEditing {
    fileprivate(set) var isOn = false

    /// Sets the editing elements of a row's appearance.
    func apply(to look: inout RowAppearance, _ row: ListIndex, _ table: UITableView) {
        look.isEditing = table.isCellEditing(row)
        guard isOn else { return }
        look.showsReorderControl = table.isMovable(row)
        guard look.isEditing else { return }
        look.indentsWhileEditing = table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: row.path) ?? true
        switch table.editingStyle(of: row) {
        case .none: look.editControl = table.allowsMultipleSelectionDuringEditing ? .multiselect : .none
        case .delete: look.editControl = table.allowsMultipleSelectionDuringEditing ? .multiselect : .delete
        case .insert: look.editControl = .insert
        }
    }
}

extension UITableView {
    func changeEditing(_ isOn: Bool, animated: Bool) {
        // Applications end the actions of a row by ending a mode that is not on.
        swipes.close(animated: animated)
        guard isOn != editing.isOn else { return }
        editing.isOn = isOn
        if !allowsSelectionDuringEditing { for row in selection.rows { deselect(row, animated: animated) } }
        for (row, cell) in shown.sorted where heights.contains(row) {
            let look = appearance(of: row)
            var unchanged = look
            unchanged.isEditing = cell.isEditing
            // The controls that appear or disappear do so with the cell's own animation.
            if look.isEditing { cell.rowAppearance = unchanged }
            cell.setEditing(look.isEditing, animated: animated)
            if !look.isEditing { cell.rowAppearance = look }
        }
        setNeedsLayout()
    }

    func isCellEditing(_ row: ListIndex) -> Bool { editing.isOn && (isEditable(row) || isMovable(row)) }

    func isEditable(_ row: ListIndex) -> Bool { dataSource?.tableView(self, canEditRowAt: row.path) ?? false }

    func isMovable(_ row: ListIndex) -> Bool { dataSource?.tableView(self, canMoveRowAt: row.path) ?? false }

    func editingStyle(of row: ListIndex) -> UITableViewCell.EditingStyle {
        guard isEditable(row) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: row.path) ?? .delete
    }

    /// Whether the application permits deleting a row through a method that it implements itself.
    func isExplicitlyDeletable(_ row: ListIndex) -> Bool {
        guard isEditable(row), editingStyle(of: row) == .delete else { return false }
        let edits = answers.own { dataSource?.tableView(self, canEditRowAt: row.path) }
        return edits != nil || answers.own { delegate?.tableView(self, editingStyleForRowAt: row.path) } != nil
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ row: ListIndex) {
        guard let dataSource else { return }
        trace("commitForRowAt", row)
        dataSource.tableView(self, commit: style, forRowAt: row.path)
    }
}

extension UITableView: CellOwner {
    func accessoryButtonWasTapped(in cell: UIView) {
        guard let row = shown.index(of: cell) else { return }
        if let cell = shown.cells[row] { accessoryWasTapped?(cell, row.path) }
        guard let delegate else { return }
        trace("accessoryButtonTappedForRowWith", row)
        delegate.tableView(self, accessoryButtonTappedForRowWith: row.path)
    }

    func editControlWasTapped(in cell: UIView) {
        guard let row = shown.index(of: cell) else { return }
        switch editingStyle(of: row) {
        case .insert: commit(.insert, row)
        case .delete where !allowsMultipleSelectionDuringEditing: swipes.open(row, deleteConfirmation(row))
        case .delete, .none: tap(row)
        }
    }

    func reorderControl(of cell: UIView, did phase: ReorderPhase, at point: CGPoint) {
        guard let row = shown.index(of: cell) else { return }
        reordering.take(phase, row, at: point)
    }

    func cellMayNeedOtherSize(_ cell: UIView) {
        guard let row = shown.index(of: cell), row != layoutPasses.shownNow, measures.estimatedRow != 0 else { return }
        switch selfSizingInvalidation {
        case .disabled: return
        case .enabled, .enabledIncludingConstraints: break
        }
        layoutPasses.changed.insert(row)
        setNeedsLayout()
    }
}
