internal import QuartzCore

extension UITableViewCell {
    /// The controls that the cell shows.
    var stateMask: StateMask {
        var mask: StateMask = []
        if isEditing, rowAppearance.editControl != .none { mask.insert(.showingEditControl) }
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Moves the content aside for editing controls, or back.
    func editingDidChange(from old: StateMask, animated: Bool) {
        let new = stateMask
        if new != old { willTransition(to: new) }
        if animated { layoutIfNeeded() }
        accessoriesDidChange()
        configurator.setNeedsUpdate()
        guard animated, window != nil else {
            if new != old { didTransition(to: new) }
            return
        }
        UIView.animate(withDuration: CellMetrics.editingDuration) { [self] in
            layoutIfNeeded()
        } completion: { [weak self] _ in
            if new != old { self?.didTransition(to: new) }
        }
    }

    /// Shows the accessories and controls for the cell's state.
    func accessoriesDidChange() {
        let appearance = rowAppearance
        chrome.showEditControl(
            appearance.editControl, isShown: appearance.isEditing, isSelected: isSelected || isHighlighted)
        let (normal, editing) = chrome.accessoryViews(
            (accessoryType, accessoryView), (editingAccessoryType, editingAccessoryView))
        chrome.showTrailing(
            normal: normal, editing: editing, isEditing: appearance.isEditing,
            isReordering: appearance.isEditing && appearance.showsReorderControl)
        setNeedsLayout()
    }
}
