internal import QuartzCore

// The life of element views, from the data source to the screen and back to the reuse pool.
extension UICollectionView {
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate }

    /// Creates the view of an element and shows it with the given initial attributes: the layout's, or those from which
    /// it starts to move.
    func display(_ attributes: UICollectionViewLayoutAttributes, as initial: UICollectionViewLayoutAttributes) {
        layoutPasses.attributesBeingShown = initial
        let view = makeView(attributes)
        layoutPasses.attributesBeingShown = nil
        guard let view else { return }
        let key = ElementKey(attributes)
        view.collection = self
        UIView.performWithoutAnimation {
            view.autoresizingMask = []
            view.translatesAutoresizingMaskIntoConstraints = true
            view.show(initial)
            (view as? UICollectionViewCell).map { prepare($0, at: key.indexPath) }
            let container = shelves.container(of: attributes, in: self)
            if view.superview !== container { container.addSubview(view) }
            (view as? UICollectionViewCell)?.configurator.layOutContent()
        }
        elements[key] = ShownElement(key: key, view: view, attributes: attributes)
        notifyOfDisplay(of: view, key)
        layoutPasses.newViews.append(view)
    }

    /// Lays out the views that have been created, now that they have been measured.
    func layOutNewViews() {
        let views = layoutPasses.newViews
        layoutPasses.newViews = []
        UIView.performWithoutAnimation {
            for view in views {
                (view as? UICollectionViewCell)?.configurator.layOutContent()
                view.layer.layOutSubtreeIfNeeded()
            }
        }
    }

    private func prepare(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        let isSelected = selection.contains(indexPath)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isHighlighted = selection.highlighted == indexPath
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        cell.isReordering = reordering?.target == indexPath
        (cell as? any UIView & RowAppearing)?.list = self
        takeRowAppearance(cell, at: indexPath)
        cell.configurator.setNeedsUpdate()
    }

    /// Gives the cell of a list the appearance that the layout requests.
    func takeRowAppearance(_ view: UICollectionReusableView, at indexPath: IndexPath) {
        guard let row = view as? any UIView & RowAppearing,
            let appearance = storedLayout.rowAppearance(at: indexPath), row.rowAppearance != appearance
        else { return }
        row.rowAppearance = appearance
    }

    /// Moves the view of an element into the scroll view of its section, or out of it, without changing its position on
    /// screen.
    func house(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let container = shelves.container(of: attributes, in: self)
        guard let old = view.superview, old !== container else { return }
        UIView.performWithoutAnimation {
            let center = container.convert(view.center, from: old)
            container.addSubview(view)
            view.center = center
        }
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = dataPath(attributes.indexPath)
        switch attributes.representedElementCategory {
        case .cell:
            guard let cell = storedDataSource?.collectionView(self, cellForItemAt: path) else { return nil }
            return isUsable(
                cell, "collectionView(_:cellForItemAt:)",
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            ) ? cell : nil
        case .supplementaryView:
            let kind = attributes.representedElementKind ?? ""
            guard let view = storedDataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            else { return nil }
            let isUsable = isUsable(
                view, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path)) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
            )
            return isUsable && view is MissingSupplementaryView == false ? view : nil
        case .decorationView: return makeDecoration(attributes.representedElementKind ?? "", attributes)
        }
    }

    /// Whether a view from the data source has been dequeued and is not already shown for another element.
    private func isUsable(_ view: UICollectionReusableView, _ method: String, _ notDequeued: String) -> Bool {
        if view.reuseKey == nil { stage.diagnostics.misuse(notDequeued) }
        guard let other = elements.key(of: view) else { return true }
        stage.diagnostics.misuse(
            "\(method) of \(layerName) returned a view that shows \(other.indexPath) already; dequeue one for each call."
        )
        return false
    }

    private func notifyOfDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate = collectionDelegate else { return }
        let path = dataPath(key.indexPath)
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            delegate.collectionView(self, willDisplay: cell, forItemAt: path)
        } else if key.category == .supplementaryView {
            delegate.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: path)
        }
    }

    /// Removes the view of an element from the screen.
    func endDisplaying(_ element: ShownElement) {
        pool.put(element.view)
        notifyOfEnd(of: element)
    }

    func notifyOfEnd(of element: ShownElement) {
        let (view, key) = (element.view, element.key)
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.indexPath)
        }
    }

    // MARK: Sizes

    /// Measures the views whose size the layout estimates.
    func measureElements() {
        guard !layoutPasses.isUnsettled else { return }
        for element in elements.fromBackToFront where element.needsMeasuring {
            let original = element.attributes
            let axes = storedLayout.measuredAxes(of: original)
            guard axes.horizontal || axes.vertical, original.representedElementCategory != .decorationView else {
                continue
            }
            var preferred = original
            UIView.performWithoutAnimation {
                preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
            }
            elements[element.key]?.measuredSizes = [original.size, preferred.size]
            guard preferred.isFinite,
                storedLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            storedLayout.invalidateLayout(
                with: storedLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        }
    }

    // MARK: Order

    /// Orders the element views from back to front among the subviews of this view. Other subviews stay above or below
    /// them.
    func orderElements() {
        let order = elements.fromBackToFront.map(\.view).filter { $0.superview === self }
        let managed = Set(order.map(ObjectIdentifier.init))
        guard !order.elementsEqual(subviews.lazy.filter { managed.contains(ObjectIdentifier($0)) }, by: ===) else {
            return
        }
        var previous = storedBackgroundView?.superview === self ? storedBackgroundView : nil
        for view in order {
            if let previous { insertSubview(view, aboveSubview: previous) } else { insertSubview(view, at: 0) }
            previous = view
        }
    }

    // MARK: Background

    func setBackgroundView(_ view: UIView?) {
        guard view !== storedBackgroundView else { return }
        storedBackgroundView?.removeFromSuperview()
        storedBackgroundView = view
        if let view { insertSubview(view, at: 0) }
        placeBackground()
    }

    func placeBackground() {
        guard let view = storedBackgroundView, view.superview === self else { return }
        if view.frame != bounds { view.frame = bounds }
    }
}

extension UICollectionView: CellOwner {
    func cellMayNeedOtherSize(_ cell: UIView) {
        guard selfSizingInvalidation != .disabled, let key = elements.key(of: cell), !layoutPasses.isShowing else {
            return
        }
        elements[key]?.measuredSizes = []
        setNeedsLayout()
    }

    /// Moves a cell with the touch on its reorder control.
    func reorderControl(of cell: UIView, did phase: ReorderPhase, at point: CGPoint) {
        switch phase {
        case .began:
            guard let path = elements.key(of: cell)?.indexPath, beginInteractiveMovementForItem(at: path) else {
                return
            }
            reordering?.grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
        case .moved:
            guard let reordering else { return }
            updateInteractiveMovementTargetPosition(
                CGPoint(x: reordering.position.x, y: point.y + reordering.grip.y))
        case .ended: endInteractiveMovement()
        case .cancelled: cancelInteractiveMovement()
        }
    }
}
