internal import QuartzCore

extension UITableViewCell: RowAppearing {}

extension UITableViewCell: ConfigurableView {
    var shownState: any UIConfigurationState { configurationState }

    func updateConfigurationForState() { updateConfiguration(using: configurationState) }

    /// The row's colour behind the content, unless the application has given the cell one; the grey of a selection where no view
    /// of the application shows it.
    var standardBackground: UIBackgroundConfiguration? {
        let isGrey = showsSelection && selectedBackgroundView == nil && multipleSelectionBackgroundView == nil
        if isGrey { return rowAppearance.cellBackground.updated(for: configurationState) }
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

    /// Shows the state of the cell; if animated, with a fade that does not keep touches away.
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

    /// The list has changed what the cell shows.
    func rowDidChange(from old: RowAppearance) {
        let new = rowAppearance
        applyMargins()
        if new.roundsCorners || old.roundsCorners { new.roundCorners(of: self) }
        if new.style != old.style || new.swipeOffset != old.swipeOffset { configurator.setNeedsUpdate() }
        accessoriesDidChange()
    }
}

extension UIView {
    /// Highlights the labels, images and controls in the view, or not.
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
    func sideMargin(inCellOfWidth width: CGFloat) -> CGFloat {
        CellMetrics.sideMargin(inListOfWidth: width + 2 * sideInset)
    }

    /// Rounds the outer corners of a section in the cell that has them.
    @MainActor func roundCorners(of cell: UIView) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = roundsCorners && !corners.isEmpty ? cell.cellMetrics.cornerRadius : 0
        cell.layer.cornerCurve = .continuous
        cell.layer.maskedCorners = corners
        // Also between the corners, where controls slide in.
        cell.clipsToBounds = roundsCorners
    }
}
