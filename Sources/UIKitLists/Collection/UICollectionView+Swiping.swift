internal import FrameLists

extension UICollectionView: SwipingList {
    /// The row at a point. Rows in shelves cannot be swiped, because the shelves scroll.
    func shownRow(at point: CGPoint) -> ListIndex? {
        guard let path = item(at: point), let cell = cellForItem(at: path), cell.superview === self else { return nil }
        return ListIndex(section: path.section, item: path.item)
    }

    func swipeFrame(of row: ListIndex) -> CGRect? { attributes(.item(IndexPath(row)))?.frame }

    func swipeActions(of row: ListIndex, _ side: RowSwiping.Side) -> UISwipeActionsConfiguration? {
        storedLayout.swipeActions(of: IndexPath(row), side)
    }

    func insertSwipeActions(_ view: SwipeActionsView, of row: ListIndex) {
        guard let cell = cellForItem(at: IndexPath(row)) else { return insertSubview(view, at: 0) }
        insertSubview(view, belowSubview: cell)
    }

    func layOutSwipe(of row: ListIndex) {
        let key = ElementKey.item(IndexPath(row))
        guard var element = elements[key], let attributes = attributes(key) else { return }
        element.attributes = swiped(attributes)
        elements[key] = element
        element.view.show(element.attributes)
        takeRowAppearance(element.view, at: key.indexPath)
        element.view.layoutIfNeeded()
    }

    func swipeWillBegin(_ row: ListIndex) {}
    func swipeDidEnd(_ row: ListIndex?) {}

    /// The attributes of an element, moved by its swipe distance.
    func swiped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard swipes.isOpen, attributes.representedElementCategory == .cell else { return attributes }
        let path = attributes.indexPath
        attributes.center.x += swipes.offset(of: ListIndex(section: path.section, item: path.item))
        return attributes
    }

    /// Makes the swipe actions disappear together with the row that the change deletes or moves.
    func releaseSwipe(through change: ListChange, into animation: ElementsChange) {
        guard let actions = swipes.release(through: change) else { return }
        let (alongside, row) = (animation.alongside, actions.row)
        animation.alongside = { [unowned self] in
            if let row = actions.newRow, let frame = swipeFrame(of: row) {
                actions.view.frame = actions.covered(by: frame)
            } else {
                actions.view.frame.origin.y = boundary(after: row, through: change) ?? actions.view.frame.minY
                actions.view.frame.size.height = 0
            }
            actions.view.layoutIfNeeded()
            alongside()
        }
        animation.finally = { actions.view.removeFromSuperview() }
    }

    /// The vertical position at which a deleted row closes: after the change, the bottom of the row above it or the top
    /// of the row below.
    private func boundary(after row: ListIndex, through change: ListChange) -> CGFloat? {
        let above = row.item > 0 ? change.newIndex(of: ListIndex(section: row.section, item: row.item - 1)) : nil
        if let above { return swipeFrame(of: above)?.maxY }
        let below = change.newIndex(of: ListIndex(section: row.section, item: row.item + 1))
        return below.flatMap { swipeFrame(of: $0)?.minY }
    }
}
