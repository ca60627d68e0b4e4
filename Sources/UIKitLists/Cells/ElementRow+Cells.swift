internal import FrameStoryboards
internal import QuartzCore

extension ElementRow {
    package static let tableViewCell = ElementRow(
        UITableViewCell.self, "tableViewCell",
        attributes: [
            .choice("style") { $0.style = $1 },
            .text("reuseIdentifier") { $0.adoptReuseIdentifier($1) },
            .choice("selectionStyle") { $0.selectionStyle = $1 },
            .choice("accessoryType") { $0.accessoryType = $1 },
            .choice("editingAccessoryType") { $0.editingAccessoryType = $1 },
            .integer("indentationLevel") { $0.indentationLevel = $1 },
            .number("indentationWidth") { $0.indentationWidth = $1 },
            .flag("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 },
            .flag("showsReorderControl") { $0.showsReorderControl = $1 },
            .insets("separatorInset") { $0.separatorInset = $1 },
            .content({ $0.contentView }) { cell, subviews, object in
                func label(_ key: AttributeKey<String>) -> UILabel? {
                    object[key].flatMap { subviews[$0] as? UILabel }
                }
                let image = object[.imageView].flatMap { subviews[$0] as? UIImageView }
                cell.labels.adopt(title: label(.textLabel), detail: label(.detailTextLabel), image: image)
            },
            .object("backgroundView", of: UIView.self) { $0.backgroundView = $1 },
            .object("selectedBackgroundView", of: UIView.self) { $0.selectedBackgroundView = $1 },
            .object("accessoryView", of: UIView.self) { $0.accessoryView = $1 },
            .object("editingAccessoryView", of: UIView.self) { $0.editingAccessoryView = $1 },
        ],
        outlets: {
            [
                Outlet("contentView", \UITableViewCell.contentView), Outlet("textLabel", \UITableViewCell.textLabel),
                Outlet("detailTextLabel", \UITableViewCell.detailTextLabel),
                Outlet("imageView", \UITableViewCell.imageView),
                Outlet("backgroundView", \UITableViewCell.backgroundView),
                Outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
                Outlet("accessoryView", \UITableViewCell.accessoryView),
                Outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
                Outlet("reuseIdentifier", \UITableViewCell.reuseIdentifier),
            ]
        })

    package static let tableViewHeaderFooterView = ElementRow(
        UITableViewHeaderFooterView.self, "tableViewHeaderFooterView",
        attributes: [
            .text("reuseIdentifier") { $0.adoptReuseIdentifier($1) },
            .content({ $0.contentView }) { _, _, _ in },
        ],
        outlets: {
            [
                Outlet("contentView", \UITableViewHeaderFooterView.contentView),
                Outlet("textLabel", \UITableViewHeaderFooterView.textLabel),
                Outlet("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel),
                Outlet("backgroundView", \UITableViewHeaderFooterView.backgroundView),
            ]
        })

    package static let collectionViewListCell = ElementRow(UICollectionViewListCell.self, "collectionViewListCell")
}

extension ElementAttribute {
    /// A field for the content view, which the cell has created: its size in the file, to which its subviews refer, and
    /// its contents.
    ///
    /// - Parameter use: Receives the views in the content view by their identifiers in the file.
    static func content(
        _ view: @escaping @MainActor @Sendable (Target) -> UIView,
        _ use: @escaping @MainActor @Sendable (inout Target, [String: UIView], InterfaceObject) -> Void
    ) -> Self {
        Self(reading: [("contentView", .any)]) { target, object, context in
            guard let description = object.object("contentView") else { return }
            let content = view(target)
            if let frame = description[.frame] { content.frame = CGRect(frame) }
            let present = content.subviews.count
            context.fill(content, made: description)
            let added = content.subviews.dropFirst(present)
            let items = description.list("subviews")
            guard items.count == added.count else { return }
            use(&target, Dictionary(zip(items.map(\.id), added)) { first, _ in first }, object)
        }
    }
}

extension AttributeKey<String> {
    fileprivate static let textLabel = AttributeKey("textLabel")
    fileprivate static let detailTextLabel = AttributeKey("detailTextLabel")
    fileprivate static let imageView = AttributeKey("imageView")
}

extension UITableViewCell.CellStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
    }
}

extension UITableViewCell.SelectionStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITableViewCell.AccessoryType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
