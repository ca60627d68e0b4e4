// The context menus of rows.
extension UITableView: ContextMenuList {
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView, indexPath: IndexPath)? {
        guard let indexPath = indexPathForRow(at: point), let cell = cellForRow(at: indexPath),
            let configuration = delegate?.tableView(
                self, contextMenuConfigurationForRowAt: indexPath, point: point)
        else { return nil }
        return (configuration, cell, indexPath)
    }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at indexPath: IndexPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func menuPreviewWasTouched(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
