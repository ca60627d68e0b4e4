internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// The scroll views of sections that scroll orthogonally.
///
/// Their cells are elements of the collection view like all others, but with a different superview.
@MainActor final class CollectionShelves {
    private var shelves: [Int: Shelf] = [:]
    /// The offsets of sections that have left the screen.
    private var offsets: [Int: CGPoint] = [:]
    /// The section of each element that a shelf shows.
    private var sections: [ElementKey: Int] = [:]
    /// The scroll views of removed sections, whose cells may still be moving.
    private var orphans: [Shelf] = []
    /// The sections as they will be shown by the animation that is being prepared.
    private var pending: [OrthogonalSection] = []

    var views: [UIScrollView] { shelves.sorted { $0.key < $1.key }.map(\.value) }

    /// The attributes of a layout's elements and of the elements in its shelves, whose frames are in the coordinates of
    /// their shelf.
    func attributes(
        _ elements: [UICollectionViewLayoutAttributes], in view: UICollectionView, _ rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        guard let layout = view.collectionViewLayout as? any OrthogonalScrolling else {
            orphans += shelves.values
            (shelves, sections) = ([:], [:])
            return elements
        }
        let visible = layout.orthogonalSections(in: rect)
        arrange(visible, in: view)
        sections = [:]
        return elements
            + visible.flatMap { section -> [UICollectionViewLayoutAttributes] in
                guard let shelf = shelves[section.section] else { return [] }
                let shown = CGRect(origin: shelf.contentOffset, size: section.frame.size)
                let inner = layout.orthogonalElements(ofSection: section.section, in: shown).map { $0.duplicate() }
                    .filter { !$0.isHidden && $0.isFinite && $0.frame.overlaps(shown) }
                layout.didScroll(section: section.section, to: shelf.contentOffset, showing: inner)
                for attributes in inner { self.sections[ElementKey(attributes)] = section.section }
                return inner
            }
    }

    private func arrange(_ sections: [OrthogonalSection], in view: UICollectionView) {
        let shown = Set(sections.map(\.section))
        for (section, shelf) in shelves where !shown.contains(section) {
            offsets[section] = shelf.contentOffset
            orphans.append(shelf)
            shelves[section] = nil
        }
        pending = view.layoutPasses.keepsContent ? sections : []
        for section in sections {
            let shelf = shelves[section.section] ?? Shelf(section.section, of: view)
            let isNew = shelves[section.section] == nil
            shelves[section.section] = shelf
            guard isNew else {
                if pending.isEmpty { shelf.show(section) }
                continue
            }
            UIView.performWithoutAnimation {
                shelf.show(section)
                shelf.contentOffset = offsets[section.section] ?? section.initialOffset
                view.insertSubview(shelf, at: view.storedBackgroundView == nil ? 0 : 1)
            }
        }
    }

    /// The superview for the view of an element.
    func container(of attributes: UICollectionViewLayoutAttributes, in view: UICollectionView) -> UIView {
        sections[ElementKey(attributes)].flatMap { shelves[$0] } ?? view
    }

    /// The attributes of the items in the shelf at a point of the collection view's content; `nil` if there is no shelf
    /// at the point.
    func elements(at point: CGPoint, in view: UICollectionView) -> [UICollectionViewLayoutAttributes]? {
        guard let layout = view.collectionViewLayout as? any OrthogonalScrolling,
            let (section, shelf) = shelves.first(where: { $0.value.frame.contains(point) })
        else { return nil }
        let inner = shelf.convert(point, from: view)
        return layout.orthogonalElements(
            ofSection: section, in: CGRect(x: inner.x, y: inner.y, width: 1, height: 1)
        ).filter { $0.frame.contains(inner) }
    }

    func layOut() {
        for shelf in shelves.values { shelf.orderElements() }
    }

    /// Lays out the shelves as they are after a change, as part of its animation.
    func showPending() {
        for section in pending { shelves[section.section]?.show(section) }
        pending = []
    }

    /// Removes the scroll views of removed sections.
    func removeOrphans() {
        for shelf in orphans { shelf.leave() }
        orphans = []
    }

    /// The frame of an item on screen, after its shelf has been scrolled to show it.
    func frameOnScreen(
        _ frame: CGRect, _ path: IndexPath, _ position: UICollectionView.ScrollPosition, in view: UICollectionView
    ) -> CGRect {
        guard let layout = view.collectionViewLayout as? any OrthogonalScrolling,
            let section = layout.orthogonalSection(path.section)
        else { return frame }
        let inner = frame.offsetBy(dx: -section.frame.minX, dy: -section.frame.minY)
        let target = Self.offset(showing: inner, section, position)
        if let shelf = shelves[path.section] { shelf.contentOffset = target } else { offsets[path.section] = target }
        return section.frame
    }

    private static func offset(
        showing frame: CGRect, _ section: OrthogonalSection, _ position: UICollectionView.ScrollPosition
    ) -> CGPoint {
        let size = section.frame.size
        var target = CGPoint(x: frame.minX, y: frame.minY)
        if position.contains(.centeredHorizontally) { target.x = frame.midX - size.width / 2 }
        if position.contains(.right) { target.x = frame.maxX - size.width }
        if position.contains(.centeredVertically) { target.y = frame.midY - size.height / 2 }
        if position.contains(.bottom) { target.y = frame.maxY - size.height }
        return CGPoint(
            x: min(max(0, target.x), max(0, section.contentSize.width - size.width)),
            y: min(max(0, target.y), max(0, section.contentSize.height - size.height)))
    }

    /// Removes all shelves because the data has been replaced. All sections return to their initial offset.
    func removeAll() {
        orphans += shelves.values
        (shelves, offsets, sections) = ([:], [:], [:])
        removeOrphans()
    }

    /// Maps the indexes of sections.
    func map(_ new: (Int) -> Int?) {
        let old = shelves
        shelves = [:]
        for (section, shelf) in old {
            if let section = new(section) {
                shelf.section = section
                shelves[section] = shelf
            } else {
                orphans.append(shelf)
            }
        }
        offsets = Dictionary(
            offsets.compactMap { section, offset in new(section).map { ($0, offset) } },
            uniquingKeysWith: { first, _ in first })
    }
}

/// The scroll view of one section.
private final class Shelf: UIScrollView {
    var section: Int
    private weak var collection: UICollectionView?

    init(_ section: Int, of collection: UICollectionView) {
        self.section = section
        self.collection = collection
        super.init(frame: .zero)
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ section: OrthogonalSection) {
        if frame != section.frame { frame = section.frame }
        if contentSize != section.contentSize { contentSize = section.contentSize }
        isPagingEnabled = section.isPaging
        decelerationRate = section.deceleratesFast ? .fast : .normal
        alwaysBounceHorizontal = section.alwaysBounces && section.contentSize.width >= section.contentSize.height
    }

    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let layout = collection?.collectionViewLayout as? any OrthogonalScrolling else { return proposed }
        return layout.orthogonalTarget(
            ofSection: section, from: scrolling.grabbed, proposed: proposed, velocity: velocity)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if old.origin != newValue.origin { collection?.setNeedsLayout() }
        }
    }

    func leave() {
        for case let view as UICollectionReusableView in subviews { view.removeFromSuperview() }
        removeFromSuperview()
    }

    /// Orders the views from back to front.
    func orderElements() {
        guard let collection else { return }
        let order = collection.elements.fromBackToFront.map(\.view).filter { $0.superview === self }
        let shown = Set(order.map(ObjectIdentifier.init))
        guard !order.elementsEqual(subviews.lazy.filter { shown.contains(ObjectIdentifier($0)) }, by: ===) else {
            return
        }
        order.forEach(bringSubviewToFront)
    }
}
