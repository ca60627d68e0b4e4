internal import FrameGeometry
internal import FrameLists

/// A snapshot of the sizes and distances that a flow layout takes from its properties and its delegate.
@MainActor struct FlowMetrics {
    /// The size of the collection view's bounds.
    let size: CGSize
    /// The length of the content perpendicular to the direction of scrolling.
    let across: Double
    private let plain: [FlowSection]
    /// The size of items that have not been measured; `nil` if the items' sizes are given.
    private let estimate: Size?
    private let axis: ScrollAxis

    init(of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
        size = view.bounds.size
        let axis: ScrollAxis = layout.scrollDirection == .vertical ? .vertical : .horizontal
        self.axis = axis
        let inset = view.adjustedContentInset
        let whole = Rect(CGRect(origin: .zero, size: size).inset(by: inset))
        across = max(0, axis.across(whole.size))
        let reference = Self.reference(of: layout, in: view)
        let estimate = Self.estimate(of: layout)
        self.estimate = estimate
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        plain = (0..<view.numberOfSections).map { index in
            let count = view.numberOfItems(inSection: index)
            let items =
                delegate.map { layout.sizes(from: $0, ofItems: count, inSection: index) }
                ?? .uniform(Size(layout.itemSize), count: count)
            var section = FlowSection(items: items)
            let insets =
                reference
                + (delegate?.collectionView(view, layout: layout, insetForSectionAt: index) ?? layout.sectionInset)
            section.insets = ListInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
            section.lineSpacing = Double(
                delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
                    ?? layout.minimumLineSpacing)
            section.itemSpacing = Double(
                delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
                    ?? layout.minimumInteritemSpacing)
            let header =
                delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
                ?? layout.headerReferenceSize
            let footer =
                delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
                ?? layout.footerReferenceSize
            section.headerLength = max(0, axis.along(Size(header)))
            section.footerLength = max(0, axis.along(Size(footer)))
            return section.isFinite ? section : FlowSection(items: items)
        }
    }

    /// The insets that the section inset reference adds. The content begins at the insets of the view.
    private static func reference(of layout: UICollectionViewFlowLayout, in view: UICollectionView) -> UIEdgeInsets {
        let content = view.adjustedContentInset
        func beyond(_ insets: UIEdgeInsets) -> UIEdgeInsets {
            // Along its axis the content scrolls, so only its own insets apply.
            let more = (insets - content).atLeast(.zero)
            return layout.scrollDirection == .vertical
                ? UIEdgeInsets(top: 0, left: more.left, bottom: 0, right: more.right)
                : UIEdgeInsets(top: more.top, left: 0, bottom: more.bottom, right: 0)
        }
        return switch layout.sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea: beyond(view.safeAreaInsets)
        case .fromLayoutMargins: beyond(view.layoutMargins)
        }
    }

    private static func estimate(of layout: UICollectionViewFlowLayout) -> Size? {
        guard layout.estimatedItemSize != .zero else { return nil }
        return layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            ? Size(layout.itemSize) : Size(layout.estimatedItemSize)
    }

    /// The sections with the measured sizes of their content.
    func sections(with measured: FlowMeasurements) -> [FlowSection] {
        guard let estimate else { return plain }
        return plain.enumerated().map { index, section in
            var section = section
            let known = measured.items[index] ?? [:]
            if section.items.uniformSize != nil {
                section.items = .estimated(estimate, count: section.items.count, measured: known)
            } else {
                section.items = .each((0..<section.items.count).map { known[$0] ?? section.items.size(at: $0) })
            }
            if section.headerLength > 0, let length = measured.headers[index] { section.headerLength = length }
            if section.footerLength > 0, let length = measured.footers[index] { section.footerLength = length }
            return section
        }
    }
}

/// The measured sizes of views' content.
@MainActor struct FlowMeasurements {
    /// The sizes of items, by section and item.
    private(set) var items: [Int: [Int: Size]] = [:]
    /// The lengths of headers and footers along the axis, by section.
    private(set) var headers: [Int: Double] = [:]
    private(set) var footers: [Int: Double] = [:]

    mutating func note(_ attributes: UICollectionViewLayoutAttributes, along axis: ScrollAxis) {
        let indexPath = attributes.indexPath
        guard attributes.isFinite, indexPath.count == 2 else { return }
        switch attributes.representedElementKind {
        case nil: items[indexPath.section, default: [:]][indexPath.item] = Size(attributes.size)
        case UICollectionView.elementKindSectionHeader?:
            headers[indexPath.section] = axis.along(Size(attributes.size))
        case UICollectionView.elementKindSectionFooter?:
            footers[indexPath.section] = axis.along(Size(attributes.size))
        case _?: return
        }
    }

    /// Keeps the sizes of elements that stay.
    mutating func move(by change: ListChange) {
        let old = self
        self = FlowMeasurements()
        for (section, sizes) in old.items {
            for (item, size) in sizes {
                guard let index = change.newIndex(of: ListIndex(section: section, item: item)),
                    !change.isReloaded(new: index)
                else { continue }
                items[index.section, default: [:]][index.item] = size
            }
        }
        for (section, length) in old.headers {
            if let index = change.newSection(of: section) { headers[index] = length }
        }
        for (section, length) in old.footers {
            if let index = change.newSection(of: section) { footers[index] = length }
        }
    }
}

extension FlowSection {
    fileprivate var isFinite: Bool {
        [
            insets.top, insets.leading, insets.bottom, insets.trailing, lineSpacing, itemSpacing, headerLength,
            footerLength,
        ].allSatisfy(\.isFinite)
    }
}
