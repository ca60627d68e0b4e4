internal import FrameLists

extension UITableView: PanSelectingList {
    var rowCounts: [Int] { heights.counts }
    var mayPanSelect: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

    func panSelectionShouldBegin(at row: ListIndex) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: row.path) ?? false
    }

    func panSelectionDidBegin(at row: ListIndex) {
        trace("didBeginMultipleSelectionInteractionAt", row)
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: row.path)
    }

    func panSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func isSelected(_ row: ListIndex) -> Bool { selection.rows.contains(row) }

    func toggleByPan(_ row: ListIndex) {
        if selectsSeveral { tap(row) }
    }
}
