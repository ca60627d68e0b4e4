import UIKit

@testable import QuartzCore

// Without `import Testing`: support shared by tests of tables.

/// A data source whose rows are strings. Delegates are separate classes, because Swift finds the methods of a protocol
/// only in the class that declares the conformance.
final class RowList: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var titles: [String?] = []
    var indexTitles: [String]?
    /// The number of cells that were requested.
    private(set) var made = 0
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(rows: Int) { self.init([(0..<rows).map { "row \($0)" }]) }

    /// Creates sections whose rows are named by their indexes.
    convenience init(counts: [Int]) {
        self.init(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.name = sections[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
}

/// A cell with a name, whose content may have a height.
final class RowCell: UITableViewCell {
    var name = ""
    private(set) var reuses = 0
    private(set) var height: NSLayoutConstraint?

    func setHeight(_ points: CGFloat) {
        if let height { return height.constant = points }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: points)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
        self.height = height
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A table of 300 × 400 points on a screen of 390 × 844, with the classic design and no safe area.
@MainActor final class TablePad {
    let app: TestApp
    let root: UIViewController
    let table: UITableView
    let list: RowList
    private let delegate: (any UITableViewDelegate)?

    init(
        _ list: RowList, _ delegate: (any UITableViewDelegate)? = nil, style: UITableView.Style = .plain,
        _ setUp: @MainActor (UITableView) -> Void = { _ in }
    ) throws {
        let root = UIViewController()
        let app = try TestApp(root: root)
        self.app = app
        self.root = root
        self.list = list
        self.delegate = delegate
        var made: UITableView?
        app.perform {
            app.stage.applicationState.mainScreen.settings.look = .classic
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: style)
            table.contentInsetAdjustmentBehavior = .never
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            table.dataSource = list
            table.delegate = delegate
            table.separatorStyle = .none
            setUp(table)
            root.view.addSubview(table)
            table.layoutIfNeeded()
            made = table
        }
        table = made ?? UITableView()
    }

    /// Runs `body` and lays out the table.
    func perform(_ body: @escaping @MainActor (UITableView) -> Void) {
        app.perform {
            body(table)
            table.layoutIfNeeded()
        }
    }

    /// The names and frames of the visible rows.
    var visible: [String] {
        table.visibleCells.map { cell in
            let (frame, name) = (cell.frame, (cell as? RowCell)?.name ?? "?")
            return "\(name): \(frame.minY) + \(frame.height)"
        }
    }

    /// The names of the rows and their visible positions, measured from the top of the table.
    var seen: [String: CGFloat] {
        Dictionary(
            table.visibleCells.map { (($0 as? RowCell)?.name ?? "?", $0.frame.minY - table.bounds.minY) },
            uniquingKeysWith: { first, _ in first })
    }
}
