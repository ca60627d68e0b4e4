/// A list whose delegate provides context menus for rows or items.
@MainActor protocol ContextMenuList: UIView {
    /// The menu for a point, with the cell at that point.
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView, indexPath: IndexPath)?
    /// Ends the touch on the cell whose menu opens, which is not highlighted in its preview.
    func menuTakesTouch()
    func menuPreview(_ configuration: UIContextMenuConfiguration, at indexPath: IndexPath) -> UITargetedPreview?
    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuPreviewWasTouched(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Shows the context menus of a list.
final class ListMenus: UIContextMenuInteractionDelegate {
    private weak var list: (any ContextMenuList)?
    private weak var cell: UIView?
    private var indexPath: IndexPath?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of list: any ContextMenuList) { self.list = list }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = list?.menu(at: location) else { return nil }
        (cell, indexPath) = (menu.cell, menu.indexPath)
        return menu.configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        list?.menuTakesTouch()
        let own = indexPath.flatMap { list?.menuPreview(configuration, at: $0) }
        return own ?? cell.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillAppear(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillEnd(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuPreviewWasTouched(configuration, animator) }
}
