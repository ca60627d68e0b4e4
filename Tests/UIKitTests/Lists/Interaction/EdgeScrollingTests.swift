import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitLists

/// Holding a row near an edge scrolls the list.
@MainActor @Suite struct EdgeScrollingTests {
    private final class Movable: NSObject, UITableViewDataSource {
        var rows = (0..<60).map { "row \($0)" }
        var moves: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? RowCell)?.name = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
    }

    @Test func aTableScrollsUnderADraggedRow() throws {
        let list = Movable()
        let pad = try TablePad(RowList(rows: 0)) { $0.dataSource = list }
        let table = pad.table
        pad.perform { $0.setEditing(true, animated: false) }
        let cell = table.visibleCells[1]
        var (offsets, seen): ([CGFloat], [CGFloat]) = ([], [])
        func hold(_ phase: ReorderPhase, _ y: CGFloat) {
            table.reorderControl(of: cell, did: phase, at: CGPoint(x: 290, y: y + table.bounds.minY))
        }
        pad.app.at(1) {
            hold(.began, 66)
            hold(.moved, 200)
        }
        pad.app.at(1.5) {
            #expect(table.contentOffset.y == 0, "not in the middle")
            hold(.moved, 390)
        }
        for time in [2.0, 2.5] {
            pad.app.at(time) {
                offsets.append(table.contentOffset.y)
                seen.append(cell.center.y - table.bounds.minY)
                #expect(table.visibleCells.count >= 10)
            }
        }
        pad.app.at(3) { hold(.moved, 200) }
        pad.app.at(3.1) { offsets.append(table.contentOffset.y) }
        pad.app.at(4) {
            offsets.append(table.contentOffset.y)
            hold(.ended, 200)
        }
        try pad.app.play()
        #expect(offsets[0] > 150 && abs(offsets[1] - offsets[0] - 200) < 10, "400 points a second")
        #expect(seen.allSatisfy { $0 > 370 && $0 < 410 }, "the row stays under the finger")
        #expect(offsets[2] == offsets[3], "away from the edge, nothing scrolls")
        let row = Int((offsets[3] + 200) / 44)
        #expect(list.moves == ["1 to \(row)"])
    }

    @Test func edgeScrollingStopsAtTheEndOfTheContent() throws {
        let list = Movable()
        list.rows = (0..<14).map { "row \($0)" }
        let pad = try TablePad(RowList(rows: 0)) { $0.dataSource = list }
        let (table, cell) = (pad.table, pad.table.visibleCells[1])
        pad.perform { $0.setEditing(true, animated: false) }
        pad.app.at(1) {
            table.reorderControl(of: cell, did: .began, at: CGPoint(x: 290, y: 66))
            table.reorderControl(of: cell, did: .moved, at: CGPoint(x: 290, y: 395))
        }
        pad.app.at(4) { table.reorderControl(of: cell, did: .cancelled, at: .zero) }
        try pad.app.play()
        #expect(abs(table.contentOffset.y - (14 * 44 - 400)) < 0.01)
        #expect(list.moves == [])
    }

    @Test(arguments: [true, false]) func aCollectionViewScrollsUnderADraggedItem(isDown: Bool) throws {
        let pad = try CollectionPad([Array(0..<200)], layout: LineLayout())
        let start = isDown ? 2000.0 : 4000
        pad.app.at(0.5) { pad.view.contentOffset.y = start }
        pad.app.at(1) {
            let path = IndexPath(item: Int(start) / 50 + 3, section: 0)
            #expect(pad.view.beginInteractiveMovementForItem(at: path))
            pad.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: start + (isDown ? 390 : 10)))
        }
        var (offset, target) = (0.0, 0)
        pad.app.at(2) {
            offset = pad.view.contentOffset.y
            target = pad.view.reordering?.target.item ?? -1
            pad.view.endInteractiveMovement()
        }
        try pad.app.play()
        #expect(abs(offset - start - (isDown ? 400 : -400)) < 10)
        #expect(target == Int((offset + (isDown ? 390 : 10)) / 50))
        #expect(abs(pad.view.contentOffset.y - offset) < 0.51, "on a pixel")
        #expect(pad.source.sections[0][target] == Int(start) / 50 + 3)
    }
}
