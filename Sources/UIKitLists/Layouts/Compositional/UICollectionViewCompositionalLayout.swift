internal import FrameGeometry
internal import FrameLists
public import FrameProperties
internal import QuartzCore

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ section: Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The properties of a compositional layout other than its sections.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between adjacent sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the content as a whole.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference for the insets of sections; `automatic` stands for the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Creates a copy that is independent of later changes.
    func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A layout whose sections consist of repeated groups of items (facts/compositional-layout).
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration of the layout. Setting it invalidates the layout.
    @Observed open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var storedState: CompositionalState?
    private var measured = CompositionalMeasurements()

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
        registerListBackground()
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration.duplicate()
        super.init()
        registerListBackground()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
        registerListBackground()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration.duplicate()
        super.init()
        registerListBackground()
    }

    private func registerListBackground() {
        register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
    }

    /// Creates a layout without sections, because compositional layouts are created in code.
    public required init?(coder: NSCoder) {
        (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }

    // MARK: State

    /// The state of the layout, computed at the first request after an invalidation; `nil` without a collection view.
    var state: CompositionalState? {
        guard let collectionView else { return nil }
        if storedState == nil {
            var state = CompositionalState(of: self, in: collectionView, provider: provider)
            state.layout.measure(measured.sizes)
            storedState = state
        }
        if storedState?.pins == true {
            let visible = collectionView.bounds.inset(by: collectionView.coveredInset)
            let range = storedState?.range(of: visible)
            storedState?.layout.visible = range
        }
        return storedState
    }

    /// The list configuration of a section; `nil` if the section is not a list.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { state?.section(section)?.list }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        if state?.swipes == true { collectionView?.swipes.attach() }
    }

    open override var collectionViewContentSize: CGSize { state.map { CGSize($0.layout.contentSize) } ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let state else { return [] }
        let elements = state.layout.elements(in: Rect(rect), limit: LayoutReader.mostAround).map(attributes)
        guard state.hasHandlers else { return elements }
        let bySection = Dictionary(grouping: elements.filter { $0.indexPath.count == 2 }, by: \.indexPath.section)
        for (section, shown) in bySection.sorted(by: { $0.key < $1.key }) {
            guard let model = state.section(section), model.orthogonalScrollingBehavior == .none else { continue }
            model.visibleItemsInvalidationHandler?(
                shown.map(VisibleItem.init), collectionView?.contentOffset ?? .zero, state.environment)
        }
        return elements
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        let index = ListIndex(section: indexPath.section, item: indexPath.item)
        return state?.layout.placed(.item(index)).map(attributes)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        element(ofKind: elementKind, at: indexPath).flatMap { state?.layout.placed($0) }.map(attributes)
    }

    override func rowAppearance(at indexPath: IndexPath) -> RowAppearance? {
        guard indexPath.count == 2, let collectionView, let list = list(ofSection: indexPath.section) else {
            return nil
        }
        return list.rowAppearance(at: indexPath, in: collectionView)
    }

    override func swipeActions(of indexPath: IndexPath, _ side: RowSwiping.Side) -> UISwipeActionsConfiguration? {
        guard let list = list(ofSection: indexPath.section) else { return nil }
        return switch side {
        case .leading: list.leadingSwipeActionsConfigurationProvider?(indexPath)
        case .trailing: list.trailingSwipeActionsConfigurationProvider?(indexPath)
        }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = indexPath.first, let layout = state?.layout else { return nil }
        return layout.decoration(elementKind, inSection: section).flatMap { layout.placed($0) }.map(attributes)
    }

    private func element(ofKind kind: String, at indexPath: IndexPath) -> CompositionalLayout.Element? {
        guard indexPath.count == 2 else { return state?.layout.globalSupplementary(kind) }
        let index = ListIndex(section: indexPath.section, item: indexPath.item)
        return state?.layout.supplementary(kind, at: index)
    }

    /// The attributes for an element of the layout kernel.
    func attributes(_ placed: CompositionalLayout.PlacedElement) -> UICollectionViewLayoutAttributes {
        let attributes: UICollectionViewLayoutAttributes
        switch placed.element {
        case .item(let index):
            attributes = makeAttributes(.cell, at: IndexPath(item: index.item, section: index.section))
        case .anchored(let index, _):
            let path = IndexPath(item: index.item, section: index.section)
            attributes = makeAttributes(.supplementaryView, kind: placed.kind, at: path)
        case .boundary(let section, _):
            let path = IndexPath(item: 0, section: section)
            attributes = makeAttributes(.supplementaryView, kind: placed.kind, at: path)
        case .globalBoundary:
            attributes = makeAttributes(.supplementaryView, kind: placed.kind, at: IndexPath(index: 0))
        case .decoration(let section, _):
            let path = IndexPath(item: 0, section: section)
            attributes = makeAttributes(.decorationView, kind: placed.kind, at: path)
        }
        attributes.frame = CGRect(placed.frame)
        attributes.zIndex = placed.zIndex
        return attributes
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measured = CompositionalMeasurements() }
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            storedState = nil
        } else if !context.preferredAttributes.isEmpty {
            measure(context.preferredAttributes)
        } else if let newBounds = context.newBounds {
            if newBounds.size != storedState?.size { storedState = nil }
        } else {
            storedState = nil
        }
        super.invalidateLayout(with: context)
    }

    private func measure(_ attributes: [UICollectionViewLayoutAttributes]) {
        let sizes = attributes.compactMap { attributes in
            element(of: attributes).map { (element: $0, size: Size(attributes.size)) }
        }
        for (element, size) in sizes { measured.note(size, of: element) }
        storedState?.layout.measure(sizes)
    }

    private func element(of attributes: UICollectionViewLayoutAttributes) -> CompositionalLayout.Element? {
        let path = attributes.indexPath
        return switch attributes.representedElementCategory {
        case .cell: path.count == 2 ? .item(ListIndex(section: path.section, item: path.item)) : nil
        case .supplementaryView: element(ofKind: attributes.representedElementKind ?? "", at: path)
        case .decorationView: nil
        }
    }

    override func dataDidChange(_ change: ListChange) {
        measured.move(by: change)
    }

    /// Whether to invalidate the layout: if the size changes, an item is pinned, or a section has a scroll handler.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let state else { return false }
        return newBounds.size != state.size || state.pins || state.hasHandlers
    }

    // MARK: Sizes of content

    override func estimatedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (horizontal: Bool, vertical: Bool) {
        guard let size = element(of: attributes).flatMap({ state?.layout.size(of: $0) }) else { return (false, false) }
        return (size.width.isEstimated, size.height.isEstimated)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = estimatedAxes(of: originalAttributes)
        let (wanted, given) = (preferredAttributes.size, originalAttributes.size)
        // Edges are rounded to pixels.
        let tolerance = 1 / (collectionView?.traitCollection.displayScale ?? 1)
        return preferredAttributes.isFinite
            && ((axes.horizontal && abs(wanted.width - given.width) >= tolerance)
                || (axes.vertical && abs(wanted.height - given.height) >= tolerance))
    }

    /// Keeps content in place that is below an element whose top has scrolled out of view.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        guard let collectionView, originalAttributes.representedElementCategory == .cell,
            state?.section(originalAttributes.indexPath.section)?.orthogonalScrollingBehavior == .some(.none)
        else { return context }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let (wanted, given) = (preferredAttributes.size, originalAttributes.frame)
        switch configuration.scrollDirection {
        case .vertical:
            if given.minY < visible.minY { context.contentOffsetAdjustment.y = wanted.height - given.height }
        case .horizontal:
            if given.minX < visible.minX { context.contentOffsetAdjustment.x = wanted.width - given.width }
        }
        return context
    }
}
