/// The aspects of a cell's appearance that the table or list layout determines.
///
/// The cell draws its background, corners, separators, accessories and editing controls accordingly.
struct RowAppearance: Equatable {
    /// The styles of tables and the appearances of list layouts.
    enum Style: CaseIterable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

    /// The position of the cell in its section.
    enum Position: CaseIterable { case only, first, middle, last }

    /// The control at the leading edge of a cell in editing mode.
    enum EditControl: CaseIterable { case none, delete, insert, multiselect }

    var style = Style.plain
    var position = Position.middle
    /// Whether the cell is the header of its section, which has a header background and no separators.
    var isHeader = false
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    /// The color of separators; `nil` for the system's separator color.
    var separatorColor: UIColor?
    /// The separator insets that the list sets for its cells, in points; `nil` for automatic ones.
    var separatorInset: UIEdgeInsets?
    /// The insets of the separator at the top edge; `nil` for the same insets as at the bottom.
    var topSeparatorInset: UIEdgeInsets?
    /// Whether the insets are added to the cell's automatic ones rather than measured from its edges.
    var addsSeparatorInsetToAutomatic = false
    /// Whether the row has no separator at the top edge. The first row of a grouped section has one regardless.
    var hidesTopSeparator = true
    var hidesBottomSeparator = false
    /// The distance between the edges of the list and the cell, in points. The cell's frame already includes it.
    var sideInset: CGFloat = 0
    /// The width at the trailing edge that the index of the list covers, in points.
    var indexWidth: CGFloat = 0
    var isEditing = false
    var editControl = EditControl.none
    var showsReorderControl = false
    /// Whether the content is indented for the edit control.
    var indentsWhileEditing = true
    /// The distance by which the row is swiped, in points. The cell's frame already includes it. The cell counts as
    /// swiped unless it is 0.
    var swipeOffset: CGFloat = 0
}

extension RowAppearance {
    var isGrouped: Bool { style == .grouped || style == .insetGrouped }
    /// Whether the first and last cells round the corners of their section.
    var roundsCorners: Bool { style == .insetGrouped && !isHeader }
    var hasSeparators: Bool { separatorStyle != .none && !isHeader }
    var isFirst: Bool { position == .first || position == .only }
    var isLast: Bool { position == .last || position == .only }
}

/// A cell whose appearance a list determines.
@MainActor protocol RowAppearing: UIView {
    var rowAppearance: RowAppearance { get set }
    /// The list that shows the cell.
    var list: (any CellOwner)? { get set }
}
