internal import QuartzCore

/// A change of layout whose progress the application controls.
@MainActor final class InteractiveLayoutChange {
    let transition: UICollectionViewTransitionLayout
    fileprivate let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    fileprivate init(
        _ transition: UICollectionViewTransitionLayout,
        _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.transition = transition
        self.completion = completion
    }

    /// The offset of the content at the current progress.
    var offset: CGPoint? {
        guard let (from, to) = transition.offsets else { return nil }
        let progress = transition.transitionProgress
        return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }
}

extension UICollectionView {
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, duration: Double = CollectionNumbers.layoutChangeDuration,
        _ completion: ((Bool) -> Void)?
    ) {
        guard interactiveChange == nil else {
            stage.diagnostics.misuse(
                "setCollectionViewLayout of \(layerName) during an interactive transition of its layout; finish or cancel that first."
            )
            return
        }
        guard layout !== storedLayout else {
            if let completion { stage.loop.scheduleNow { completion(true) } }
            return
        }
        guard mayUse(layout) else { return }
        let old = storedLayout
        stage.diagnostics.trace(
            layerName, request: .setCollectionViewLayout,
            ["_": .name("\(type(of: layout))"), "animated": .bool(animated)])
        // Nothing is shown yet, and the data source must not be called early.
        if counts.isStale, elements.all.isEmpty {
            install(layout)
            old.owner = nil
            invalidateLayout { $0.invalidateEverything = true }
            if let completion { stage.loop.scheduleNow { completion(true) } }
            return
        }
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let around = attributesAround()
        let anchor = anchor
        let before = LayoutReader(layout: old, counts: currentCounts)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        install(layout)
        let change = ElementsChange()
        change.duration = duration
        change.before = { around[$0] ?? before.attributes(of: $0) }
        change.target = { [unowned self] in targetOffset(offset(keeping: anchor, near: $0)) }
        run(change, from: old, to: layout, animated: animated) { [self] finished in
            stage.diagnostics.trace(layerName, callback: .layoutChangeCompletion, ["_": .bool(finished)])
            completion?(finished)
        }
    }

    /// Whether a layout can be installed. A layout belongs to one collection view.
    private func mayUse(_ layout: UICollectionViewLayout) -> Bool {
        guard let other = layout.owner, other !== self, other.storedLayout === layout else { return true }
        stage.diagnostics.misuse(
            "The \(type(of: layout)) that \(layerName) is given belongs to \(other.layerName); make one for each collection view."
        )
        return false
    }

    private func install(_ layout: UICollectionViewLayout) {
        storedLayout = layout
        layout.owner = self
    }

    /// Moves all elements to their positions in `layout`, which is already installed.
    private func run(
        _ change: ElementsChange, from old: UICollectionViewLayout, to layout: UICollectionViewLayout, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        let views = elements.all.map(\.view)
        views.forEach { $0.willTransition(from: old, to: layout) }
        elements.forgetMeasurements()
        invalidateLayout()
        change.after = { [unowned self] in attributesInShelf($0) }
        change.alongside = { [weak self] in
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            if old.collectionView === self, self?.storedLayout !== old { old.owner = nil }
        }
        run(change, animated: animated) { [weak self] finished in
            self?.elements.all.forEach { $0.view.didTransition(from: old, to: layout) }
            completion(finished)
        }
    }

    // MARK: Offsets

    /// The item that stays on screen: a selected item, or otherwise the one nearest to the center.
    private var anchor: IndexPath? {
        let visible = elements.cells
        if let selected = selection.paths.last(where: { path in visible.contains { $0.key.indexPath == path } }) {
            return selected
        }
        func distance(_ element: ShownElement) -> CGFloat {
            let center = element.attributes.center
            return abs(center.x - bounds.midX) + abs(center.y - bounds.midY)
        }
        return visible.min { distance($0) < distance($1) }?.key.indexPath
    }

    /// The nearest offset that shows an item.
    private func offset(keeping anchor: IndexPath?, near offset: CGPoint) -> CGPoint {
        guard let anchor, let frame = reader.attributes(of: .item(anchor))?.frame else { return offset }
        let inset = adjustedContentInset
        func near(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            high > low ? value : min(max(value, high), low)
        }
        return CGPoint(
            x: near(offset.x, frame.minX - inset.left, frame.maxX - bounds.width + inset.right),
            y: near(offset.y, frame.minY - inset.top, frame.maxY - bounds.height + inset.bottom))
    }

    // MARK: Interactively

    func beginInteractiveChange(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let running = interactiveChange {
            stage.diagnostics.misuse(
                "startInteractiveTransition(to:) of \(layerName) during an interactive transition of its layout; finish or cancel that first."
            )
            return running.transition
        }
        let old = storedLayout
        stage.diagnostics.trace(
            layerName, request: .startInteractiveLayoutTransition, ["to": .name("\(type(of: layout))")])
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let anchor = anchor
        let transition =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        guard mayUse(layout), layout !== old else { return transition }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        elements.all.forEach { $0.view.willTransition(from: old, to: layout) }
        let start = contentOffset
        install(layout)
        layout.prepare()
        let end = onPixels(targetOffset(offset(keeping: anchor, near: limited(start, by: layout))))
        install(transition)
        transition.offsets = (start, end)
        interactiveChange = InteractiveLayoutChange(transition, completion)
        invalidateLayout()
        return transition
    }

    /// The offset limited to the content of a layout.
    private func limited(_ offset: CGPoint, by layout: UICollectionViewLayout) -> CGPoint {
        let (size, inset) = (layout.collectionViewContentSize, adjustedContentInset)
        return CGPoint(
            x: max(-inset.left, min(offset.x, size.width - bounds.width + inset.right)),
            y: max(-inset.top, min(offset.y, size.height - bounds.height + inset.bottom)))
    }

    /// Moves all elements the rest of the way, or back.
    func endInteractiveChange(finished: Bool) {
        guard let running = interactiveChange else {
            return stage.diagnostics.misuse(
                "\(finished ? "finish" : "cancel")InteractiveTransition() of \(layerName) without an interactive transition of its layout; start one first."
            )
        }
        stage.diagnostics.trace(
            layerName, request: finished ? .finishInteractiveLayoutTransition : .cancelInteractiveLayoutTransition)
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let transition = running.transition
        let progress = min(max(transition.transitionProgress, 0), 1)
        let (old, new) = (transition.currentLayout, transition.nextLayout)
        let around = attributesAround()
        interactiveChange = nil
        let layout = finished ? new : old
        let end = finished ? transition.offsets?.next : transition.offsets?.current
        install(layout)
        transition.owner = nil
        let change = ElementsChange()
        change.duration = CollectionNumbers.layoutChangeDuration * (finished ? 1 - progress : progress)
        change.before = { around[$0] }
        change.target = { end ?? $0 }
        run(change, from: finished ? old : new, to: layout, animated: change.duration > 0) { [self] completed in
            stage.diagnostics.trace(
                layerName, callback: .layoutChangeCompletion, ["_": .bool(completed), "finish": .bool(finished)])
            running.completion?(completed, finished)
        }
    }
}
