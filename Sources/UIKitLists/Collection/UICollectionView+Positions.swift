internal import QuartzCore

extension UICollectionView {
    /// The attributes of an element after preparing the layout; `nil` if the element does not exist.
    func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return reader.attributes(of: key)
    }

    /// The attributes of an element in the coordinates of its scroll view.
    func attributesInShelf(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let attributes = reader.attributes(of: key)
        guard key.category == .cell, let layout = storedLayout as? any OrthogonalScrolling,
            let origin = layout.orthogonalSection(key.indexPath.section)?.frame.origin
        else { return attributes }
        attributes?.center.x -= origin.x
        attributes?.center.y -= origin.y
        return attributes
    }

    /// The item at a point. An item being moved counts at its position in the layout.
    func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let inShelf = shelves.elements(at: point, in: self)
        let items = (inShelf ?? reader.elements(in: rect).filter { $0.frame.contains(point) }).filter {
            $0.representedElementCategory == .cell
        }
        return items.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// The cell that contains a view.
    func cell(around view: UIView?) -> (key: ElementKey, cell: UICollectionViewCell)? {
        for view in sequence(first: view, next: { $0?.superview }) {
            guard view !== self, let view else { return nil }
            if let cell = view as? UICollectionViewCell, cell.collection === self, let key = elements.key(of: cell) {
                return (key, cell)
            }
        }
        return nil
    }

    func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard hasItem(at: indexPath) else { return report(outOfBounds: indexPath) }
        // A jump shows new cells, whose sizes may move the item.
        for _ in 0..<(animated ? 1 : CollectionLayoutPasses.limit) {
            guard let frame = attributes(.item(indexPath))?.frame else { return }
            let target = offset(showing: shelves.frameOnScreen(frame, indexPath, position, in: self), position)
            if animated { return setContentOffset(target, animated: true) }
            guard target != contentOffset else { return }
            setContentOffset(target, animated: false)
            if window != nil { layOutElements() }
        }
    }

    private func report(outOfBounds indexPath: IndexPath) {
        let counts = currentCounts
        let reason =
            indexPath.count == 2 && counts.indices.contains(indexPath.section)
            ? "item (\(indexPath.item)) when there are only \(counts[indexPath.section]) items in section \(indexPath.section)"
            : "section (\(indexPath.first ?? 0)) when there are only \(counts.count) sections"
        stage.diagnostics.misuse("Attempted to scroll the collection view to an out-of-bounds \(reason).")
    }

    /// The offset, limited to the valid range, that shows a rectangle of the content at a scroll position.
    private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let range = offsetRange
        let x = Self.offset(
            contentOffset.x, frame.minX - inset.left, frame.midX - (bounds.width + inset.left - inset.right) / 2,
            frame.maxX - bounds.width + inset.right,
            position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right))
        let y = Self.offset(
            contentOffset.y, frame.minY - inset.top, frame.midY - (bounds.height + inset.top - inset.bottom) / 2,
            frame.maxY - bounds.height + inset.bottom,
            position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom))
        return onPixels(
            CGPoint(
                x: min(max(x, range.x.lowerBound), range.x.upperBound),
                y: min(max(y, range.y.lowerBound), range.y.upperBound)))
    }

    /// The offset on one axis. Without a position, it is the nearest offset that shows everything.
    private static func offset(
        _ current: CGFloat, _ start: CGFloat, _ center: CGFloat, _ end: CGFloat, _ atStart: Bool, _ atCenter: Bool,
        _ atEnd: Bool
    ) -> CGFloat {
        if atStart { return start }
        if atCenter { return center }
        if atEnd { return end }
        return end > start ? start : min(max(current, end), start)
    }
}
