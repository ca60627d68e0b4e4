internal import FrameGeometry
internal import FrameLists

/// A snapshot of a compositional layout: the sections returned by the provider, and their frames.
@MainActor struct CompositionalState {
    var layout: CompositionalLayout
    let environment: LayoutEnvironment
    /// The size of the collection view's bounds.
    let size: CGSize
    /// Whether any item is pinned to the visible part of the content.
    let pins: Bool
    /// Whether any section has a scroll handler.
    let hasHandlers: Bool
    /// Whether any section has swipe actions.
    let swipes: Bool
    private let sections: [NSCollectionLayoutSection]

    init(
        of layout: UICollectionViewCompositionalLayout, in view: UICollectionView,
        provider: UICollectionViewCompositionalLayoutSectionProvider
    ) {
        let configuration = layout.configuration
        let axis: ScrollAxis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        size = view.bounds.size
        let isRightToLeft = view.isRightToLeft
        let insets = view.adjustedContentInset.directional(isRightToLeft)
        environment = LayoutEnvironment(contentSize: size, insets: insets, traitCollection: view.traitCollection)
        let container = environment.container.effectiveContentSize
        func reference(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
            Self.insets(of: reference, configuration, in: view, axis: axis)
        }
        var (models, sections) = ([NSCollectionLayoutSection](), [CompositionalSection]())
        for index in 0..<view.numberOfSections {
            let provided = provider(index, environment)
            if provided == nil {
                layout.stage.diagnostics.misuse(
                    "The section provider of \(type(of: layout)) has no section \(index), which has \(view.numberOfItems(inSection: index)) items; return a section for each."
                )
            }
            let model = provided ?? NSCollectionLayoutSection.empty
            var section = model.compositionalSection(
                of: view.numberOfItems(inSection: index), axis: axis, container: container, environment: environment,
                reference: reference)
            if let list = model.list {
                ListSection.adjust(&section, list, at: index, of: view.numberOfSections, reach: axis.along(Size(size)))
            }
            models.append(model)
            sections.append(section)
        }
        let global = configuration.boundarySupplementaryItems
        self.layout = CompositionalLayout(
            sections, axis: axis, container: Size(container), sectionSpacing: Double(configuration.interSectionSpacing),
            boundary: global.map(\.boundaryItem), pixelsPerPoint: Double(view.traitCollection.displayScale),
            isRightToLeft: isRightToLeft)
        self.sections = models
        pins = (models.flatMap(\.boundarySupplementaryItems) + global).contains(where: \.pinToVisibleBounds)
        swipes = models.contains { $0.list?.hasSwipeActions == true }
        hasHandlers = models.contains { $0.visibleItemsInvalidationHandler != nil }
    }

    /// The section at an index; `nil` if the index is out of range.
    func section(_ index: Int) -> NSCollectionLayoutSection? { sections.indices ~= index ? sections[index] : nil }

    /// The range of a rectangle of the content along the scroll axis.
    func range(of rect: CGRect) -> ClosedRange<Double>? {
        let rect = Rect(rect)
        let start = layout.axis.along(rect.origin)
        let end = start + max(0, layout.axis.along(rect.size))
        return start.isFinite && end.isFinite ? start...end : nil
    }

    /// The insets of a reference, perpendicular to the axis, as far as they exceed the insets of the collection view's
    /// content.
    private static func insets(
        of reference: UIContentInsetsReference, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        in view: UICollectionView, axis: ScrollAxis
    ) -> NSDirectionalEdgeInsets {
        let insets: UIEdgeInsets
        switch reference == .automatic ? configuration.contentInsetsReference : reference {
        case .automatic, .safeArea: insets = view.safeAreaInsets
        case .none: return .zero
        case .layoutMargins: insets = view.layoutMargins
        case .readableContent:
            let (bounds, guide) = (view.bounds, view.readableContentGuide.layoutFrame)
            insets = UIEdgeInsets(
                top: guide.minY - bounds.minY, left: guide.minX - bounds.minX, bottom: bounds.maxY - guide.maxY,
                right: bounds.maxX - guide.maxX)
        }
        var beyond = (insets - view.adjustedContentInset).atLeast(.zero).directional(view.isRightToLeft)
        switch axis {
        case .vertical: (beyond.top, beyond.bottom) = (0, 0)
        case .horizontal: (beyond.leading, beyond.trailing) = (0, 0)
        }
        return beyond
    }
}

extension UIEdgeInsets {
    fileprivate func directional(_ isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
    }
}

extension NSCollectionLayoutSection {
    /// An empty section, used when the provider returns none.
    fileprivate static var empty: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

/// The measured sizes of views' content.
@MainActor struct CompositionalMeasurements {
    private var stored: [CompositionalLayout.Element: Size] = [:]

    var sizes: [(element: CompositionalLayout.Element, size: Size)] { stored.map { ($0.key, $0.value) } }

    mutating func note(_ size: Size, of element: CompositionalLayout.Element) { stored[element] = size }

    /// Keeps the sizes of elements that stay.
    mutating func move(by change: ListChange) {
        var moved: [CompositionalLayout.Element: Size] = [:]
        for (element, size) in stored {
            let new: CompositionalLayout.Element?
            switch element {
            case .item(let index):
                new = change.newIndex(of: index).flatMap { change.isReloaded(new: $0) ? nil : .item($0) }
            case .anchored(let index, let attached): new = change.newIndex(of: index).map { .anchored($0, attached) }
            case .boundary(let section, let index):
                new = change.newSection(of: section).map { .boundary(section: $0, index) }
            case .globalBoundary: new = element
            case .decoration: new = nil
            }
            if let new { moved[new] = size }
        }
        stored = moved
    }
}
