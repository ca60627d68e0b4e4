/// How a table or a list layout shows a cell: what the cell does not decide itself.
///
/// The cell draws its background corners, separators, accessories and editing controls from it.
struct RowAppearance: Equatable {
    /// As the styles of tables and the appearances of list layouts.
    enum Style: CaseIterable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

    /// Where the cell is in its section.
    enum Position: CaseIterable { case only, first, middle, last }

    /// The control at the leading edge of a cell that is edited.
    enum EditControl: CaseIterable { case none, delete, insert, multiselect }

    var style = Style.plain
    var position = Position.middle
    /// Whether the cell is the header of its section: without separators, and with the background of headers.
    var isHeader = false
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    /// `nil` for the system's separator colour.
    var separatorColor: UIColor?
    /// The insets of separators that the list gives its cells, in points; `nil` for automatic ones.
    var separatorInset: UIEdgeInsets?
    /// Those of the separator at the top edge; `nil` for those at the bottom edge.
    var topSeparatorInset: UIEdgeInsets?
    /// Whether the insets begin at the cell's automatic ones rather than at its edges.
    var addsSeparatorInsetToAutomatic = false
    /// Whether the row has no separator at the top edge. The first row of a grouped section has a line there either way.
    var hidesTopSeparator = true
    var hidesBottomSeparator = false
    /// The distance between the edge of the list and that of the cell, in points. The list has applied it to the cell's frame.
    var sideInset: CGFloat = 0
    var isEditing = false
    var editControl = EditControl.none
    var showsReorderControl = false
    /// Whether the content makes room for the edit control.
    var indentsWhileEditing = true
    /// How far the row is swiped, in points; the list has applied it to the cell's frame. The cell is swiped unless it is 0.
    var swipeOffset: CGFloat = 0
}

extension RowAppearance {
    var isGrouped: Bool { style == .grouped || style == .insetGrouped }
    /// Whether the corners of the section are round, in the cell that has them.
    var roundsCorners: Bool { style == .insetGrouped && !isHeader }
    var hasSeparators: Bool { separatorStyle != .none && !isHeader }
    var isFirst: Bool { position == .first || position == .only }
    var isLast: Bool { position == .last || position == .only }
}

/// A cell that a list gives an appearance.
@MainActor protocol RowAppearing: UIView {
    var rowAppearance: RowAppearance { get set }
    /// The list that shows the cell.
    var list: (any CellOwner)? { get set }
}
