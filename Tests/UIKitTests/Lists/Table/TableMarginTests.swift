import Testing
import UIKit

/// Contents of cells laid out by margins.
@MainActor @Suite struct TableMarginTests {
    /// A cell with a single line between its margins.
    private final class LineCell: UITableViewCell {
        let label = UILabel()

        required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.text = "Line"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Lines: UITableViewController {
        var rows = 40
        var isUpsideDown = false

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(LineCell.self, forCellReuseIdentifier: "line")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
            if isUpsideDown { cell.transform = CGAffineTransform(scaleX: 1, y: -1) }
            return cell
        }

        /// Whether every line has the height of its text: 20.29 points, rounded up to whole pixels.
        var allFit: Bool {
            let labels = tableView.visibleCells.compactMap { ($0 as? LineCell)?.label }
            return labels.count > 5 && labels.allSatisfy { abs($0.frame.height - 20.5) < 1e-9 }
        }
    }

    /// The measured height differs from the estimated one, also if the cells have the design of iOS 26.
    @Test(arguments: [UITableView.Style.plain, .insetGrouped]) func rowsHaveMeasuredHeights(style: UITableView.Style)
        throws
    {
        let lines = Lines(style: style)
        let app = try TestApp()
        app.perform {
            app.window.screen.settings.look = .iOS26
            app.window.rootViewController = lines
        }
        try app.play()
        #expect(lines.allFit)
    }

    /// The table insets its content for the bar; rows need not avoid it as well.
    @Test func rowsKeepTheirMarginsUnderABar() throws {
        let lines = Lines(style: .plain)
        let app = try TestApp(root: UINavigationController(rootViewController: lines))
        var margins: Set<CGFloat> = []
        app.at(0.1) {
            lines.tableView.contentOffset.y += 20
            lines.tableView.layoutIfNeeded()
            margins = Set(lines.tableView.visibleCells.map(\.contentView.layoutMargins.top))
        }
        try app.play()
        #expect(lines.tableView.safeAreaInsets.top == 44)
        #expect(margins.count == 1)
        #expect(lines.allFit)
    }

    /// An upside-down table, as used for chats, rotates its cells back.
    @Test(arguments: [UITableView.RowAnimation.top, .left, .middle, .fade, .none, .automatic])
    func insertedCellsKeepTheirTransform(animation: UITableView.RowAnimation) throws {
        let lines = Lines(style: .plain)
        (lines.rows, lines.isUpsideDown) = (3, true)
        let app = try TestApp(root: lines)
        app.at(0.1) {
            lines.rows = 4
            lines.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: animation)
        }
        try app.play()
        #expect(lines.tableView.visibleCells.count == 4)
        #expect(lines.tableView.visibleCells.allSatisfy { $0.transform == CGAffineTransform(scaleX: 1, y: -1) })
    }
}
