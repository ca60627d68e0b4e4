package import FrameStoryboards
internal import QuartzCore

extension ElementRow {
    package static let tableView = ElementRow(
        UITableView.self, "tableView",
        attributes: [
            // The background in the file replaces the style's background.
            ElementAttribute(reading: [("style", .any)]) { table, object, context in
                guard let style = object[.style].flatMap(UITableView.Style.init(archived:)), style != table.style
                else { return }
                table.storedStyle = style
                if let color = object[.backgroundColor] { table.backgroundColor = context.color(color) }
            },
            .number("rowHeight") { $0.rowHeight = $1 },
            .number("estimatedRowHeight") { $0.estimatedRowHeight = $1 },
            .number("sectionHeaderHeight") { $0.sectionHeaderHeight = $0.sectionHeight(archived: $1) },
            .number("sectionFooterHeight") { $0.sectionFooterHeight = $0.sectionHeight(archived: $1) },
            .number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 },
            .number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 },
            .choice("separatorStyle") { $0.separatorStyle = $1 },
            .color("separatorColor") { $0.separatorColor = $1 },
            .insets("separatorInset") { $0.separatorInset = $1 },
            .flag("allowsSelection") { $0.allowsSelection = $1 },
            .flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 },
            .flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 },
            .flag("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 },
            .integer("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = $1 },
            .color("sectionIndexColor") { $0.sectionIndexColor = $1 },
            .color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 },
            .object("backgroundView", of: UIView.self) { $0.backgroundView = $1 },
            .object("tableHeaderView", of: UIView.self) { $0.tableHeaderView = $1 },
            .object("tableFooterView", of: UIView.self) { $0.tableFooterView = $1 },
            ElementAttribute(reading: [("prototypes", .any)]) { table, object, context in
                for cell in object.list("prototypes") {
                    guard let identifier = cell[.reuseIdentifier] else { continue }
                    table.register(context.prototype(cell), forCellReuseIdentifier: identifier)
                }
            },
            ElementAttribute(reading: [("sections", .any)]) { table, object, context in
                let sections = object.list("sections")
                if !sections.isEmpty { table.staticSections = sections.map { StaticSection($0, context) } }
            },
        ],
        outlets: {
            [
                Outlet("dataSource", \UITableView.dataSource), Outlet("delegate", \UITableView.delegate),
                Outlet("prefetchDataSource", \UITableView.prefetchDataSource),
                Outlet("backgroundView", \UITableView.backgroundView),
                Outlet("tableHeaderView", \UITableView.tableHeaderView),
                Outlet("tableFooterView", \UITableView.tableFooterView),
            ]
        })

    package static let tableViewController = ElementRow(
        UITableViewController.self, "tableViewController", role: .controller,
        attributes: [
            .flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 },
            .object("refreshControl", of: UIRefreshControl.self) { $0.refreshControl = $1 },
        ],
        outlets: { [Outlet("tableView", \UITableViewController.tableView)] })
}

extension StaticSection {
    fileprivate init(_ section: InterfaceObject, _ context: any ElementContext) {
        self.init(
            header: section[.headerTitle], footer: section[.footerTitle],
            rows: section.list("cells").compactMap { cell in
                (context.make(cell) as? UITableViewCell).map {
                    Row(cell: $0, height: cell[.rowHeight].map { CGFloat($0) })
                }
            })
    }
}

extension UITableView {
    /// Maps the former default heights that Interface Builder writes for grouped tables to the height of the title
    /// (facts/static-tables).
    fileprivate func sectionHeight(archived height: CGFloat) -> CGFloat {
        style != .plain && (height == 10 || height == 18) ? Self.automaticDimension : height
    }
}

extension AttributeKey<String> {
    fileprivate static let footerTitle = AttributeKey("footerTitle")
    fileprivate static let headerTitle = AttributeKey("headerTitle")
    package static let reuseIdentifier = AttributeKey("reuseIdentifier")
    fileprivate static let style = AttributeKey("style")
}

extension AttributeKey<Double> {
    fileprivate static let rowHeight = AttributeKey("rowHeight")
}

extension AttributeKey<InterfaceColor?> {
    fileprivate static let backgroundColor = AttributeKey("backgroundColor")
}

extension UITableViewCell.SeparatorStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        [
            "none": .none, "default": .singleLine, "singleLine": .singleLine,
            "singleLineEtched": .singleLineEtched,
        ]
    }
}
