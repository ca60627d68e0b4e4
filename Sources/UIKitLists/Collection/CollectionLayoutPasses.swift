internal import QuartzCore

/// Tracks whether the layout has to be prepared, and the other requests made by invalidations.
@MainActor final class CollectionLayoutPasses {
    /// The number of times a layout is prepared before it must have settled. Chosen: self-sizing views settle in one or
    /// two passes.
    static let limit = 100

    /// Whether `prepare()` is due.
    private(set) var isInvalid = true
    private(set) var isPreparing = false
    /// The number of changes being animated.
    var runningChanges = 0
    /// Whether elements are being shown; showing elements is not reentrant.
    var isShowing = false
    /// Whether the layout failed to settle, which is reported once. From then on, views keep their sizes.
    var isUnsettled = false
    /// Whether the content keeps its size and offset for now because an animation will change them.
    var keepsContent = false
    /// The distance by which that animation moves the content.
    var pendingAdjustment = CGPoint.zero
    /// A change of size that the next layout pass animates.
    var resize: CollectionResize?
    /// The distance added to the offset at the next preparation.
    private var offsetAdjustment = CGPoint.zero
    /// The views that have been created and not yet been laid out.
    var newViews: [UICollectionReusableView] = []
    /// The attributes of the element whose view is being requested from the data source.
    var attributesBeingShown: UICollectionViewLayoutAttributes?

    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
    }

    func invalidate() { isInvalid = true }

    /// Calls `prepare` if it is due.
    ///
    /// - Returns: The distance by which the content moves; `nil` if nothing was due.
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
    /// Called when the layout invalidates itself.
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

    /// Invalidates the layout with a context of the layout's own class.
    func invalidateLayout(
        _ change: (UICollectionViewLayoutInvalidationContext) -> Void = { _ in }
    ) {
        let context = storedLayout.makeInvalidationContext()
        change(context)
        storedLayout.invalidateLayout(with: context)
        // The layout is invalid even if an override does not call `super`.
        layoutPasses.invalidate()
        setNeedsLayout()
    }

    var reader: LayoutReader { LayoutReader(layout: storedLayout, counts: currentCounts) }

    /// Prepares the layout if necessary, and updates the content size.
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

    /// Called before the bounds change, while the layout still sees the old ones.
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

    /// Prepares the layout and shows the visible elements until the preferred sizes of their views have settled.
    func layOutElements() {
        placeBackground()
        guard batch == nil, !layoutPasses.isShowing, !animateResize() else { return }
        layoutPasses.isShowing = true
        defer { layoutPasses.isShowing = false }
        settle { showElements(in: bounds) }
        layOutNewViews()
        shelves.layOut()
        if layoutPasses.runningChanges == 0 { shelves.removeOrphans() }
        indexStrip.layOut()
        prefetching.update(self)
    }

    /// Prepares the layout and calls `show` until the layout stays valid.
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

    /// Shows the elements visible in a rectangle. New ones appear without animation.
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

    /// The attributes of the elements visible in `rect`. In sections that scroll orthogonally, the section's scroll
    /// view determines the visible elements, and frames are in its coordinates.
    func wantedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.minX.isFinite, rect.minY.isFinite else { return [] }
        let elements = bounded(reader.elements(in: rect))
        let shown = shelves.attributes(elements, in: self, rect)
        return (reordering.map { $0.lifted(shown, in: self) } ?? shown).map(swiped)
    }
}
