/// The segues that table cells perform when they are selected or their accessory is tapped.
@MainActor final class CellSegues {
    private struct Entry {
        weak var cell: UITableViewCell?
        var selection: SegueTemplate?
        var accessory: SegueTemplate?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(_ template: SegueTemplate, of cell: UITableViewCell, isAccessory: Bool) {
        var entry = entry(of: cell) ?? Entry(cell: cell)
        if isAccessory { entry.accessory = template } else { entry.selection = template }
        entries[ObjectIdentifier(cell)] = entry
    }

    /// Performs segues of the table's cells, with the cell as the sender (facts/storyboard-cells).
    func attach(to table: UITableView) {
        table.rowWasSelected = { [self] cell, _ in entry(of: cell)?.selection?.trigger(sender: cell) }
        table.accessoryWasTapped = { [self] cell, _ in entry(of: cell)?.accessory?.trigger(sender: cell) }
    }

    /// The entry for a cell; `nil` also for a cell at the address of a deallocated one.
    private func entry(of cell: UITableViewCell) -> Entry? {
        entries[ObjectIdentifier(cell)].flatMap { $0.cell === cell ? $0 : nil }
    }
}
