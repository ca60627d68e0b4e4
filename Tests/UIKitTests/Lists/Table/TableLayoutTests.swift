import TestSupport
import Testing
import UIKit

@testable import QuartzCore

/// The rows that have cells, their positions, and the requests for them.
@MainActor @Suite struct TableLayoutTests {
    private final class Heights: NSObject, UITableViewDelegate {
        let heights: [[CGFloat]]
        init(_ heights: [[CGFloat]]) { self.heights = heights }
        var asked: Set<IndexPath> = []
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.insert(indexPath)
            return heights[indexPath.section][indexPath.row]
        }
    }

    @Test func aLongListHasOnlyVisibleCells() throws {
        for count in [20, 100_000] {
            let pad = try TablePad(RowList(rows: count))
            #expect(pad.table.visibleCells.count == 10)
            #expect(pad.list.made == 10)
            #expect(pad.table.contentSize == CGSize(width: 300, height: 44 * CGFloat(count)))
        }
    }

    @Test func aJumpCreatesNoIntermediateCells() throws {
        let pad = try TablePad(RowList(rows: 100_000))
        pad.perform { $0.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false) }
        #expect(pad.table.contentOffset.y == 2_200_000)
        #expect(pad.list.made == 20)
        #expect(pad.table.subviews.filter { $0 is UITableViewCell }.count == 10)
        #expect(pad.visible.first == "row 50000: 2200000.0 + 44.0")
    }

    /// Positions are prefix sums of the heights, and points map back to their rows.
    @Test func positionsFollowFromTheHeights() throws {
        var random = SplitMix64(seed: 3)
        let delegate = Heights((0..<3).map { _ in (0..<7).map { _ in CGFloat(random.integer(10...90)) } })
        let pad = try TablePad(RowList(counts: [7, 7, 7]), delegate) { $0.estimatedRowHeight = 0 }
        var y: CGFloat = 0
        for (section, heights) in delegate.heights.enumerated() {
            for (row, height) in heights.enumerated() {
                let path = IndexPath(row: row, section: section)
                #expect(pad.table.rectForRow(at: path) == CGRect(x: 0, y: y, width: 300, height: height))
                #expect(pad.table.indexPathForRow(at: CGPoint(x: 10, y: y)) == path)
                #expect(pad.table.indexPathForRow(at: CGPoint(x: 10, y: y + height - 0.5)) == path)
                y += height
            }
        }
        #expect(pad.table.contentSize.height == y)
        #expect(pad.table.indexPathForRow(at: CGPoint(x: 10, y: y)) == nil)
        for path in pad.table.indexPathsForVisibleRows ?? [] {
            #expect(pad.table.cellForRow(at: path)?.frame == pad.table.rectForRow(at: path))
        }
    }

    @Test func withEstimatesOnlyVisibleHeightsAreRequested() throws {
        let delegate = Heights([Array(repeating: 50, count: 1000)])
        let pad = try TablePad(RowList(rows: 1000), delegate) { $0.estimatedRowHeight = 60 }
        #expect(delegate.asked == Set((0..<8).map { IndexPath(row: $0, section: 0) }))
        #expect(pad.table.contentSize.height == CGFloat(59_920))
    }

    /// Visible rows do not move, however wrong the estimates were.
    @Test func correctingEstimatesDoesNotMoveVisibleRows() throws {
        var random = SplitMix64(seed: 17)
        let heights = (0..<400).map { _ in CGFloat(random.integer(20...150)) }
        let list = RowList(rows: 400)
        list.configure = { cell, path in (cell as? RowCell)?.setHeight(heights[path.row]) }
        let pad = try TablePad(list)
        pad.perform { $0.scrollToRow(at: IndexPath(row: 200, section: 0), at: .middle, animated: false) }
        for _ in 0..<60 {
            let before = pad.seen
            pad.perform { $0.contentOffset.y -= 37 }
            for (name, y) in pad.seen where before[name] != nil {
                #expect(abs(y - (before[name] ?? 0) - 37) < 1e-6, "\(name)")
            }
        }
        for path in pad.table.indexPathsForVisibleRows ?? [] {
            #expect(pad.table.cellForRow(at: path)?.frame.height == heights[path.row])
        }
    }

    @Test func scrollingToEstimatedRowsIsExact() throws {
        var random = SplitMix64(seed: 23)
        let heights = (0..<300).map { _ in CGFloat(random.integer(20...150)) }
        for (position, isAnimated) in [
            (UITableView.ScrollPosition.top, false), (.middle, false), (.bottom, true), (.top, true),
        ] {
            let list = RowList(rows: 300)
            list.configure = { cell, path in (cell as? RowCell)?.setHeight(heights[path.row]) }
            let pad = try TablePad(list)
            let path = IndexPath(row: 120, section: 0)
            pad.perform { $0.scrollToRow(at: path, at: position, animated: isAnimated) }
            try pad.app.play()
            let (frame, bounds) = (pad.table.rectForRow(at: path), pad.table.bounds)
            #expect(pad.table.cellForRow(at: path)?.frame == frame)
            #expect(frame.height == heights[120])
            switch position {
            case .top: #expect(abs(frame.minY - bounds.minY) <= 0.5)
            case .middle: #expect(abs(frame.midY - bounds.midY) <= 0.5)
            case .bottom: #expect(abs(frame.maxY - bounds.maxY) <= 0.5)
            case .none: break
            }
        }
    }

    @Test func cellsAreReused() throws {
        let pad = try TablePad(RowList(rows: 1000))
        for row in 0..<200 {
            pad.perform { $0.contentOffset.y = CGFloat(row) * 44 }
        }
        var cells: Set<ObjectIdentifier> = []
        for cell in pad.table.visibleCells { cells.insert(ObjectIdentifier(cell)) }
        #expect(cells.count == pad.table.visibleCells.count)
        #expect((pad.table.visibleCells.first as? RowCell)?.reuses ?? 0 > 5)
        #expect(pad.visible.first == "row 199: 8756.0 + 44.0")
    }

    private final class Ordered: NSObject, UITableViewDataSource, UITableViewDelegate {
        var notes: [String] = []
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            notes.append("height \(indexPath.row)")
            return 200
        }
        func numberOfSections(in tableView: UITableView) -> Int {
            notes.append("sections")
            return 1
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            notes.append("rows \(section)")
            return 5
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            notes.append("cell \(indexPath.row)")
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            notes.append("will display \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { notes.append("did end \(indexPath.row)") }
    }

    /// The position of the height request follows recent versions (facts/table-data).
    @Test func theFirstLayoutCallsMethodsInOrder() throws {
        let source = Ordered()
        let pad = try TablePad(RowList(rows: 0), source) {
            $0.estimatedRowHeight = 200
            $0.dataSource = source
        }
        #expect(
            source.notes == [
                "sections", "rows 0", "cell 0", "height 0", "will display 0", "cell 1", "height 1", "will display 1",
            ])
        source.notes = []
        pad.perform { $0.contentOffset.y = 250 }
        #expect(
            source.notes == [
                "cell 2", "height 2", "will display 2", "cell 3", "height 3", "will display 3", "did end 0",
            ])
    }

    @Test func reloadingQueriesTheDataSourceAgain() throws {
        let pad = try TablePad(RowList(rows: 30))
        pad.perform {
            $0.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            pad.list.sections = [["a", "b"]]
            $0.reloadData()
        }
        #expect(pad.visible == ["a: 0.0 + 44.0", "b: 44.0 + 44.0"])
        #expect(pad.table.indexPathsForSelectedRows == nil)
        #expect(pad.table.contentSize.height == 88)
    }

    @Test func headerAndFooterOfTheTableScrollWithItsRows() throws {
        let pad = try TablePad(RowList(rows: 3)) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
            $0.tableFooterView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
        }
        #expect(pad.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
        #expect(pad.table.tableFooterView?.frame == CGRect(x: 0, y: 70 + 132, width: 300, height: 30))
        #expect(pad.table.contentSize.height == 232)
        #expect(pad.visible.first == "row 0: 70.0 + 44.0")
        pad.perform { $0.tableHeaderView = nil }
        #expect(pad.visible.first == "row 0: 0.0 + 44.0")
    }

    @Test func theBackgroundViewStaysVisible() throws {
        let background = UIView()
        let pad = try TablePad(RowList(rows: 100)) { $0.backgroundView = background }
        pad.perform { $0.contentOffset.y = 321 }
        #expect(background.frame == pad.table.bounds)
        #expect(pad.table.subviews.first === background)
    }

    /// A wider table has other heights, and shows the same row at its top.
    @Test func aWidthChangeKeepsTheFirstRow() throws {
        let list = RowList(rows: 200)
        list.configure = { cell, path in
            let width = cell.bounds.width
            (cell as? RowCell)?.setHeight(path.row % 2 == 0 ? 60 : 12_000 / max(1, width))
        }
        let pad = try TablePad(list)
        pad.perform { $0.scrollToRow(at: IndexPath(row: 90, section: 0), at: .top, animated: false) }
        let before = pad.seen["row 90"]
        pad.perform { $0.frame.size.width = 200 }
        #expect(before == 0)
        #expect(abs((pad.seen["row 90"] ?? 99)) < 0.6)
    }

    @Test func mistakesFailTheRunWithOneError() throws {
        let mistakes: [(@MainActor (UITableView) -> Void, String)] = [
            (
                { _ = $0.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0)) },
                "unable to dequeue a cell with identifier other"
            ),
            ({ $0.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false) }, "row (9)"),
            ({ _ = $0.numberOfRows(inSection: 4) }, "no section 4"),
            ({ $0.endUpdates() }, "without beginUpdates()"),
            ({ $0.rowHeight = .nan }, "not finite"),
        ]
        for (mistake, text) in mistakes {
            let pad = try TablePad(RowList(rows: 3))
            pad.perform(mistake)
            let error = #expect(throws: StageError.self) { try pad.app.play() }
            #expect("\(String(describing: error))".contains(text))
        }
    }

    @Test func rowsWithoutHeightDoNotLoopForever() throws {
        let pad = try TablePad(RowList(rows: 50_000), Heights([Array(repeating: 0, count: 50_000)]))
        #expect(pad.list.made <= 5_000)
        #expect(pad.app.stage.diagnostics.unsupported.entries.contains { $0.api.contains("visible rows") })
    }
}
