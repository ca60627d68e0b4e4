internal import FrameLists
internal import QuartzCore

extension UITableView {
    /// Raw values match the public header.
    public enum Style: Int, CaseIterable, Sendable { case plain, grouped, insetGrouped }

    /// Raw values match the public header.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// The animation with which rows appear and disappear. Raw values match the public header.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The reference for ``separatorInset``. Raw values match the public header.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// Raw values match the public header.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// A height that is determined by the content or by the system.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The index title that stands for the search field.
    public nonisolated static let indexSearch = "{search}"
    /// Posted when a tap has changed the selection of a table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UITableView.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    }
}

/// The heights set by the application, in points; −1 for automatic ones.
struct TableMeasures: Equatable {
    var row: CGFloat = UITableView.automaticDimension
    var header: CGFloat = UITableView.automaticDimension
    var footer: CGFloat = UITableView.automaticDimension
    var estimatedRow: CGFloat = UITableView.automaticDimension
    var estimatedHeader: CGFloat = UITableView.automaticDimension
    var estimatedFooter: CGFloat = UITableView.automaticDimension
    var headerPadding: CGFloat = UITableView.automaticDimension
    /// The height of empty rows; 0 for none.
    var filler: CGFloat = 0
}

struct TableSeparators: Equatable {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    var inset: UIEdgeInsets?
    var reference = UITableView.SeparatorInsetReference.fromCellEdges
}

extension ListIndex {
    /// Creates an index; fails for a path that does not consist of two indexes.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(section: path[0], item: path[1])
    }

    var path: IndexPath { IndexPath(indexes: [section, item]) }
}
