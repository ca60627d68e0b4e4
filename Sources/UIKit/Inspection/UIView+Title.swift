internal import QuartzCore

extension UIView {
    /// A title by which readers recognize the view among others with its name: the text of a label or button in
    /// quotation marks, or the index path of a cell.
    package var layerTitle: String? {
        switch self {
        case let label as UILabel: Self.quoted(label.currentText)
        case let button as UIButton: Self.quoted(button.title.currentText)
        case let cell as UITableViewCell:
            (cell.list as? UITableView)?.shown.index(of: cell).map { Self.name(of: $0.path, "row") }
        case let cell as UICollectionViewCell:
            cell.collection?.elements.key(of: cell).map { Self.name(of: $0.indexPath, "item") }
        default: nil
        }
    }

    /// The maximum number of characters of a text in a name.
    private static let longestTitle = 30

    /// The first line in quotation marks.
    private static func quoted(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let line = text.prefix { !$0.isNewline }
        return "“\(line.count > longestTitle ? line.prefix(longestTitle - 1) + "…" : line)”"
    }

    private static func name(of path: IndexPath, _ noun: String) -> String {
        path.section == 0 ? "\(noun) \(path.item)" : "section \(path.section), \(noun) \(path.item)"
    }
}
