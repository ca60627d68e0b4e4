internal import FrameLists
internal import QuartzCore

extension UITableView {
    /// Raw values match the public header.
    public enum Style: Int, CaseIterable, Sendable { case plain, grouped, insetGrouped }

    /// Raw values match the public header.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// How rows come and go. Raw values match the public header.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// What ``separatorInset`` is measured from. Raw values match the public header.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// Raw values match the public header.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// A height that follows from the content, or that the system decides.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// A title of the index that stands for the search field.
    public nonisolated static let indexSearch = "{search}"
    /// Posted by a table when its selection was changed by a tap.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UITableView.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    }
}

/// The heights that an application sets, in points; −1 for automatic ones.
struct TableMeasures: Equatable {
    var row: CGFloat = UITableView.automaticDimension
    var header: CGFloat = UITableView.automaticDimension
    var footer: CGFloat = UITableView.automaticDimension
    var estimatedRow: CGFloat = UITableView.automaticDimension
    var estimatedHeader: CGFloat = UITableView.automaticDimension
    var estimatedFooter: CGFloat = UITableView.automaticDimension
    var headerPadding: CGFloat = UITableView.automaticDimension
    /// 0 for none.
    var filler: CGFloat = 0
}

struct TableSeparators: Equatable {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    var inset: UIEdgeInsets?
    var reference = UITableView.SeparatorInsetReference.fromCellEdges
}

extension ListIndex {
    /// `nil` for a path that does not consist of two indexes.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(section: path[0], item: path[1])
    }

    var path: IndexPath { IndexPath(indexes: [section, item]) }
}
