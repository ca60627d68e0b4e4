internal import QuartzCore

/// The items whose data has been requested early: those on the next screen in the direction of scrolling.
@MainActor final class CollectionPrefetching {
    private var requested: Set<IndexPath> = []
    private var offset: CGPoint?
    private var isForward = true

    func reset() {
        requested = []
        offset = nil
    }

    func update(_ view: UICollectionView) {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.window != nil else { return }
        let isVertical = view.contentSize.height > view.bounds.height || view.contentSize.width <= view.bounds.width
        let moved = offset.map { isVertical ? view.contentOffset.y - $0.y : view.contentOffset.x - $0.x } ?? 1
        if moved != 0 { isForward = moved > 0 }
        offset = view.contentOffset
        let page = isForward ? 1.0 : -1.0
        let next = view.bounds.offsetBy(
            dx: isVertical ? 0 : page * view.bounds.width, dy: isVertical ? page * view.bounds.height : 0)
        let shown = Set(view.indexPathsForVisibleItems)
        let ahead = Set(
            view.reader.elements(in: next).lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        ).subtracting(shown)
        let dropped = requested.subtracting(ahead).subtracting(shown).sorted()
        let new = ahead.subtracting(requested).sorted()
        requested = ahead
        if !dropped.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: dropped) }
        if !new.isEmpty { source.collectionView(view, prefetchItemsAt: isForward ? new : new.reversed()) }
    }
}
