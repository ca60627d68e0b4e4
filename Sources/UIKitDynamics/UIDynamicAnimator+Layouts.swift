/// The attributes of a layout that an animator moves.
extension UIDynamicAnimator {
    /// `nil` for a cell that no behavior acts on.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, at: indexPath)
    }

    /// `nil` for a view that no behavior acts on.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, at: indexPath) }

    /// `nil` for a view that no behavior acts on.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, at: indexPath) }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.indexPath == indexPath && $0.representedElementCategory == category
                && $0.representedElementKind == kind
        }
    }
}
