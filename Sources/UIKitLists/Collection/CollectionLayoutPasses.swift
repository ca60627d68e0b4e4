internal import QuartzCore

/// Whether the layout must be prepared, and what invalidations ask for besides.
@MainActor final class CollectionLayoutPasses {
    /// How often a layout is prepared before it must have settled. Chosen: self-sizing views settle in one or two passes.
    static let limit = 100

    /// Whether `prepare()` is due.
    private(set) var isInvalid = true
    private(set) var isPreparing = false
    /// The number of changes that are animated now.
    var runningChanges = 0
    /// Whether elements are being shown, which must not begin inside itself.
    var isShowing = false
    /// Whether the layout did not settle, which is reported once; views keep their sizes from then on.
    var isUnsettled = false
    /// Whether the content keeps its size and offset, which change in an animation.
    var keepsContent = false
    /// The distance by which the content is to move in that animation.
    var pendingAdjustment = CGPoint.zero
    /// A change of the size that the next layout animates.
    var resize: CollectionResize?
    /// Added to the offset at the next preparation.
    private var offsetAdjustment = CGPoint.zero
    /// The attributes of the element whose view is being requested from the data source.
    var attributesBeingShown: UICollectionViewLayoutAttributes?

    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
    }

    func invalidate() { isInvalid = true }

    /// Runs `prepare` if it is due.
    ///
    /// - Returns: the distance by which the content moves; `nil` if nothing was due.
    func prepareIfDue(_ prepare: () -> Void) -> CGPoint? {
        guard isInvalid, !isPreparing else { return nil }
        isInvalid = false
        isPreparing = true
        defer {
            isPreparing = false
            offsetAdjustment = .zero
        }
        prepare()
        return offsetAdjustment
    }
}

extension UICollectionView {
    /// A layout invalidates itself.
    func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { elements.forgetMeasurements() }
        if context.invalidateDataSourceCounts || context.invalidateEverything, batch == nil { counts.invalidate() }
        layoutPasses.invalidate(context)
        let growth = context.contentSizeAdjustment
        if growth != .zero, !layoutPasses.keepsContent {
            contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
        }
        setNeedsLayout()
    }

    /// A context of the layout's own class, for an invalidation by the collection view.
    func invalidateLayout(
        _ change: (UICollectionViewLayoutInvalidationContext) -> Void = { _ in }
    ) {
        let context = storedLayout.makeInvalidationContext()
        change(context)
        storedLayout.invalidateLayout(with: context)
        // An override that does not call `super` cannot keep the old layout.
        layoutPasses.invalidate()
        setNeedsLayout()
    }

    var reader: LayoutReader { LayoutReader(layout: storedLayout, counts: currentCounts) }

    /// Prepares the layout if that is due, and gives the content its size.
    func prepareLayout() {
        _ = currentCounts
        let adjustment = layoutPasses.prepareIfDue { storedLayout.prepare() }
        guard let adjustment else { return }
        guard !layoutPasses.keepsContent else {
            return layoutPasses.pendingAdjustment = layoutPasses.pendingAdjustment + adjustment
        }
        takeContentSize()
        if let offset = interactiveChange?.offset { return contentOffset = offset }
        guard adjustment != .zero else { return }
        scrolling.shift(by: adjustment)
    }

    func takeContentSize() {
        let size = storedLayout.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else {
            return stage.diagnostics.misuse(
                "The collectionViewContentSize of \(type(of: storedLayout)) is not finite; use numbers of points.")
        }
        contentSize = size
    }

    /// The bounds are about to change: the layout still sees the old ones.
    func collectionBoundsWillChange(to new: CGRect) {
        if new.size != bounds.size { sizeWillChange() }
        if isDragging, new.minY != bounds.minY { swipes.close(animated: true) }
        guard new != bounds, storedLayout.owner === self, !layoutPasses.isPreparing,
            storedLayout.shouldInvalidateLayout(forBoundsChange: new)
        else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
    }

    func collectionMarginsDidChange() {
        guard storedLayout.owner === self else { return }
        invalidateLayout()
    }

    /// Prepares the layout and shows what is visible, until the sizes that views want have settled.
    func layOutElements() {
        placeBackground()
        guard batch == nil, !layoutPasses.isShowing, !animateResize() else { return }
        layoutPasses.isShowing = true
        defer { layoutPasses.isShowing = false }
        settle { showElements(in: bounds) }
        shelves.layOut()
        if layoutPasses.runningChanges == 0 { shelves.removeOrphans() }
        indexStrip.layOut()
        prefetching.update(self)
    }

    /// Prepares the layout and runs `show`, until the layout stays valid.
    func settle(_ show: () -> Void) {
        var passes = 0
        repeat {
            prepareLayout()
            show()
            passes += 1
        } while layoutPasses.isInvalid && passes < CollectionLayoutPasses.limit && !layoutPasses.isUnsettled
        guard layoutPasses.isInvalid, !layoutPasses.isUnsettled else { return }
        layoutPasses.isUnsettled = true
        stage.diagnostics.misuse(
            "The layout of \(layerName) has not settled after \(CollectionLayoutPasses.limit) passes: views prefer other sizes, or data changes, during each layout; prefer the same size for the same content."
        )
    }

    /// Shows the elements that are visible in a rectangle, without animation of those that are new.
    private func showElements(in rect: CGRect) {
        let wanted = wantedElements(in: rect)
        let keys = Set(wanted.map(ElementKey.init))
        for element in elements.fromBackToFront where !keys.contains(element.key) {
            elements[element.key] = nil
            endDisplaying(element)
        }
        for attributes in wanted {
            let key = ElementKey(attributes)
            if var element = elements[key] {
                element.attributes = attributes
                house(element.view, attributes)
                element.view.show(attributes)
                takeRowAppearance(element.view, at: key.indexPath)
                elements[key] = element
            } else {
                display(attributes, as: attributes)
            }
        }
        measureElements()
        orderElements()
    }

    private func bounded(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard elements.count > LayoutReader.mostElements else { return elements }
        stage.diagnostics.reportUnsupported(
            "more than \(LayoutReader.mostElements) visible elements in \(layerName)", instead: "the rest is not shown")
        return Array(elements.prefix(LayoutReader.mostElements))
    }

    /// What is to be shown in a rectangle. What shelves scroll is theirs.
    func wantedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.minX.isFinite, rect.minY.isFinite else { return [] }
        let elements = bounded(reader.elements(in: rect))
        let shown = shelves.attributes(elements, in: self, rect)
        return (reordering.map { $0.lifted(shown, in: self) } ?? shown).map(swiped)
    }
}
