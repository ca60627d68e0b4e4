internal import FrameLists
internal import QuartzCore

/// The views that currently show rows, headers and footers.
@MainActor final class ShownRows {
    private(set) var cells: [ListIndex: UITableViewCell] = [:]
    private var indexes: [ObjectIdentifier: ListIndex] = [:]
    /// The headers and footers, by section.
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The cells that are leaving the screen, with the number of animations that move each of them.
    private var moving: [ObjectIdentifier: Int] = [:]

    func index(of cell: UIView) -> ListIndex? { indexes[ObjectIdentifier(cell)] }

    func set(_ cell: UITableViewCell, at row: ListIndex) {
        cells[row] = cell
        indexes[ObjectIdentifier(cell)] = row
    }

    func remove(at row: ListIndex) {
        if let cell = cells.removeValue(forKey: row) { indexes[ObjectIdentifier(cell)] = nil }
    }

    func replace(cells new: [ListIndex: UITableViewCell]) {
        cells = new
        indexes = Dictionary(uniqueKeysWithValues: new.map { (ObjectIdentifier($1), $0) })
    }

    /// The visible rows from top to bottom.
    var sorted: [(index: ListIndex, cell: UITableViewCell)] {
        cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func beginMoving(_ cells: [UITableViewCell]) {
        for cell in cells { moving[ObjectIdentifier(cell), default: 0] += 1 }
    }

    func endMoving(_ cells: [UITableViewCell]) {
        for cell in cells {
            let left = (moving[ObjectIdentifier(cell)] ?? 1) - 1
            moving[ObjectIdentifier(cell)] = left > 0 ? left : nil
        }
    }

    func isMoving(_ cell: UITableViewCell) -> Bool { moving[ObjectIdentifier(cell)] != nil }
}
