internal import QuartzCore

/// The positions of elements before the size of their collection view changes in an animation.
@MainActor struct CollectionResize {
    let bounds: CGRect
    let around: [ElementKey: UICollectionViewLayoutAttributes]
}

// Animated changes of size, as during a rotation: elements move from their old positions.
extension UICollectionView {
    /// Called before the size changes, while the layout still has the old one.
    func sizeWillChange() {
        guard UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled, layoutPasses.resize == nil,
            window != nil, !elements.all.isEmpty, !layoutPasses.isInvalid, !layoutPasses.isShowing, batch == nil,
            interactiveChange == nil, reordering == nil, !scrolling.isMoving
        else { return }
        layoutPasses.resize = CollectionResize(bounds: bounds, around: attributesAround())
    }

    /// Lays out the elements for the new size, as part of the animation that changes it.
    ///
    /// - Returns: Whether there was a change to animate.
    func animateResize() -> Bool {
        guard let resize = layoutPasses.resize else { return false }
        layoutPasses.resize = nil
        guard UIView.inheritedAnimationDuration > 0 else { return false }
        let change = ElementsChange()
        let layout = storedLayout
        change.before = { resize.around[$0] }
        change.after = { [unowned self] in attributesInShelf($0) }
        change.begin = { layout.prepare(forAnimatedBoundsChange: resize.bounds) }
        change.layout = layout
        layout.updates = change
        change.alongside = {
            layout.finalizeAnimatedBoundsChange()
            layout.updates = nil
        }
        run(change, animated: true, completion: nil)
        return true
    }
}
