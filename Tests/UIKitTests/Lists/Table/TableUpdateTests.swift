import FrameLayers
import TestSupport
import Testing
import UIKit

@testable import QuartzCore

/// Batches of updates: the positions of rows during and after them.
@MainActor @Suite struct TableUpdateTests {
    private static let animations: [UITableView.RowAnimation] = [
        .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]

    /// Makes a random change to the list, with the corresponding calls.
    private func change(
        _ list: RowList, _ table: UITableView, _ random: inout SplitMix64, _ number: inout Int,
        with animation: UITableView.RowAnimation
    ) {
        var new: [[String]] = []
        for (section, rows) in list.sections.enumerated() {
            let deleted = rows.indices.filter { _ in random.isTrue(0.2) }
            let reloaded = rows.indices.filter { !deleted.contains($0) && random.isTrue(0.1) }
            table.deleteRows(at: deleted.map { IndexPath(row: $0, section: section) }, with: animation)
            table.reloadRows(at: reloaded.map { IndexPath(row: $0, section: section) }, with: animation)
            var kept = rows.enumerated().filter { !deleted.contains($0.offset) }
                .map { reloaded.contains($0.offset) ? $0.element + "'" : $0.element }
            var inserted: [IndexPath] = []
            for _ in 0..<random.integer(0...3) {
                number += 1
                let row = random.integer(0...kept.count)
                inserted = inserted.map { $0.row >= row ? IndexPath(row: $0.row + 1, section: section) : $0 }
                kept.insert("new \(number)", at: row)
                inserted.append(IndexPath(row: row, section: section))
            }
            table.insertRows(at: inserted, with: animation)
            new.append(kept)
        }
        list.sections = new
    }

    /// The law of batches: afterward, the table equals one that has never shown anything else.
    @Test func aTableAfterABatchEqualsANewOne() throws {
        var random = SplitMix64(seed: 41)
        var number = 0
        for round in 0..<24 {
            let animation = Self.animations[round % Self.animations.count]
            let counts = (0..<random.integer(1...4)).map { _ in random.integer(0...9) }
            let list = RowList(counts: counts)
            list.titles = counts.map { $0 % 2 == 0 ? "Title" : nil }
            // Rows that have never been visible have estimated heights, which a fresh table measures: scrolled tables
            // have fixed ones.
            let isScrolled = random.isTrue()
            list.configure = { cell, _ in
                let cell = cell as? RowCell
                if isScrolled { return }
                cell?.setHeight(CGFloat(20 + (cell?.name.count ?? 0) * 6))
            }
            let pad = try TablePad(list)
            if isScrolled { pad.perform { $0.contentOffset.y = min(60, max(0, $0.contentSize.height - 400)) } }
            pad.perform { table in
                table.performBatchUpdates { self.change(list, table, &random, &number, with: animation) }
            }
            try pad.app.play()
            pad.perform { _ in }
            let fresh = try TablePad(list)
            fresh.perform { $0.contentOffset = pad.table.contentOffset }
            #expect(pad.visible == fresh.visible, "round \(round)")
            for cell in pad.table.visibleCells {
                #expect(cell.alpha == 1 && cell.mask == nil && cell.transform == .identity && !cell.isHidden)
            }
            let cells = pad.table.subviews.filter { $0 is UITableViewCell }
            #expect(cells.count == pad.table.visibleCells.count)
        }
    }

    @Test func rowsMoveToTheirNewPositionsInOneAnimation() throws {
        let pad = try TablePad(RowList(rows: 5))
        let last = try #require(pad.table.visibleCells.last)
        pad.app.at(1) {
            pad.list.sections = [["row 0", "new", "row 1", "row 2", "row 3", "row 4"]]
            pad.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        var ended: [Double] = []
        pad.app.at(1.001) {
            pad.table.performBatchUpdates(nil) { _ in ended.append(pad.app.stage.loop.now.seconds) }
        }
        try pad.app.play()
        let y = try [1.0, 1.15, 1.31].map { time in
            try #require(try pad.app.shown("position", of: last, at: time)?.point?.y)
        }
        #expect(y[0] == 198.0)
        #expect(y[1] > y[0] + 15 && y[1] < y[2] - 15)
        #expect(y[2] == 242.0)
        #expect(ended.count == 1)
    }

    @Test func insertedRowsFadeInAndDeletedOnesOut() throws {
        let pad = try TablePad(RowList(rows: 3))
        let gone = try #require(pad.table.visibleCells.last)
        pad.app.at(1) {
            pad.list.sections = [["row 0", "row 1", "new"]]
            pad.table.performBatchUpdates {
                pad.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
                pad.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }
        }
        try pad.app.play()
        let new = try #require(pad.table.visibleCells.last)
        #expect((new as? RowCell)?.name == "new")
        #expect(try pad.app.numbers("opacity", of: new, at: [1, 1.15, 1.4]) == [0, 0.5, 1])
        #expect(try pad.app.numbers("opacity", of: gone, at: [1, 1.15]) == [1, 0.5])
        #expect(gone.superview == nil)
    }

    /// Nonescaping closures use members without `self`. Subclasses observe those updates as well.
    @Test func updateClosuresDoNotEscape() {
        @MainActor final class Owner {
            var done: [String] = []

            func update(_ table: UITableView, _ grid: UICollectionView) {
                table.performBatchUpdates({ done.append("table") }, completion: nil)
                grid.performBatchUpdates { done.append("grid") }
            }
        }
        final class Table: UITableView {
            var updates = 0

            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                self.updates += 1
                super.performBatchUpdates(updates, completion: completion)
            }
        }
        let owner = Owner()
        let table = Table(frame: .zero, style: .plain)
        owner.update(table, UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        #expect(owner.done == ["table", "grid"] && table.updates == 1)
    }

    /// Sliding rows are displaced in the middle of the animation, and in place at its end.
    @Test(arguments: [
        (UITableView.RowAnimation.fade, "opacity", "opacity"), (.right, "transform", "position"),
        (.left, "transform", "position"), (.top, "transform", "position"), (.bottom, "transform", "position"),
    ])
    func rowAnimationsMoveRowsAsSpecified(
        animation: UITableView.RowAnimation, coming: String, going: String
    ) throws {
        let pad = try TablePad(RowList(rows: 3))
        let gone = pad.table.visibleCells[2]
        pad.app.at(1) {
            pad.list.sections = [["row 0", "row 1", "new"]]
            pad.table.performBatchUpdates {
                pad.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: animation)
                pad.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: animation)
            }
        }
        try pad.app.play()
        let new = pad.table.visibleCells[2]
        #expect((new as? RowCell)?.name == "new")
        let shown = try [1, 1.15, 1.31].map { try #require(try pad.app.shown(coming, of: new, at: $0)) }
        #expect(shown[0] != shown[1] && shown[1] != shown[2] && shown[0] != shown[2])
        let left = try [1, 1.15].map { try #require(try pad.app.shown(going, of: gone, at: $0)) }
        #expect(left[0] != left[1])
        #expect(new.transform == .identity && gone.superview == nil)
    }

    /// A mask clips sliding rows to their row.
    @Test func slidingRowsAreClippedToTheirRows() throws {
        let pad = try TablePad(RowList(rows: 3))
        for (time, animation) in [(1.0, UITableView.RowAnimation.top), (2, .bottom), (3, .middle)] {
            pad.app.at(time) {
                pad.list.sections[0].insert("new \(time)", at: 1)
                pad.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
                let new = pad.table.visibleCells[1]
                // The model values are the final ones.
                #expect(new.mask?.frame == new.bounds && new.transform == .identity)
            }
            pad.app.at(time + 0.9) { #expect(pad.table.visibleCells.allSatisfy { $0.mask == nil }) }
        }
        try pad.app.play()
        #expect(pad.table.visibleCells.count == 6)
    }

    /// The message is UIKit's, with the counts.
    @Test func inconsistentCountsFailTheRun() throws {
        let pad = try TablePad(RowList(rows: 3))
        pad.perform { table in
            pad.list.sections = [["a", "b", "c", "d", "e"]]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        let error = #expect(throws: StageError.self) { try pad.app.play() }
        let text = String(describing: error)
        #expect(text.contains("invalid number of rows in section 0"))
        #expect(text.contains("(5)") && text.contains("(3)") && text.contains("(1 inserted, 0 deleted)"))
        #expect(pad.visible.count == 5)
    }

    @Test func anEmptyBatchRequestsHeightsAgainAndAnimates() throws {
        var height: CGFloat = 50
        let list = RowList(rows: 3)
        list.configure = { cell, _ in (cell as? RowCell)?.setHeight(height) }
        let pad = try TablePad(list)
        let second = pad.table.visibleCells[1]
        pad.app.at(1) {
            height = 100
            for cell in pad.table.visibleCells { (cell as? RowCell)?.setHeight(100) }
            pad.table.beginUpdates()
            pad.table.endUpdates()
        }
        try pad.app.play()
        #expect(second.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
        let middle = try #require(try pad.app.shown("bounds.size", of: second, at: 1.15))
        #expect("\(middle)".contains("100") == false)
    }

    @Test func sectionsAreInsertedDeletedAndMoved() throws {
        let list = RowList(counts: [2, 2, 2])
        list.titles = ["A", "B", "C"]
        let pad = try TablePad(list)
        pad.perform { table in
            list.sections = [["2.0", "2.1"], ["n"], ["0.0", "0.1"]]
            list.titles = ["C", "N", "A"]
            table.performBatchUpdates {
                table.deleteSections(IndexSet(integer: 1), with: .left)
                table.insertSections(IndexSet(integer: 1), with: .right)
                table.moveSection(2, toSection: 0)
            }
        }
        try pad.app.play()
        pad.perform { _ in }
        let fresh = try TablePad(list)
        #expect(pad.visible == fresh.visible)
        #expect((0..<3).map { pad.table.headerView(forSection: $0)?.textLabel?.text } == ["C", "N", "A"])
    }

    @Test func movedRowsStaySelected() throws {
        let pad = try TablePad(RowList(rows: 6))
        pad.perform { $0.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none) }
        pad.perform { table in
            pad.list.sections = [["row 0", "row 2", "row 3", "row 4", "row 5"]]
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
        #expect(pad.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test func reconfiguredRowsKeepTheirCells() throws {
        let pad = try TablePad(RowList(rows: 6))
        let cell = try #require(pad.table.visibleCells[2] as? RowCell)
        pad.perform { table in
            pad.list.sections[0][2] = "other"
            table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
        }
        #expect(pad.table.visibleCells[2] === cell)
        #expect(cell.name == "other")
        #expect(cell.reuses == 0)
    }

    /// Deleting most rows below leaves no empty space.
    @Test func theOffsetFollowsAShorterContent() throws {
        let pad = try TablePad(RowList(rows: 100))
        pad.perform { $0.contentOffset.y = 4000 }
        pad.app.at(1) {
            pad.list.sections = [(0..<20).map { "row \($0)" }]
            pad.table.deleteRows(at: (20..<100).map { IndexPath(row: $0, section: 0) }, with: .fade)
        }
        try pad.app.play()
        pad.perform { _ in }
        #expect(pad.table.contentOffset.y == 480)
        #expect(pad.visible.last == "row 19: 836.0 + 44.0")
    }

    @Test func aBatchInABlockTakesItsTiming() throws {
        let pad = try TablePad(RowList(rows: 2))
        let last = try #require(pad.table.visibleCells.last)
        pad.app.at(1) {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                pad.list.sections = [["new", "row 0", "row 1"]]
                pad.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        try pad.app.play()
        let y = try #require(try pad.app.shown("position", of: last, at: 2)?.point?.y)
        #expect(abs(y - (66 + 22)) < 0.01)
    }
}
