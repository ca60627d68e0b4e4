internal import QuartzCore

extension UITableViewCell: RowAppearing {}

extension UITableViewCell: ConfigurableView {
    var shownState: any UIConfigurationState { configurationState }

    func updateConfigurationForState() { updateConfiguration(using: configurationState) }

    /// The background color of the row, unless the application has set one on the cell; gray if the cell is selected
    /// and has no selection view of the application's.
    var standardBackground: UIBackgroundConfiguration? {
        let isGray = showsSelection && selectedBackgroundView == nil && multipleSelectionBackgroundView == nil
        if isGray { return rowAppearance.cellBackground.updated(for: configurationState) }
        return backgroundColor == nil ? rowAppearance.cellBackground : nil
    }

    var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }
}

extension UITableViewCell {
    var ownConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = rowAppearance.swipeOffset != 0
        state.listStyle = list == nil ? nil : rowAppearance.style
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Shows the state of the cell. The animation is a fade that does not block touches.
    func stateDidChange(animated: Bool) {
        let show = { [self] in
            configurator.setNeedsUpdate()
            configurator.updateIfNeeded()
            contentView.highlightContent(isHighlighted || isSelected)
            if isEditing { accessoriesDidChange() }
        }
        guard animated, window != nil else { return show() }
        UIView.animate(
            withDuration: CellMetrics.selectionFade, delay: 0, options: .allowUserInteraction, animations: show)
    }

    /// Called when the list has changed the cell's appearance.
    func rowDidChange(from old: RowAppearance) {
        let new = rowAppearance
        applyMargins()
        if new.roundsCorners || old.roundsCorners { new.roundCorners(of: self) }
        if new.style != old.style || new.swipeOffset != old.swipeOffset { configurator.setNeedsUpdate() }
        accessoriesDidChange()
    }
}

extension UIView {
    /// Highlights the labels, images and controls inside the view, or removes their highlight.
    func highlightContent(_ isHighlighted: Bool) {
        for view in subviews {
            switch view {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let image as UIImageView: image.isHighlighted = isHighlighted
            case let control as UIControl:
                control.isHighlighted = isHighlighted
                continue
            default: break
            }
            view.highlightContent(isHighlighted)
        }
    }
}

extension RowAppearance {
    /// The background of a cell that has no other one.
    var cellBackground: UIBackgroundConfiguration {
        switch style {
        case .plain: isHeader ? .listPlainHeaderFooter() : .listPlainCell()
        case .grouped, .insetGrouped: isHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar, .sidebarPlain: isHeader ? .listSidebarHeader() : .listSidebarCell()
        }
    }

    /// The margin at the sides of a cell.
    @MainActor func sideMargin(of cell: UIView) -> CGFloat {
        cell.sideMargin(inListOfWidth: cell.bounds.width + 2 * sideInset)
    }

    /// Rounds the corners of a section in its first and last cells.
    @MainActor func roundCorners(of cell: UIView) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = roundsCorners && !corners.isEmpty ? cell.cellMetrics.cornerRadius : 0
        cell.layer.cornerCurve = .continuous
        cell.layer.maskedCorners = corners
        // Also clips between the corners, where controls slide in.
        cell.clipsToBounds = roundsCorners
    }
}
