internal import QuartzCore

/// A change that moves elements from their old to their new positions: a batch of updates, a change of layout, or a
/// reordering.
@MainActor final class ElementsChange: LayoutUpdates {
    /// The effect of a change on an element.
    enum Fate {
        case stays(ElementKey)
        case leaves
        /// Another view takes its place, under this key.
        case isReplaced(ElementKey)
    }

    /// The fate of an element, given its key before the change.
    var fate: (ElementKey) -> Fate = { .stays($0) }
    /// The key that an element had before the change; `nil` for a new element.
    var origin: (ElementKey) -> ElementKey? = { $0 }
    /// The attributes of an element before the change, even if it was not visible.
    var before: (ElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// The attributes of an element after the change.
    var after: (ElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// The layout that provides the initial and final attributes of views; `nil` to use the change's own.
    weak var layout: UICollectionViewLayout?
    /// The final offset of the content, given the proposed one.
    var target: (CGPoint) -> CGPoint = { $0 }
    var duration = CollectionNumbers.updateDuration
    /// Called when the layout has been prepared, before it provides initial and final attributes.
    var begin: () -> Void = {}
    /// Called as part of the animation.
    var alongside: () -> Void = {}
    /// Called after the animation.
    var finally: () -> Void = {}

    // MARK: Defaults

    /// The initial attributes of an element. Inserted and reloaded elements fade in; others start at their old
    /// position.
    func initialAttributes(
        of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(category, kind, indexPath)
        guard let old = origin(key) else { return faded(after(key)) }
        guard let attributes = before(old)?.duplicate() else { return faded(after(key)) }
        attributes.indexPath = indexPath
        switch fate(old) {
        case .stays: return attributes
        case .leaves, .isReplaced: return faded(attributes)
        }
    }

    /// The final attributes of an element. Deleted and reloaded elements fade out; others end at their new position.
    func finalAttributes(
        of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(category, kind, indexPath)
        switch fate(key) {
        case .stays(let new): return moved(after(new) ?? faded(before(key)), to: indexPath)
        case .isReplaced(let new): return moved(faded(after(new) ?? before(key)), to: indexPath)
        case .leaves: return faded(before(key))
        }
    }

    private func moved(
        _ attributes: UICollectionViewLayoutAttributes?, to indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.duplicate()
        copy?.indexPath = indexPath
        return copy
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.duplicate()
        copy?.alpha = 0
        return copy
    }

    // MARK: With the answers of the layout

    fileprivate func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let layout else { return initialAttributes(of: key.category, kind: key.kind, at: key.indexPath) }
        let attributes: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell: attributes = layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            attributes = layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            attributes = layout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        }
        return attributes?.duplicate()
    }

    /// The final attributes of an element, given its key before the change.
    fileprivate func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let layout else { return finalAttributes(of: key.category, kind: key.kind, at: key.indexPath) }
        let attributes: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell: attributes = layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            attributes = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            attributes = layout.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        }
        return attributes?.duplicate()
    }
}

extension UICollectionView {
    /// The attributes of elements on screen and within one screen on each side, for elements that a change brings in
    /// from nearby.
    func attributesAround() -> [ElementKey: UICollectionViewLayoutAttributes] {
        let rect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var around = Dictionary(
            reader.elements(in: rect).map { (ElementKey($0), $0) }, uniquingKeysWith: { first, _ in first })
        for element in elements.all { around[element.key] = element.attributes }
        return around
    }

    /// Moves the views to their positions after the change and shows the elements that are visible then. The current
    /// layout is the one after the change.
    func run(_ change: ElementsChange, animated: Bool, completion: ((Bool) -> Void)?) {
        layoutPasses.isShowing = true
        layoutPasses.keepsContent = true
        prepareLayout()
        change.begin()
        var leaving = sort(by: change)
        var appearing: [ElementKey] = []
        var target = contentOffset
        var wanted: [UICollectionViewLayoutAttributes] = []
        settle {
            target = onPixels(change.target(nearestOffset(to: contentOffset + layoutPasses.pendingAdjustment)))
            wanted = wantedElements(in: CGRect(origin: target, size: bounds.size))
            for attributes in wanted {
                let key = ElementKey(attributes)
                if let element = elements[key] {
                    house(element.view, attributes)
                    elements[key]?.attributes = attributes
                } else {
                    // A change of size runs inside an animation. A new view must not be animated from its initial zero
                    // frame.
                    UIView.performWithoutAnimation { display(attributes, as: attributes) }
                    appearing.append(key)
                }
            }
            measureElements()
        }
        let keys = Set(wanted.map(ElementKey.init))
        for element in elements.fromBackToFront where !keys.contains(element.key) {
            elements[element.key] = nil
            let before = change.origin(element.key) ?? element.key
            leaving.append((element, change.final(before) ?? element.attributes))
        }
        UIView.performWithoutAnimation {
            let appearing = appearing.compactMap { elements[$0] }
            for element in appearing { element.view.show(element.attributes) }
            layOutNewViews()
            for element in appearing { element.view.show(change.initial(element.key) ?? element.attributes) }
            orderElements()
        }
        layoutPasses.keepsContent = false
        layoutPasses.pendingAdjustment = .zero
        layoutPasses.isShowing = false
        let changes = { [self] in
            takeContentSize()
            shelves.showPending()
            if target != contentOffset { contentOffset = target }
            for element in elements.fromBackToFront {
                element.view.show(element.attributes)
                takeRowAppearance(element.view, at: element.key.indexPath)
                element.view.layoutIfNeeded()
            }
            for (element, final) in leaving {
                element.view.show(final)
                element.view.layoutIfNeeded()
            }
            change.alongside()
            setNeedsLayout()
            layoutIfNeeded()
        }
        layoutPasses.runningChanges += 1
        let end = { [self] (finished: Bool) in
            layoutPasses.runningChanges -= 1
            for (element, _) in leaving { endDisplaying(element) }
            if layoutPasses.runningChanges == 0 { shelves.removeOrphans() }
            change.finally()
            completion?(finished)
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(changes)
            return end(true)
        }
        UIView.animate(
            withDuration: change.duration, delay: 0, options: [.allowUserInteraction], animations: changes,
            completion: end)
    }

    /// Gives elements that stay their new keys.
    ///
    /// - Returns: The other elements, with their final attributes.
    private func sort(by change: ElementsChange) -> [(ShownElement, UICollectionViewLayoutAttributes)] {
        var leaving: [(ShownElement, UICollectionViewLayoutAttributes)] = []
        var staying: [ShownElement] = []
        for var element in elements.removeAll() {
            switch change.fate(element.key) {
            case .stays(let key):
                element.key = key
                staying.append(element)
            case .leaves, .isReplaced:
                leaving.append((element, change.final(element.key) ?? element.attributes))
            }
        }
        elements.replaceAll(with: staying)
        return leaving
    }

    /// The nearest offset at which the layout has content.
    private func nearestOffset(to offset: CGPoint) -> CGPoint {
        let (size, inset) = (storedLayout.collectionViewContentSize, adjustedContentInset)
        func nearest(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            end.isFinite ? max(start, min(value, max(start, end))) : value
        }
        return CGPoint(
            x: nearest(offset.x, -inset.left, size.width - bounds.width + inset.right),
            y: nearest(offset.y, -inset.top, size.height - bounds.height + inset.bottom))
    }
}

extension CGPoint {
    static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
}

/// The durations of a collection view's animations, in seconds.
enum CollectionNumbers {
    /// The duration of a batch of updates (facts/collection-updates).
    static let updateDuration = 0.3
    /// The duration of a change of layout (facts/collection-layout-changes).
    static let layoutChangeDuration = 0.3
    /// The duration of a programmatic change of selection. Chosen: the same as for the rows of a table.
    static let selectionDuration = 0.3
}
