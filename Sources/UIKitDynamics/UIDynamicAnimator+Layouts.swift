// Not overridable: animators are declared below collection views.
/// Access to layout attributes that an animator moves.
extension UIDynamicAnimator {
    /// The attributes of a cell; `nil` if no behavior acts on it.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, at: indexPath)
    }

    /// The attributes of a supplementary view; `nil` if no behavior acts on it.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, at: indexPath) }

    /// The attributes of a decoration view; `nil` if no behavior acts on it.
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
