internal import QuartzCore

/// A layout between two others, whose frames, opacities and transforms are interpolated in proportion to
/// ``transitionProgress`` (facts/layout-between).
@MainActor @preconcurrency open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The progress from 0, the current layout, to 1, the next one. Setting it invalidates the layout.
    open var transitionProgress: CGFloat {
        get { storedProgress }
        set { storedProgress = newValue.isFinite ? newValue : storedProgress }
    }
    private var storedProgress: CGFloat = 0 { didSet { if storedProgress != oldValue { invalidateLayout() } } }
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// The offsets of the content in the two layouts; `nil` to keep the collection view's offset.
    var offsets: (current: CGPoint, next: CGPoint)?
    private var values: [String: CGFloat] = [:]
    private var isPrepared = false

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a transition between two empty layouts.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Stores an additional value controlled by a gesture.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// The value that was last set for the key; 0 before it is set.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    open override func prepare() {
        guard !isPrepared else { return }
        isPrepared = true
        for layout in [currentLayout, nextLayout] {
            if layout.owner == nil { layout.owner = collectionView }
            layout.prepare()
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { isPrepared = false }
        super.invalidateLayout(with: context)
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
    }

    /// The elements that either layout has in the rectangle, mapped to each end of the transition.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (from, to) = offsets ?? (.zero, .zero)
        let now = CGPoint(x: mixed(from.x, to.x), y: mixed(from.y, to.y))
        func elements(_ layout: UICollectionViewLayout, _ offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
            layout.layoutAttributesForElements(in: rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)) ?? []
        }
        var (seen, shown) = (Set<Element>(), [UICollectionViewLayoutAttributes]())
        for attributes in elements(currentLayout, from) + elements(nextLayout, to) {
            guard seen.insert(Element(attributes)).inserted, let mixed = mixed(at: Element(attributes)) else {
                continue
            }
            shown.append(mixed)
        }
        return shown
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(at: Element(category: .cell, kind: nil, indexPath: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(at: Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(at: Element(category: .decorationView, kind: elementKind, indexPath: indexPath))
    }

    // MARK: Mixing

    private struct Element: Hashable {
        let category: UICollectionView.ElementCategory
        let kind: String?
        let indexPath: IndexPath

        @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
            self.init(
                category: attributes.representedElementCategory, kind: attributes.representedElementKind,
                indexPath: attributes.indexPath)
        }

        init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
            (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
        }

        @MainActor func attributes(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
            let kind = kind ?? ""
            return switch category {
            case .cell: layout.layoutAttributesForItem(at: indexPath)
            case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
            case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
            }
        }
    }

    /// The attributes of an element at the current progress. An element that only one layout has stays in place and
    /// fades.
    private func mixed(at element: Element) -> UICollectionViewLayoutAttributes? {
        switch (element.attributes(in: currentLayout), element.attributes(in: nextLayout)) {
        case (let from?, let to?):
            let attributes = to.duplicate()
            attributes.center = CGPoint(x: mixed(from.center.x, to.center.x), y: mixed(from.center.y, to.center.y))
            attributes.size = CGSize(
                width: mixed(from.size.width, to.size.width), height: mixed(from.size.height, to.size.height))
            attributes.transform3D = mixed(from.transform3D, to.transform3D)
            attributes.alpha = mixed(from.alpha, to.alpha)
            attributes.isHidden = from.isHidden && to.isHidden
            return attributes
        case (let from?, nil): return faded(from, mixed(from.alpha, 0))
        case (nil, let to?): return faded(to, mixed(0, to.alpha))
        case (nil, nil): return nil
        }
    }

    private func faded(
        _ attributes: UICollectionViewLayoutAttributes, _ alpha: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.duplicate()
        copy.alpha = alpha
        return copy
    }

    private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    private func mixed(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
        guard !CATransform3DEqualToTransform(from, to) else { return to }
        let components: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        var result = to
        for component in components {
            result[keyPath: component] = mixed(from[keyPath: component], to[keyPath: component])
        }
        return result
    }
}
