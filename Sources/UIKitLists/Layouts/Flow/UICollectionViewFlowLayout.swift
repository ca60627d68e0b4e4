internal import FrameGeometry
internal import FrameLists
public import FrameProperties
internal import QuartzCore

/// A layout that arranges items in lines, with headers and footers for sections (facts/flow-lines).
///
/// Sizes and distances are taken from the properties, unless the collection view's delegate is a
/// `UICollectionViewDelegateFlowLayout` and implements the respective methods.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The reference for the insets of sections.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// A value for ``estimatedItemSize`` that gives items the size of their content.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The minimum distance between lines, in points.
    @Observed open var minimumLineSpacing: CGFloat = 10 {
        didSet { if _minimumLineSpacing.wrappedValue != oldValue { metricsDidChange() } }
    }
    /// The minimum distance between the items of a line, in points.
    @Observed open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if _minimumInteritemSpacing.wrappedValue != oldValue { metricsDidChange() } }
    }
    @Observed open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if _itemSize.wrappedValue != oldValue { metricsDidChange() } }
    }
    /// The size of items before their content is measured; zero to not measure it.
    @Observed open var estimatedItemSize = CGSize.zero {
        didSet { if _estimatedItemSize.wrappedValue != oldValue { metricsDidChange() } }
    }
    @Observed open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if _scrollDirection.wrappedValue != oldValue { metricsDidChange() } }
    }
    /// The size of headers. Only the length in the direction of scrolling is used; with a length of 0, sections have no
    /// header.
    @Observed open var headerReferenceSize = CGSize.zero {
        didSet { if _headerReferenceSize.wrappedValue != oldValue { metricsDidChange() } }
    }
    @Observed open var footerReferenceSize = CGSize.zero {
        didSet { if _footerReferenceSize.wrappedValue != oldValue { metricsDidChange() } }
    }
    /// The insets around the items of a section.
    @Observed open var sectionInset = UIEdgeInsets.zero {
        didSet { if _sectionInset.wrappedValue != oldValue { metricsDidChange() } }
    }
    @Observed open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if _sectionInsetReference.wrappedValue != oldValue { metricsDidChange() } }
    }
    /// Whether the header of a section stays visible as long as the section is (facts/flow-pinning).
    @Observed open var sectionHeadersPinToVisibleBounds = false {
        didSet { if _sectionHeadersPinToVisibleBounds.wrappedValue != oldValue { invalidateLayout() } }
    }
    @Observed open var sectionFootersPinToVisibleBounds = false {
        didSet { if _sectionFootersPinToVisibleBounds.wrappedValue != oldValue { invalidateLayout() } }
    }

    /// The layout, computed at the first request after an invalidation.
    private var storedLayout: FlowLayout?
    private var metrics: FlowMetrics?
    private var measured = FlowMeasurements()
    /// Whether the delegate leaves the sizes of items to the layout.
    private var sizesAreOwn = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UICollectionViewFlowLayout.self)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        _ = layout
    }

    open override var collectionViewContentSize: CGSize { layout.map { CGSize($0.contentSize) } ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let layout else { return [] }
        return layout.elements(in: Rect(rect), limit: LayoutReader.mostAround).compactMap {
            attributes(of: $0, in: layout)
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let layout else { return nil }
        return attributes(of: .item(ListIndex(section: indexPath.section, item: indexPath.item)), in: layout)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = indexPath.first, let layout else { return nil }
        return switch elementKind {
        case UICollectionView.elementKindSectionHeader: attributes(of: .header(section), in: layout)
        case UICollectionView.elementKindSectionFooter: attributes(of: .footer(section), in: layout)
        default: nil
        }
    }

    private func attributes(
        of element: FlowLayout.Element, in layout: FlowLayout
    ) -> UICollectionViewLayoutAttributes? {
        guard let frame = layout.frame(of: element) else { return nil }
        let attributes: UICollectionViewLayoutAttributes
        switch element {
        case .item(let index):
            attributes = makeAttributes(.cell, at: IndexPath(item: index.item, section: index.section))
        case .header(let section):
            let kind = UICollectionView.elementKindSectionHeader
            attributes = makeAttributes(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
            attributes.zIndex = sectionHeadersPinToVisibleBounds ? Self.pinnedIndex : 0
        case .footer(let section):
            let kind = UICollectionView.elementKindSectionFooter
            attributes = makeAttributes(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
            attributes.zIndex = sectionFootersPinToVisibleBounds ? Self.pinnedIndex : 0
        }
        attributes.frame = CGRect(frame)
        return attributes
    }

    /// The z-index of pinned views, above the items that scroll below them (facts/flow-pinning).
    private static let pinnedIndex = 10

    /// The computed layout; `nil` without a collection view.
    private var layout: FlowLayout? {
        guard let collectionView else { return nil }
        if storedLayout == nil { storedLayout = computed(for: collectionView) }
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return storedLayout }
        let visible = Rect(collectionView.bounds.inset(by: collectionView.coveredInset))
        let start = axis.along(visible.origin)
        storedLayout?.pins = FlowLayout.Pins(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds, start: start,
            end: start + axis.along(visible.size))
        return storedLayout
    }

    private var axis: ScrollAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    private func computed(for collectionView: UICollectionView) -> FlowLayout {
        let metrics = metrics ?? FlowMetrics(of: self, in: collectionView)
        self.metrics = metrics
        let sections = metrics.sections(with: measured)
        return FlowLayout(
            sections, axis: axis, across: metrics.across,
            pixelsPerPoint: Double(collectionView.traitCollection.displayScale),
            isRightToLeft: isRightToLeft(sections, in: collectionView))
    }

    /// Whether the layout itself begins lines at the right edge, without mirroring by the collection view
    /// (facts/flow-direction).
    private func isRightToLeft(_ sections: [FlowSection], in collectionView: UICollectionView) -> Bool {
        scrollDirection == .vertical && !flipsHorizontallyInOppositeLayoutDirection && collectionView.isRightToLeft
            && sections.allSatisfy { $0.items.uniformSize != nil }
    }

    // MARK: The delegate

    /// Returns the size of items if the delegate does not provide it, and remembers that, so that the delegate is only
    /// called once.
    func sizeWithoutDelegate() -> CGSize {
        sizesAreOwn = true
        return itemSize
    }

    /// The sizes of the items in a section, provided by the delegate.
    func sizes(
        from delegate: any UICollectionViewDelegateFlowLayout, ofItems count: Int, inSection section: Int
    ) -> FlowItems {
        guard count > 0, let collectionView else { return .uniform(.zero, count: 0) }
        sizesAreOwn = false
        var sizes: [Size] = []
        for item in 0..<count {
            let indexPath = IndexPath(item: item, section: section)
            let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
            if sizesAreOwn { return .uniform(Size(itemSize), count: count) }
            if !(size.width.isFinite && size.height.isFinite) {
                stage.diagnostics.misuse(
                    "The size of the item at section \(section), item \(item) is not finite; use numbers of points.")
            }
            if item == 0 { sizes.reserveCapacity(count) }
            sizes.append(Size(size))
        }
        return .each(sizes)
    }

    // MARK: Invalidation

    private func metricsDidChange() {
        (storedLayout, metrics) = (nil, nil)
        invalidateLayout()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything { measured = FlowMeasurements() }
        for attributes in context.preferredAttributes {
            measured.note(attributes, along: axis)
            storedLayout = nil
        }
        if context.preferredAttributes.isEmpty || context.invalidateDataSourceCounts {
            let countsChange = context.invalidateEverything || context.invalidateDataSourceCounts
            if countsChange || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
                (storedLayout, metrics) = (nil, nil)
            }
            if flow?.invalidateFlowLayoutAttributes ?? true { storedLayout = nil }
        }
        super.invalidateLayout(with: context)
    }

    override func dataDidChange(_ change: ListChange) {
        measured.move(by: change)
    }

    /// Whether to invalidate the layout: if the length perpendicular to the direction of scrolling changes, or if
    /// anything is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return axis.across(Size(newBounds.size)) != axis.across(Size(collectionView.bounds.size))
            || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// The invalidation context for new bounds. Sizes are requested and frames computed again only if the size of the
    /// collection view changes.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            let sizeChanges = metrics.map { $0.size != newBounds.size } ?? true
            flow.invalidateFlowLayoutDelegateMetrics = sizeChanges
            flow.invalidateFlowLayoutAttributes = sizeChanges
        }
        return context
    }

    // MARK: Sizes of content

    override func estimatedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (horizontal: Bool, vertical: Bool) {
        guard estimatedItemSize != .zero else { return (false, false) }
        switch attributes.representedElementCategory {
        case .cell: return (true, true)
        // Headers and footers have the full length perpendicular to the axis.
        case .supplementaryView: return (scrollDirection == .horizontal, scrollDirection == .vertical)
        case .decorationView: return (false, false)
        }
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && preferredAttributes.isFinite
            && (abs(preferredAttributes.size.width - originalAttributes.size.width) > Self.sizeTolerance
                || abs(preferredAttributes.size.height - originalAttributes.size.height) > Self.sizeTolerance)
    }

    /// The difference below which a size does not change the layout, in points.
    private static let sizeTolerance = 1e-3
}
