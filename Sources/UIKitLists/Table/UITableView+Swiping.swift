internal import FrameLists

extension UITableView: SwipingList {
    func shownRow(at point: CGPoint) -> ListIndex? {
        guard let row = heights.row(at: point.y - listTop), rowRect(row).contains(point), shown.cells[row] != nil else {
            return nil
        }
        return row
    }

    func swipeFrame(of row: ListIndex) -> CGRect? { heights.contains(row) ? rowRect(row) : nil }

    func swipeActions(of row: ListIndex, _ side: RowSwiping.Side) -> UISwipeActionsConfiguration? {
        guard let delegate else { return side == .trailing ? deletion(row) : nil }
        switch side {
        case .leading: return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row.path)
        case .trailing:
            let own = answers.own { () -> UISwipeActionsConfiguration?? in
                .some(delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row.path))
            }
            return own ?? editActions(of: row) ?? deletion(row)
        }
    }

    private func editActions(of row: ListIndex) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: row.path), !actions.isEmpty else {
            return nil
        }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: row.path) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The delete button of a row, if the data source or the delegate explicitly permits deleting it.
    private func deletion(_ row: ListIndex) -> UISwipeActionsConfiguration? {
        isExplicitlyDeletable(row) ? deleteConfirmation(row) : nil
    }

    /// The delete button of a row.
    func deleteConfirmation(_ row: ListIndex) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row.path)
        let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            self?.commit(.delete, self?.swipes.row ?? row)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func insertSwipeActions(_ view: SwipeActionsView, of row: ListIndex) { insertAtBack(view) }

    func layOutSwipe(of row: ListIndex) { layOutCells() }

    func swipeWillBegin(_ row: ListIndex) { delegate?.tableView(self, willBeginEditingRowAt: row.path) }

    func swipeDidEnd(_ row: ListIndex?) { delegate?.tableView(self, didEndEditingRowAt: row?.path) }
}
