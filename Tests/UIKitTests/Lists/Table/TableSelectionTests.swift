import Testing
import UIKit

@testable import QuartzCore

/// Taps and their effect on rows.
@MainActor @Suite struct TableSelectionTests {
    private final class Notes: NSObject, UITableViewDelegate {
        let app: () -> TestApp?
        var highlights = true
        var redirect: (IndexPath) -> IndexPath? = { $0 }
        init(_ app: @escaping () -> TestApp?) { self.app = app }
        private func note(_ call: String, _ path: IndexPath) { app()?.note("\(call) \(path.row)") }

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            note("shouldHighlight", indexPath)
            return highlights
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            note("didHighlight", indexPath)
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            note("didUnhighlight", indexPath)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            note("willSelect", indexPath)
            return redirect(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            note("willDeselect", indexPath)
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            note("didDeselect", indexPath)
        }
    }

    /// A table and a delegate that records its calls with their times.
    @MainActor private final class Taps {
        private var app: TestApp?
        private(set) lazy var delegate = Notes { [weak self] in self?.app }
        private(set) var pad: TablePad

        init(_ setUp: @MainActor (UITableView) -> Void = { _ in }) throws {
            pad = try TablePad(RowList(rows: 50)) { setUp($0) }
            app = pad.app
            pad.table.delegate = delegate
        }

        func point(_ row: Int) -> CGPoint { CGPoint(x: 150, y: 100 + 22 + 44 * CGFloat(row)) }

        func play() throws -> [String] {
            try pad.app.play()
            return pad.app.notes
        }
    }

    @Test func aTapMakesCallsInUIKitsOrder() throws {
        let taps = try Taps()
        taps.pad.app.touch(.began, at: taps.point(2), 1)
        taps.pad.app.touch(.ended, at: taps.point(2), 1.5)
        taps.pad.app.tap(at: taps.point(4), 2)
        let notes = try taps.play()
        #expect(
            notes == [
                "1.15 shouldHighlight 2", "1.15 didHighlight 2", "1.5 didUnhighlight 2", "1.5 willSelect 2",
                "1.5 didSelect 2", "2.05 shouldHighlight 4", "2.05 didHighlight 4", "2.05 didUnhighlight 4",
                "2.05 willSelect 4", "2.05 willDeselect 2", "2.05 didDeselect 2", "2.05 didSelect 4",
            ])
        #expect(taps.pad.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
        #expect(taps.pad.table.cellForRow(at: IndexPath(row: 4, section: 0))?.isSelected == true)
        #expect(taps.pad.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == false)
    }

    @Test func aDragUnhighlightsAndSelectsNothing() throws {
        let taps = try Taps()
        taps.pad.app.touch(.began, at: taps.point(5), 1)
        taps.pad.app.touch(.moved, at: taps.point(3), 1.3)
        taps.pad.app.touch(.ended, at: taps.point(3), 1.8)
        let notes = try taps.play()
        #expect(notes == ["1.15 shouldHighlight 5", "1.15 didHighlight 5", "1.3 didUnhighlight 5"])
        #expect(taps.pad.table.contentOffset.y > 0)
    }

    @Test func aDelegateCanPreventHighlightingAndSelection() throws {
        let unlit = try Taps()
        unlit.delegate.highlights = false
        unlit.pad.app.tap(at: unlit.point(1), 1)
        #expect(try unlit.play() == ["1.05 shouldHighlight 1"])
        let refused = try Taps()
        refused.delegate.redirect = { _ in nil }
        refused.pad.app.tap(at: refused.point(1), 1)
        #expect(try refused.play().last == "1.05 willSelect 1")
        #expect(refused.pad.table.indexPathForSelectedRow == nil)
        let elsewhere = try Taps()
        elsewhere.delegate.redirect = { _ in IndexPath(row: 7, section: 0) }
        elsewhere.pad.app.tap(at: elsewhere.point(1), 1)
        #expect(try elsewhere.play().last == "1.05 didSelect 7")
        #expect(elsewhere.pad.table.indexPathForSelectedRow?.row == 7)
    }

    @Test func severalRowsCanBeSelectedAndDeselected() throws {
        let taps = try Taps { $0.allowsMultipleSelection = true }
        for (index, row) in [1, 3, 1].enumerated() { taps.pad.app.tap(at: taps.point(row), Double(index + 1)) }
        let notes = try taps.play()
        #expect(taps.pad.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        #expect(notes.suffix(2) == ["3.05 willDeselect 1", "3.05 didDeselect 1"])
    }

    @Test func aTableWithoutSelectionDoesNotAskItsDelegate() throws {
        let taps = try Taps { $0.allowsSelection = false }
        taps.pad.app.tap(at: taps.point(1), 1)
        #expect(try taps.play() == [])
    }

    @Test func aTapThatStopsScrollingSelectsNothing() throws {
        let taps = try Taps()
        let start = CGPoint(x: 150, y: 480)
        taps.pad.app.touch(.began, at: start, 1)
        for step in 1...10 {
            taps.pad.app.touch(
                .moved, at: CGPoint(x: 150, y: 480 - 20 * CGFloat(step)), 1 + 0.01 * Double(step))
        }
        taps.pad.app.touch(.ended, at: CGPoint(x: 150, y: 280), 1.11)
        taps.pad.app.tap(at: taps.point(4), 1.3)
        #expect(try taps.play().allSatisfy { !$0.contains("elect") })
        #expect(taps.pad.table.contentOffset.y > 100)
    }

    @Test func programmaticSelectionIsSilentAndScrolls() throws {
        let taps = try Taps()
        taps.pad.perform {
            $0.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .top)
        }
        #expect(taps.pad.table.contentOffset.y == 1320)
        #expect(taps.pad.table.cellForRow(at: IndexPath(row: 30, section: 0))?.isSelected == true)
        taps.pad.perform { $0.deselectRow(at: IndexPath(row: 30, section: 0), animated: true) }
        #expect(taps.pad.table.indexPathForSelectedRow == nil)
        #expect(try taps.play() == [])
    }

    @Test func aReappearingSelectedRowIsSelected() throws {
        let taps = try Taps()
        let path = IndexPath(row: 1, section: 0)
        taps.pad.perform { $0.selectRow(at: path, animated: false, scrollPosition: .none) }
        taps.pad.perform { $0.contentOffset.y = 1000 }
        #expect(taps.pad.table.cellForRow(at: path) == nil)
        #expect(taps.pad.table.visibleCells.allSatisfy { !$0.isSelected })
        taps.pad.perform { $0.contentOffset.y = 0 }
        #expect(taps.pad.table.cellForRow(at: path)?.isSelected == true)
    }

    @Test func tapsAreTraced() throws {
        let taps = try Taps()
        taps.pad.app.tap(at: taps.point(3), 1)
        _ = try taps.play()
        #expect(taps.pad.app.traceLines([.callback]).contains { $0.contains("tableView(didSelectRowAt: [0, 3])") })
    }
}
