internal import QuartzCore

extension UICollectionViewLayout {
    /// Returns the axes on which views are measured: both of them in an application's own layouts, which may use the
    /// sizes that views prefer.
    func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (horizontal: Bool, vertical: Bool) {
        let isOwn =
            self is UICollectionViewFlowLayout || self is UICollectionViewCompositionalLayout
            || self is UICollectionViewTransitionLayout
        if isOwn { return estimatedAxes(of: attributes) }
        let isMeasured = !fixedCategories.contains(attributes.representedElementCategory)
        return (isMeasured, isMeasured)
    }
}

/// Reads the attributes that a layout provides. They are checked, mirrored if the layout flips, and copied, because
/// layouts change attributes in place.
@MainActor struct LayoutReader {
    let layout: UICollectionViewLayout
    let counts: [Int]

    /// The maximum number of elements that a collection view shows at once.
    static let mostElements = 5_000
    /// The maximum number of elements read for a screen and the eight screens around it.
    static let mostAround = 9 * mostElements

    /// The width in which frames are mirrored; `nil` if they are not.
    private var mirroredWidth: CGFloat? { layout.isMirrored ? layout.collectionViewContentSize.width : nil }

    /// The elements visible in a rectangle, in the order of the layout. Duplicates are removed.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let width = mirroredWidth
        var seen: Set<ElementKey> = []
        return (layout.layoutAttributesForElements(in: rect.mirrored(in: width)) ?? []).compactMap { original in
            guard !original.isHidden, original.isFinite, isInRange(original) else {
                report(original)
                return nil
            }
            let attributes = original.duplicate()
            attributes.mirror(in: width)
            guard attributes.frame.overlaps(rect), seen.insert(ElementKey(attributes)).inserted else { return nil }
            return attributes
        }
    }

    /// The attributes of an element; `nil` if the layout does not have the element.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let attributes: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell:
            guard isItem(key.indexPath) else { return nil }
            attributes = layout.layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            attributes = layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            attributes = layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
        guard let attributes, attributes.isFinite else { return nil }
        let copy = attributes.duplicate()
        copy.mirror(in: mirroredWidth)
        return copy
    }

    private func isItem(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    /// Whether an element's index path is in range. Elements other than items may belong to the layout as a whole.
    private func isInRange(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory != .cell || isItem(attributes.indexPath)
    }

    private func report(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = layout.owner else { return }
        if !attributes.isFinite {
            view.stage.diagnostics.misuse(
                "\(type(of: layout)) has attributes that are not finite, for \(attributes.indexPath); use numbers of points."
            )
        } else if !isInRange(attributes) {
            view.stage.diagnostics.misuse(
                "UICollectionView received layout attributes for a cell with an index path that does not exist: \(attributes.indexPath)"
            )
        }
    }
}

extension CGRect {
    /// Whether two rectangles share more than edges. An empty rectangle may be inside the other.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }

    fileprivate func mirrored(in width: CGFloat?) -> CGRect {
        guard let width else { return self }
        return CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func mirror(in width: CGFloat?) {
        if let width { center.x = width - center.x }
    }
}
