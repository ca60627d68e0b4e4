internal import FrameLists
internal import QuartzCore

/// The selected rows of a table, and the row under a touch.
@MainActor final class TableSelection {
    /// The selected rows, in the order of their selection.
    fileprivate(set) var rows: [ListIndex] = []
    fileprivate(set) var highlighted: ListIndex?
    fileprivate weak var touch: UITouch?

    func isTracking(_ touches: Set<UITouch>) -> Bool { touch.map(touches.contains) ?? false }

    func clear() {
        rows = []
        highlighted = nil
        touch = nil
    }

    /// Updates the selection after a batch. Deleted and reloaded rows are deselected.
    func move(through change: ListChange) {
        func moved(_ row: ListIndex) -> ListIndex? {
            change.newIndex(of: row).flatMap { change.isReloaded(new: $0) ? nil : $0 }
        }
        rows = rows.compactMap(moved)
        highlighted = highlighted.flatMap(moved)
        if highlighted == nil { touch = nil }
    }
}

// Touches select rows in the same order as UIKit (facts/table-taps): a row is highlighted when its cell receives the
// touch, and selected when the touch ends in it.
extension UITableView {
    /// Whether taps currently select rows.
    private var isSelectable: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// - Returns: Whether the table handles the touch.
    func touchBegan(_ touches: Set<UITouch>) -> Bool {
        if swipes.isOpen {
            swipes.close(animated: true)
            return true
        }
        guard selection.touch == nil, isSelectable, let touch = touches.first, touch.view !== self,
            let row = row(of: touch.view), heights.contains(row)
        else { return false }
        guard delegate?.tableView(self, shouldHighlightRowAt: row.path) ?? true else { return false }
        selection.touch = touch
        highlight(row)
        return true
    }

    /// The row whose cell contains a view.
    func row(of view: UIView?) -> ListIndex? {
        var view = view
        while let inner = view, inner !== self {
            if let row = shown.index(of: inner) { return row }
            view = inner.superview
        }
        return nil
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard selection.isTracking(touches), let touch = selection.touch else { return false }
        selection.touch = nil
        let row = unhighlight(animated: false)
        guard let row, heights.contains(row), rowRect(row).contains(touch.location(in: self)) else { return true }
        tap(row)
        return true
    }

    func touchCancelled(_ touches: Set<UITouch>) -> Bool {
        guard selection.isTracking(touches) else { return false }
        selection.touch = nil
        unhighlight(animated: false)
        return true
    }

    func menuTakesTouch() {
        selection.touch = nil
        unhighlight(animated: false)
    }

    private func highlight(_ row: ListIndex) {
        selection.highlighted = row
        shown.cells[row]?.setHighlighted(true, animated: false)
        updateAppearances()
        delegate?.tableView(self, didHighlightRowAt: row.path)
    }

    @discardableResult private func unhighlight(animated: Bool) -> ListIndex? {
        guard let row = selection.highlighted else { return nil }
        selection.highlighted = nil
        shown.cells[row]?.setHighlighted(false, animated: animated)
        updateAppearances()
        delegate?.tableView(self, didUnhighlightRowAt: row.path)
        return row
    }

    /// Performs the effect of a tap on a row.
    func tap(_ row: ListIndex) {
        if selectsSeveral, selection.rows.contains(row) { return deselectByTap(row) }
        guard let answer = delegate.map({ $0.tableView(self, willSelectRowAt: row.path) }) ?? row.path,
            let chosen = ListIndex(answer), heights.contains(chosen)
        else { return }
        if !selectsSeveral {
            for old in selection.rows where old != chosen { deselectByTap(old) }
        }
        select(chosen, animated: false)
        if let cell = shown.cells[chosen] { rowWasSelected?(cell, chosen.path) }
        if let delegate {
            trace("didSelectRowAt", chosen)
            delegate.tableView(self, didSelectRowAt: chosen.path)
            if delegate.tableView(self, canPerformPrimaryActionForRowAt: chosen.path) {
                delegate.tableView(self, performPrimaryActionForRowAt: chosen.path)
            }
        }
        notifyOfSelection()
    }

    private func deselectByTap(_ row: ListIndex) {
        guard let answer = delegate.map({ $0.tableView(self, willDeselectRowAt: row.path) }) ?? row.path,
            let chosen = ListIndex(answer)
        else { return }
        deselect(chosen, animated: false)
        if let delegate {
            trace("didDeselectRowAt", chosen)
            delegate.tableView(self, didDeselectRowAt: chosen.path)
        }
        notifyOfSelection()
    }

    private func notifyOfSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    func trace(_ call: String, _ row: ListIndex) {
        stage.diagnostics.trace(
            layerName, callback: .tableView, [call: .name("[\(row.section), \(row.item)]")])
    }

    func select(_ row: ListIndex, animated: Bool) {
        if !selection.rows.contains(row) { selection.rows.append(row) }
        shown.cells[row]?.setSelected(true, animated: animated)
        updateAppearances()
    }

    func deselect(_ row: ListIndex, animated: Bool) {
        guard let index = selection.rows.firstIndex(of: row) else { return }
        selection.rows.remove(at: index)
        shown.cells[row]?.setSelected(false, animated: animated)
        updateAppearances()
    }

    func selectByCall(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for row in selection.rows { deselect(row, animated: animated) }
            return
        }
        guard let row = existing(path, "select") else { return }
        if !selectsSeveral { for old in selection.rows where old != row { deselect(old, animated: animated) } }
        select(row, animated: animated)
        if position != .none { scroll(to: path, position, animated: animated) }
    }

    func deselectByCall(_ path: IndexPath, animated: Bool) {
        if let row = ListIndex(path) { deselect(row, animated: animated) }
    }
}
