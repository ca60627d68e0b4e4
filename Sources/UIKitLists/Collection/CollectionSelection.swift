internal import QuartzCore

/// The selected items, and the touch that highlights one.
@MainActor final class CollectionSelection {
    /// The selected index paths, in the order of their selection.
    private(set) var paths: [IndexPath] = []
    private var set: Set<IndexPath> = []
    private(set) var highlighted: IndexPath?
    private(set) weak var touch: UITouch?

    func contains(_ path: IndexPath) -> Bool { set.contains(path) }

    func add(_ path: IndexPath) {
        if set.insert(path).inserted { paths.append(path) }
    }

    func remove(_ path: IndexPath) {
        guard set.remove(path) != nil else { return }
        paths.removeAll { $0 == path }
    }

    func removeAll() {
        paths = []
        set = []
    }

    /// Maps index paths after an update. Deleted items are removed.
    func map(_ new: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(new)
        set = Set(paths)
        if let path = highlighted, new(path) == nil { endTracking() } else { highlighted = highlighted.flatMap(new) }
    }

    func track(_ touch: UITouch, on path: IndexPath) {
        self.touch = touch
        highlighted = path
    }

    func endTracking() {
        touch = nil
        highlighted = nil
    }

    func isTracking(_ touches: Set<UITouch>) -> Bool { touch.map(touches.contains) ?? false }
}

extension UICollectionView {
    private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
        if isSelected { selection.add(path) } else { selection.remove(path) }
        guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
        guard animated else { return cell.isSelected = isSelected }
        UIView.animate(withDuration: CollectionNumbers.selectionDuration, delay: 0, options: .allowUserInteraction) {
            cell.isSelected = isSelected
            cell.layoutIfNeeded()
        }
    }

    private func setHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = isHighlighted
    }

    // MARK: By calls

    func selectByCall(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else { return selection.paths.forEach { setSelected(false, $0, animated: animated) } }
        guard hasItem(at: path) else {
            return stage.diagnostics.misuse(
                "selectItem(at:animated:scrollPosition:) of \(layerName): there is no item \(path); select one that exists."
            )
        }
        guard isEditing ? allowsSelectionDuringEditing || allowsMultipleNow : allowsSelection || allowsMultipleSelection
        else { return }
        if !allowsMultipleNow {
            for other in selection.paths where other != path { setSelected(false, other, animated: animated) }
        }
        setSelected(true, path, animated: animated)
        if position != [] { scrollToItem(at: path, at: position, animated: animated) }
    }

    func deselectByCall(_ path: IndexPath, animated: Bool) { setSelected(false, path, animated: animated) }

    func limitSelection() {
        for path in selection.paths.dropLast() { setSelected(false, path, animated: false) }
    }

    func changeEditing(_ isEditing: Bool) {
        swipes.close(animated: true)
        guard isEditing != storedIsEditing else { return }
        let isShown = window != nil && !elements.all.isEmpty
        // Completes pending changes first, so that they do not move along with the accessories.
        if isShown { UIView.performWithoutAnimation { layoutIfNeeded() } }
        storedIsEditing = isEditing
        for element in elements.cells {
            (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
            if let cell = element.view as? any UIView & RowAppearing { cell.setNeedsLayout() }
        }
        elements.forgetMeasurements()
        invalidateLayout()
        guard isShown else { return }
        UIView.animate(withDuration: CellMetrics.editingDuration, delay: 0, options: .allowUserInteraction) { [self] in
            layoutIfNeeded()
            for element in elements.cells { element.view.layoutIfNeeded() }
        }
    }

    var allowsMultipleNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var selectsByTouch: Bool {
        allowsMultipleNow || (isEditing ? allowsSelectionDuringEditing : allowsSelection)
    }

    // MARK: By touches

    /// - Returns: Whether the touch is on a cell, in which case it is not passed on.
    func touchBegan(_ touches: Set<UITouch>) -> Bool {
        if swipes.isOpen {
            swipes.close(animated: true)
            return true
        }
        guard selection.touch == nil, let touch = touches.first, let (key, cell) = cell(around: touch.view) else {
            return false
        }
        let path = key.indexPath
        guard selectsByTouch, delegateAllows({ $0.collectionView(self, shouldHighlightItemAt: path) })
        else { return true }
        selection.track(touch, on: path)
        cell.isHighlighted = true
        notify(.didHighlightItemAt, path) { $0.collectionView(self, didHighlightItemAt: path) }
        return true
    }

    func touchMoved(_ touches: Set<UITouch>) -> Bool {
        selection.isTracking(touches) || touches.contains { cell(around: $0.view) != nil }
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard selection.isTracking(touches), let touch = selection.touch, let path = selection.highlighted else {
            return touches.contains { cell(around: $0.view) != nil }
        }
        if let cell = cellForItem(at: path), cell.bounds.contains(touch.location(in: cell)) { tap(path, cell) }
        stopHighlighting()
        return true
    }

    func touchCancelled(_ touches: Set<UITouch>) -> Bool {
        guard selection.isTracking(touches) else { return touches.contains { cell(around: $0.view) != nil } }
        stopHighlighting()
        return true
    }

    func menuTakesTouch() { stopHighlighting() }

    private func stopHighlighting() {
        let path = selection.highlighted
        selection.endTracking()
        guard let path else { return }
        setHighlighted(false, path)
        notify(.didUnhighlightItemAt, path) { $0.collectionView(self, didUnhighlightItemAt: path) }
    }

    func tap(_ path: IndexPath, _ cell: UICollectionViewCell) {
        if allowsMultipleNow, selection.contains(path) {
            guard delegateAllows({ $0.collectionView(self, shouldDeselectItemAt: path) }) else { return }
            setSelected(false, path, animated: false)
            return notify(.didDeselectItemAt, path) { $0.collectionView(self, didDeselectItemAt: path) }
        }
        guard delegateAllows({ $0.collectionView(self, shouldSelectItemAt: path) }) else { return }
        if !allowsMultipleNow {
            for other in selection.paths where other != path {
                setSelected(false, other, animated: false)
                notify(.didDeselectItemAt, other) { $0.collectionView(self, didDeselectItemAt: other) }
            }
        }
        setSelected(true, path, animated: false)
        cell.selectionSegue?()
        notify(.didSelectItemAt, path) { $0.collectionView(self, didSelectItemAt: path) }
        guard collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false else { return }
        collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func delegateAllows(_ question: (any UICollectionViewDelegate) -> Bool) -> Bool {
        collectionDelegate.map(question) ?? true
    }

    func notify(
        _ name: CollectionCall, _ path: IndexPath, _ call: (any UICollectionViewDelegate) -> Void
    ) {
        guard let delegate = collectionDelegate else { return }
        stage.diagnostics.trace(
            layerName, callback: .collectionView, ["\(name)": .name(path.map(String.init).joined(separator: "."))])
        call(delegate)
    }
}

/// The labels of the delegate methods about touches.
enum CollectionCall {
    case didHighlightItemAt, didUnhighlightItemAt, didSelectItemAt, didDeselectItemAt
    case didBeginMultipleSelectionInteractionAt
}
