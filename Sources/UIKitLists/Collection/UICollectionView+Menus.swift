// The context menus of items.
extension UICollectionView: ContextMenuList {
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView, indexPath: IndexPath)? {
        guard let indexPath = indexPathForItem(at: point), let cell = cellForItem(at: indexPath),
            let configuration = delegate?.collectionView(
                self, contextMenuConfigurationForItemsAt: [indexPath], point: point)
        else { return nil }
        return (configuration, cell, indexPath)
    }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at indexPath: IndexPath) -> UITargetedPreview? {
        delegate?.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }

    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func menuPreviewWasTouched(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
