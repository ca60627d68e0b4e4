import Testing
import UIKit

@testable import QuartzCore

/// Empty rows below the last one (facts/table-fillers).
@MainActor @Suite struct FillerRowTests {
    /// The frames of the separators of filler rows in the table, from top to bottom.
    private func lines(_ pad: TablePad) -> [CGRect] {
        pad.table.subviews.filter { "\(type(of: $0))" == "FillerRow" }.flatMap(\.subviews).filter { $0.alpha == 1 }
            .map { pad.table.convert($0.bounds, from: $0) }.sorted { $0.minY < $1.minY }
    }

    private func pad(
        rows: Int, _ fillerHeight: CGFloat, style: UITableView.Style = .plain,
        _ setUp: @escaping @MainActor (UITableView) -> Void = { _ in }
    ) throws -> TablePad {
        try TablePad(RowList(rows: rows), style: style) { table in
            table.separatorStyle = .singleLine
            table.fillerRowHeight = fillerHeight
            setUp(table)
        }
    }

    /// Rows are 44 points high and the table 400, with the margin of a phone 390 wide; the separator is the lowest pixel of a row.
    @Test func fillerRowsContinueTheRows() throws {
        let pad = try pad(rows: 6, UITableView.automaticDimension)
        let pixel = pad.table.pixel
        let expected = [308.0, 352, 396].map { CGRect(x: 20, y: $0 - pixel, width: 280, height: pixel) }
        let lines = lines(pad)
        #expect(lines.count == 4, "the last one is below the edge")
        for (line, expected) in zip(lines, expected) {
            #expect(abs(line.minY - expected.minY) < 1e-9 && abs(line.height - pixel) < 1e-9)
            #expect(line.minX == expected.minX && line.width == expected.width)
        }
        #expect(pad.table.contentSize.height == 264)
    }

    private final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? 50 : 70
        }
    }

    @Test(arguments: [(UITableView.automaticDimension, 70.0), (25, 25)])
    func fillerRowsHaveTheHeightOfTheLastRowOrTheSetOne(height: CGFloat, expected: Double) throws {
        let pad = try TablePad(RowList(rows: 2), Heights()) { table in
            table.separatorStyle = .singleLine
            table.fillerRowHeight = height
        }
        let lines = lines(pad)
        #expect(lines.count == Int((280 / expected).rounded(.up)))
        for (index, line) in lines.enumerated() {
            #expect(abs(line.maxY - 120 - expected * Double(index + 1)) < 1e-9)
        }
    }

    /// There are none by default, in the other styles, above a footer view, without separators, or below more rows than
    /// fit.
    @Test func otherTablesHaveNoFillerRows() throws {
        #expect(try lines(pad(rows: 2, 0)).isEmpty)
        #expect(try lines(pad(rows: 2, .nan)).isEmpty)
        #expect(try lines(pad(rows: 2, -7)).isEmpty)
        #expect(try lines(pad(rows: 10, 44)).isEmpty)
        for style in [UITableView.Style.grouped, .insetGrouped] {
            #expect(try lines(pad(rows: 2, 44, style: style)).isEmpty)
        }
        #expect(try lines(pad(rows: 2, 44) { $0.tableFooterView = UIView() }).isEmpty)
        #expect(try lines(pad(rows: 2, 44) { $0.separatorStyle = .none }).isEmpty)
        #expect(try !lines(pad(rows: 0, 44)).isEmpty)
    }

    /// The filler rows follow the number of rows and the appearance of separators.
    @Test func fillerRowsFollowTheTable() throws {
        let pad = try pad(rows: 2, 44)
        #expect(lines(pad).count == 8)
        pad.perform { table in
            pad.list.sections = [(0..<5).map { "new \($0)" }]
            table.reloadData()
        }
        #expect(lines(pad).count == 5)
        pad.perform { $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30) }
        #expect(lines(pad).allSatisfy { $0.minX == 50 && $0.width == 220 })
        pad.perform { $0.fillerRowHeight = 0 }
        #expect(lines(pad).isEmpty)
    }
}
