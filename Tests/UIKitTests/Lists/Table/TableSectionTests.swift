import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitLists

/// Headers and footers.
@MainActor @Suite struct TableSectionTests {
    private final class Viewed: NSObject, UITableViewDelegate {
        let heights: [CGFloat]
        init(_ heights: [CGFloat]) { self.heights = heights }
        private(set) var made: [Int] = []
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            made.append(section)
            let view = UIView()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: heights[section]),
            ])
            return view
        }
    }

    /// Matches facts/table-headers.
    @Test func groupedSectionsHaveTheirGaps() throws {
        let pad = try TablePad(RowList(counts: [2, 2]), style: .grouped)
        let third = 1.0 / 3
        #expect(abs(pad.table.rectForHeader(inSection: 0).height - 35) < 1e-9)
        #expect(abs(pad.table.rectForHeader(inSection: 1).height - (17 + 2 * third)) < 1e-9)
        #expect(abs(pad.table.rectForFooter(inSection: 0).height - (17 + 2 * third)) < 1e-9)
        let titled = RowList(counts: [2, 2])
        titled.titles = ["One", "Two"]
        let other = try TablePad(titled, style: .grouped)
        #expect(abs(other.table.rectForHeader(inSection: 0).height - (55 + third)) < 1e-6)
        #expect(abs(other.table.rectForHeader(inSection: 1).height - 38) < 0.51)
    }

    /// Views of the delegate that are headers or footers show the titles of the data source.
    private final class Headed: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
    }

    @Test func headersOfTheDelegateShowTheTitles() throws {
        let titled = RowList(counts: [2, 2])
        titled.titles = ["One", nil]
        let pad = try TablePad(titled, Headed(), style: .grouped)
        let standard = try TablePad(titled, style: .grouped)
        let label = try #require(pad.table.headerView(forSection: 0)?.textLabel)
        let other = try #require(standard.table.headerView(forSection: 0)?.textLabel)
        #expect(label.text == other.text && label.font == other.font && label.textColor == other.textColor)
        #expect(pad.table.headerView(forSection: 1)?.textLabel?.text == nil)
    }

    @Test func plainSectionsHaveHeadersOnlyWithTitles() throws {
        let titled = RowList(counts: [2, 2, 2])
        titled.titles = ["One", nil, "Three"]
        let pad = try TablePad(titled)
        #expect((0..<3).map { pad.table.rectForHeader(inSection: $0).height } == [50, 0, 50])
        #expect(pad.table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 300, height: 28))
        #expect(pad.table.headerView(forSection: 0)?.textLabel?.text == "One")
        #expect(pad.table.headerView(forSection: 1) == nil)
        let tight = try TablePad(titled) { $0.sectionHeaderTopPadding = 0 }
        #expect(tight.table.rectForHeader(inSection: 0).height == 28)
    }

    /// A header stays at the top while its section is visible; the next one pushes it away.
    @Test func plainHeadersStickToTheTop() throws {
        let titled = RowList(counts: [12, 12, 12])
        titled.titles = ["One", "Two", "Three"]
        let pad = try TablePad(titled) { $0.sectionHeaderTopPadding = 0 }
        let section: CGFloat = 28 + 12 * 44
        for offset in stride(from: CGFloat(0), through: 900, by: 37) {
            pad.perform { $0.contentOffset.y = offset }
            for index in 0..<3 {
                let natural = CGFloat(index) * section
                let expected = min(max(natural, offset), natural + section - 28)
                let isVisible = expected < offset + 400 && expected + 28 > offset
                #expect(pad.table.headerView(forSection: index)?.frame.minY == (isVisible ? expected : nil))
            }
        }
    }

    @Test func groupedHeadersScrollAway() throws {
        let titled = RowList(counts: [20])
        titled.titles = ["One"]
        let pad = try TablePad(titled, style: .grouped)
        pad.perform { $0.contentOffset.y = 100 }
        #expect(pad.table.headerView(forSection: 0) == nil)
    }

    @Test func headersFitTheirViews() throws {
        let delegate = Viewed([61, 33, 20])
        let pad = try TablePad(RowList(counts: [3, 3, 300]), delegate) { $0.sectionHeaderTopPadding = 0 }
        #expect((0..<3).map { pad.table.rectForHeader(inSection: $0).height } == [61, 33, 20])
        #expect(delegate.made == [0, 1, 2])
        #expect(pad.visible.first == "0.0: 61.0 + 44.0")
        #expect(pad.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(226))
    }

    /// A title is as wide as its section, so that no last line is missing in the height of the header.
    @Test func longTitlesOfInsetSectionsHaveRoomForTheirLines() throws {
        for count in 1...30 {
            let titled = RowList(counts: [2])
            titled.titles = [String(repeating: "word ", count: count)]
            let pad = try TablePad(titled, style: .insetGrouped)
            let label = try #require(pad.table.headerView(forSection: 0)?.textLabel)
            #expect(label.frame.minY > 14, "\(count) words")
        }
    }

    /// The margin is that of the phone, which is 390 points wide, whatever the width of the table.
    @Test func insetSectionsAreNarrowerThanTheTable() throws {
        let pad = try TablePad(RowList(counts: [2]), style: .insetGrouped)
        #expect(pad.table.visibleCells.map(\.frame.minX) == [20, 20])
        #expect(pad.table.visibleCells.map(\.frame.width) == [260, 260])
        #expect(pad.table.visibleCells.first?.rowAppearance.position == .first)
        #expect(pad.table.visibleCells.last?.rowAppearance.position == .last)
    }

    @Test func aTouchOnTheIndexScrollsToTheSection() throws {
        let list = RowList(counts: [20, 20, 20])
        list.indexTitles = ["A", "B", "C"]
        let pad = try TablePad(list)
        // Three titles of 14 points each, centered vertically at the table's right edge.
        pad.app.touch(.began, at: CGPoint(x: 294, y: 100 + 200 + 1), 0.1)
        pad.app.touch(.moved, at: CGPoint(x: 294, y: 100 + 200 + 15), 0.6)
        pad.app.touch(.ended, at: CGPoint(x: 294, y: 100 + 200 + 15), 1)
        try pad.app.play()
        #expect(pad.table.contentOffset.y == pad.table.rect(forSection: 2).minY)
    }

    @Test func rowsEndBeforeTheIndex() throws {
        let list = RowList(counts: [2])
        let plain = try TablePad(list)
        list.indexTitles = ["A", "B"]
        let indexed = try TablePad(list)
        for (pad, end) in [(plain, 300 as CGFloat), (indexed, 285)] {
            pad.app.perform {
                pad.table.separatorStyle = .singleLine
                pad.table.layoutIfNeeded()
            }
            let cell = try #require(pad.table.visibleCells.first)
            #expect(cell.frame.width == 300 && cell.contentView.frame.maxX == end)
            #expect(cell.separators.first?.frame.maxX == end)
        }
    }

    /// The same path across the rows would scroll them.
    @Test func draggingAlongTheIndexDoesNotScrollTheRows() throws {
        let list = RowList(counts: [20, 20, 20])
        list.indexTitles = ["A", "B", "C"]
        let pad = try TablePad(list)
        pad.app.touch(.began, at: CGPoint(x: 294, y: 100 + 200 - 20), 0.1)
        for step in 1...8 {
            pad.app.touch(
                .moved, at: CGPoint(x: 294, y: 100 + 180 + 5 * CGFloat(step)), 0.1 + 0.01 * Double(step))
        }
        pad.app.touch(.ended, at: CGPoint(x: 294, y: 100 + 220), 0.3)
        try pad.app.play()
        let offset = pad.table.contentOffset.y
        #expect(offset == min(pad.table.rect(forSection: 2).minY, pad.table.contentSize.height - 400))
    }

    private final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
        var requested: [Int] = []
        var cancelled: [Int] = []
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            requested += indexPaths.map(\.row)
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.row)
        }
    }

    @Test func upcomingRowsArePrefetchedOnce() throws {
        let source = Prefetching()
        let pad = try TablePad(RowList(rows: 100)) { $0.prefetchDataSource = source }
        #expect(source.requested == Array(10...18))
        pad.perform { $0.contentOffset.y = 440 }
        // Row 19 was visible first.
        #expect(source.requested == Array(10...18) + Array(20...28))
        pad.perform { $0.contentOffset.y = 4000 }
        #expect(source.cancelled == Array(20...28))
    }
}
