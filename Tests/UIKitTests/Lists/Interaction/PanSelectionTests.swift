import Testing
import UIKit

@testable import QuartzCore

/// Two fingers that move across rows select them.
@MainActor @Suite struct PanSelectionTests {
    /// Two fingers side by side that move from one height through others.
    private func pan(_ app: TestApp, x: CGFloat, through heights: [CGFloat], at begin: Double) {
        for (finger, x) in [(1, x - 5), (2, x + 5)] {
            app.touch(.began, of: finger, at: CGPoint(x: x, y: heights[0]), begin)
            for (index, height) in heights.enumerated().dropFirst() {
                app.touch(.moved, of: finger, at: CGPoint(x: x, y: height), begin + 0.1 * Double(index))
            }
            app.touch(.ended, of: finger, at: CGPoint(x: x, y: heights[heights.count - 1]), begin + 2)
        }
    }

    @Test func aPanSelectsAllItemsBetweenItsEnds() throws {
        let pad = try CollectionPad()
        pad.app.perform {
            pad.source.selectsByPan = true
            pad.view.allowsMultipleSelectionDuringEditing = true
            pad.source.onSelection = { $0.isEditing = true }
        }
        var selected: [Set<Int>] = []
        func note() { selected.append(Set((pad.view.indexPathsForSelectedItems ?? []).map(\.item))) }
        pan(pad.app, x: 30, through: [20, 40, 70, 120, 70], at: 1)
        pad.app.at(1.35) { note() }
        pad.app.at(2) { note() }
        try pad.app.play()
        note()
        #expect(selected == [Set(0...8), Set(0...4), Set(0...4)])
        #expect(pad.view.contentOffset.y == 0, "the fingers do not scroll")
        #expect(
            pad.source.calls.filter { $0.contains("Selection") } == [
                "shouldBeginSelection 0.0", "didBeginSelection 0.0", "didEndSelection",
            ])
    }

    @Test func startingAtASelectedItemDeselects() throws {
        let pad = try CollectionPad()
        pad.app.perform {
            pad.source.selectsByPan = true
            pad.view.allowsMultipleSelection = true
            for item in 0..<6 {
                pad.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
        }
        pan(pad.app, x: 30, through: [20, 40, 70], at: 1)
        try pad.app.play()
        #expect(pad.view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    }

    /// Content scrolls if the delegate does not permit it, if at most one item can be selected, and with one finger.
    @Test func otherPansScroll() throws {
        for (answers, several, fingers) in [(false, true, 2), (true, false, 2), (true, true, 1)] {
            let pad = try CollectionPad()
            pad.app.perform {
                pad.source.selectsByPan = answers
                pad.view.allowsMultipleSelection = several
            }
            for finger in 1...fingers {
                pad.app.touch(.began, of: finger, at: CGPoint(x: 100 + 10 * finger, y: 300), 1)
                for step in 1...10 {
                    let y = 300 - 10 * CGFloat(step)
                    pad.app.touch(
                        .moved, of: finger, at: CGPoint(x: 100 + 10 * finger, y: Int(y)), 1 + 0.02 * Double(step))
                }
                pad.app.touch(.ended, of: finger, at: CGPoint(x: 100 + 10 * finger, y: 200), 2)
            }
            try pad.app.play()
            #expect(pad.view.contentOffset.y > 50)
            #expect(
                pad.view.indexPathsForSelectedItems == [] && !pad.source.calls.contains { $0.hasPrefix("didBegin") })
        }
    }

    @Test func aPanSelectsTableRows() throws {
        final class Delegate: NSObject, UITableViewDelegate {
            var notes: [String] = []
            func tableView(
                _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool {
                notes.append("should \(indexPath.row)")
                return true
            }
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
                notes.append("did \(indexPath.row)")
                tableView.setEditing(true, animated: true)
            }
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { notes.append("end") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                notes.append("select \(indexPath.row)")
            }
        }
        let delegate = Delegate()
        let pad = try TablePad(RowList(rows: 40), delegate) { $0.allowsMultipleSelectionDuringEditing = true }
        pan(pad.app, x: 100, through: [166, 190, 240], at: 1)
        try pad.app.play()
        #expect(delegate.notes == ["should 1", "did 1", "select 1", "select 2", "select 3", "end"])
        #expect(pad.table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3] && pad.table.contentOffset.y == 0)
    }
}
