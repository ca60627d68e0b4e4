import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitLists

/// Deletion, swipes, and reordering.
@MainActor @Suite struct TableEditingTests {
    private final class Editable: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = (0..<12).map { "row \($0)" }
        var notes: [String] = []
        var leading: [UIContextualAction] = []
        var target: (IndexPath) -> IndexPath = { $0 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? RowCell)?.name = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            notes.append("commit \(editingStyle) \(indexPath.row)")
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            notes.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            notes.append("will begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            notes.append("did end \(indexPath?.row ?? -1)")
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            leading.isEmpty ? nil : UISwipeActionsConfiguration(actions: leading)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { target(proposedDestinationIndexPath) }
    }

    private func pad(_ list: Editable) throws -> TablePad {
        try TablePad(RowList(rows: 0), list) { $0.dataSource = list }
    }

    private func swipe(_ pad: TablePad, row: Int, by distance: CGFloat, at begin: Double) {
        let start = CGPoint(x: distance < 0 ? 280 : 20, y: 122 + 44 * CGFloat(row))
        pad.app.touch(.began, at: start, begin)
        for step in 1...10 {
            pad.app.touch(
                .moved, at: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y), begin + 0.02 * Double(step)
            )
        }
        pad.app.touch(.ended, at: CGPoint(x: start.x + distance, y: start.y), begin + 0.5)
    }

    @Test func aSwipeRevealsDeleteAndATapCommits() throws {
        let list = Editable()
        let pad = try pad(list)
        let cell = pad.table.visibleCells[2]
        swipe(pad, row: 2, by: -90, at: 1)
        var open: CGFloat = 0
        pad.app.at(2.5) { open = cell.frame.minX }
        pad.app.tap(at: CGPoint(x: 280, y: 122 + 88), 3)
        try pad.app.play()
        #expect(open <= -74)
        #expect(
            list.notes == ["will begin 2", "commit delete 2", "did end 2"] || list.notes.contains("commit delete 2"))
        #expect(list.rows.count == 11)
        pad.perform { _ in }
        #expect(pad.visible.contains("row 3: 88.0 + 44.0"))
        #expect(pad.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(pad.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }

    @Test func shortAndReversedSwipesHideTheActions() throws {
        let list = Editable()
        let pad = try pad(list)
        swipe(pad, row: 3, by: -30, at: 1)
        try pad.app.play()
        #expect(list.notes == ["will begin 3", "did end 3"])
        #expect(pad.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(pad.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }

    @Test func noneditableRowsDoNotSwipe() throws {
        let list = Editable()
        let pad = try pad(list)
        swipe(pad, row: 0, by: -120, at: 1)
        try pad.app.play()
        #expect(list.notes == [])
    }

    private final class OldDelegate: NSObject, UITableViewDelegate {
        var performed: [Int] = []
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            let flag = UITableViewRowAction(style: .normal, title: "Flag") { [unowned self] action, path in
                performed.append(path.row)
                tableView.setEditing(false, animated: true)
            }
            flag.backgroundColor = .orange
            return [flag]
        }
    }

    /// Actions as delegates returned them before iOS 11. A long swipe performs none.
    @Test func rowActionsAreButtonsBesideTheRow() throws {
        let delegate = OldDelegate()
        let pad = try TablePad(RowList(rows: 10), delegate)
        swipe(pad, row: 2, by: -260, at: 1)
        pad.app.at(2.5) {
            #expect(delegate.performed.isEmpty)
            #expect(pad.table.subviews.contains { $0 is SwipeActionsView })
        }
        pad.app.tap(at: CGPoint(x: 280, y: 210), 3)
        try pad.app.play()
        #expect(delegate.performed == [2])
        #expect(pad.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }

    /// An application's pan beside a table without swipes begins.
    @Test func rowsWithoutActionsIgnoreSwipes() throws {
        let pad = try TablePad(RowList(rows: 10))
        var began = 0
        let watcher = PanWatcher { began += 1 }
        pad.perform { $0.superview?.addGestureRecognizer(watcher.pan) }
        swipe(pad, row: 2, by: -120, at: 1)
        try pad.app.play()
        #expect(began == 1)
    }

    @MainActor private final class PanWatcher: NSObject {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        private let began: () -> Void
        init(_ began: @escaping () -> Void) {
            self.began = began
            super.init()
            pan.addTarget(self, action: Selector("follow", PanWatcher.follow))
        }
        private func follow(_ pan: UIPanGestureRecognizer) { if pan.state == .began { began() } }
    }

    @Test func aFullSwipePerformsTheFirstAction() throws {
        let list = Editable()
        let pad = try pad(list)
        var performed: [String] = []
        list.leading = ["first", "second"].map { title in
            UIContextualAction(style: .normal, title: title) { _, _, done in
                performed.append(title)
                done(true)
            }
        }
        swipe(pad, row: 4, by: 260, at: 1)
        try pad.app.play()
        #expect(performed == ["first"])
        #expect(pad.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    /// The first action covers the others before the finger is lifted, and leaves with the row that it deletes.
    @Test func aDeletingFullSwipeRemovesTheActionsWithTheRow() throws {
        let list = Editable()
        let pad = try pad(list)
        list.leading = ["first", "second"].map { title in
            UIContextualAction(style: .destructive, title: title) { [table = pad.table] _, _, done in
                list.rows.remove(at: 4)
                table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .automatic)
                done(true)
            }
        }
        var widths: [CGFloat] = []
        var (leaving, offsets) = (CGRect.null, Set<CGFloat>())
        swipe(pad, row: 4, by: 260, at: 1)
        pad.app.at(1.45) {
            widths = pad.table.subviews.first { $0 is SwipeActionsView }?.subviews.map(\.frame.width) ?? []
        }
        pad.app.at(1.55) {
            leaving = pad.table.subviews.first { $0 is SwipeActionsView }?.frame ?? .null
            offsets = Set(pad.table.visibleCells.map(\.frame.minX))
        }
        try pad.app.play()
        #expect(widths.count == 2 && widths.max() ?? 0 > 200)
        #expect(leaving.size == CGSize(width: pad.table.bounds.width, height: 0))
        #expect(offsets == [0], "no row that stays is moved")
        #expect(pad.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }

    @Test func editingControlsDeleteRows() throws {
        let list = Editable()
        let pad = try pad(list)
        pad.perform { $0.setEditing(true, animated: false) }
        let cells = pad.table.visibleCells
        #expect(cells.map(\.isEditing) == [true] + Array(repeating: true, count: 9))
        #expect(cells[0].rowAppearance.editControl == .none)
        #expect(cells[3].rowAppearance.editControl == .delete)
        #expect(cells[3].rowAppearance.showsReorderControl)
        pad.perform { $0.editControlWasTapped(in: cells[3]) }
        try pad.app.play()
        #expect(cells[3].frame.minX < 0)
        pad.perform { $0.setEditing(false, animated: false) }
        #expect(pad.table.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test func liftingTheFingerReordersTheRow() throws {
        let list = Editable()
        let pad = try pad(list)
        pad.perform { $0.setEditing(true, animated: false) }
        let cell = pad.table.visibleCells[1]
        pad.perform { $0.reorderControl(of: cell, did: .began, at: CGPoint(x: 290, y: 66)) }
        pad.perform { $0.reorderControl(of: cell, did: .moved, at: CGPoint(x: 290, y: 66 + 100)) }
        #expect(list.notes == [])
        #expect(cell.frame.minY == 144)
        // The rows between make space, and the others stay.
        #expect(pad.table.visibleCells.map(\.frame.minY).sorted() == [0, 44, 88, 144, 176, 220, 264, 308, 352, 396])
        pad.perform { $0.reorderControl(of: cell, did: .ended, at: CGPoint(x: 290, y: 166)) }
        try pad.app.play()
        pad.perform { _ in }
        #expect(list.notes == ["move 1 to 3"])
        #expect(
            pad.visible.prefix(4) == [
                "row 0: 0.0 + 44.0", "row 2: 44.0 + 44.0", "row 3: 88.0 + 44.0", "row 1: 132.0 + 44.0",
            ])
        #expect(cell.layer.shadowOpacity == 0 && cell.alpha == 1)
    }

    /// A card of rows has round corners at its visible ends, and the lifted row is rounded at all corners.
    @Test func positionsFollowALiftedRow() throws {
        let list = Editable()
        list.rows = (0..<4).map { "row \($0)" }
        let pad = try pad(list)
        pad.perform { $0.setEditing(true, animated: false) }
        let cells = pad.table.visibleCells
        var positions: [RowAppearance.Position] { cells.map(\.rowAppearance.position) }
        #expect(positions == [.first, .middle, .middle, .last])
        pad.perform { $0.reorderControl(of: cells[0], did: .began, at: CGPoint(x: 290, y: 22)) }
        #expect(positions == [.only, .middle, .middle, .last])
        pad.perform { $0.reorderControl(of: cells[0], did: .moved, at: CGPoint(x: 290, y: 22 + 140)) }
        #expect(positions == [.only, .first, .middle, .middle])
        pad.perform { $0.reorderControl(of: cells[0], did: .ended, at: CGPoint(x: 290, y: 162)) }
        try pad.app.play()
        #expect(positions == [.last, .first, .middle, .middle])
    }

    @Test func theDelegateDecidesWhereARowGoes() throws {
        let list = Editable()
        list.target = { _ in IndexPath(row: 0, section: 0) }
        let pad = try pad(list)
        pad.perform { $0.setEditing(true, animated: false) }
        let cell = pad.table.visibleCells[2]
        pad.perform { $0.reorderControl(of: cell, did: .began, at: CGPoint(x: 290, y: 110)) }
        pad.perform { $0.reorderControl(of: cell, did: .moved, at: CGPoint(x: 290, y: 300)) }
        pad.perform { $0.reorderControl(of: cell, did: .ended, at: CGPoint(x: 290, y: 300)) }
        try pad.app.play()
        #expect(list.notes == ["move 2 to 0"])
    }

    @Test func aCanceledReorderingChangesNothing() throws {
        let list = Editable()
        let pad = try pad(list)
        pad.perform { $0.setEditing(true, animated: false) }
        let (before, cell) = (pad.visible, pad.table.visibleCells[2])
        pad.perform { $0.reorderControl(of: cell, did: .began, at: CGPoint(x: 290, y: 110)) }
        pad.perform { $0.reorderControl(of: cell, did: .moved, at: CGPoint(x: 290, y: 300)) }
        pad.perform { $0.reorderControl(of: cell, did: .cancelled, at: CGPoint(x: 290, y: 300)) }
        try pad.app.play()
        pad.perform { _ in }
        #expect(list.notes == [] && pad.visible == before)
    }
}
