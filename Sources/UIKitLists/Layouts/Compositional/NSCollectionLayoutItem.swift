internal import FrameLists

/// A part of a compositional layout: a cell, or a group of other items.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    /// The insets of the view's frame within the item's size, in points. In a group, they surround its items.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views attached to the frame of the item. They can be set for groups.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Creates a copy that is independent of later changes.
    func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copy.takeDistances(of: self)
        return copy
    }

    func takeDistances(of other: NSCollectionLayoutItem) {
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    }

    /// The item in the form used by the layout kernel, in a container of the given size.
    func compositionalItem(in environment: LayoutEnvironment, container: CGSize) -> CompositionalItem {
        var item = CompositionalItem(size: layoutSize.size)
        item.insets = contentInsets.insets
        item.edges = edgeSpacing?.edges ?? LayoutEdges()
        item.anchored = supplementaryItems.map(\.anchored)
        return item
    }
}

/// A view attached to an item or a group, such as a badge.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.takeDistances(of: self)
        copy.zIndex = zIndex
        return copy
    }

    fileprivate var anchored: AnchoredItem {
        AnchoredItem(
            kind: elementKind, size: layoutSize.size, container: containerAnchor.anchor, own: itemAnchor?.anchor,
            zIndex: zIndex)
    }
}

/// A header, a footer, or another view at an edge of a section or of the whole layout.
@MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// The offset of the view, in points.
    public let offset: CGPoint
    /// Whether the view extends the section rather than covering its items.
    open var extendsBoundary = true
    /// Whether the view stays inside the visible part of its section.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.takeDistances(of: self)
        (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
        return copy
    }

    var boundaryItem: BoundaryItem {
        var item = BoundaryItem(kind: elementKind, size: layoutSize.size, alignment: alignment.alignment)
        item.offset = .init(offset.finite)
        (item.extends, item.isPinned) = (extendsBoundary, pinToVisibleBounds)
        // Items scroll below a pinned view (facts/flow-pinning).
        item.zIndex = pinToVisibleBounds ? max(zIndex, Self.pinnedIndex) : zIndex
        return item
    }

    private static let pinnedIndex = 10
}

/// A view behind the items of a section.
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = -1

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// Creates a view as large as its section, minus its `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copy.takeDistances(of: self)
        copy.zIndex = zIndex
        return copy
    }

    var decorationItem: DecorationItem {
        var item = DecorationItem(kind: elementKind)
        (item.insets, item.zIndex) = (contentInsets.insets, zIndex)
        return item
    }
}
