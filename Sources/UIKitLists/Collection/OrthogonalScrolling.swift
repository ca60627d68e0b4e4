internal import QuartzCore

/// A section that scrolls across the layout, in a scroll view of its own.
struct OrthogonalSection {
    let section: Int
    /// What the scroll view shows, in the coordinates of the content of the collection view.
    let frame: CGRect
    /// The size of what scrolls.
    let contentSize: CGSize
    /// Whether a drag turns one page of the scroll view's own size.
    var isPaging = false
    /// Whether a throw slows down soon, as it does where it ends at groups.
    var deceleratesFast = false
    /// Whether content that fits can be dragged.
    var alwaysBounces = false
    /// The offset at which the section begins; with centred groups not zero.
    var initialOffset = CGPoint.zero
}

/// A layout with sections that scroll across it.
///
/// `layoutAttributesForElements(in:)` has no elements that such a section scrolls; the collection view requests them apart, by what its
/// scroll view shows. `layoutAttributesForItem(at:)` has them all, in the coordinates of what scrolls, moved by the origin of the
/// section's frame.
@MainActor protocol OrthogonalScrolling: UICollectionViewLayout {
    /// The sections whose frames intersect a rectangle of the content.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection]
    func orthogonalSection(_ section: Int) -> OrthogonalSection?
    /// Elements that are visible in a rectangle of what scrolls, in its coordinates.
    func orthogonalElements(ofSection section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    /// The offset at which a drag ends.
    ///
    /// - Parameters:
    ///   - offset: where the drag began.
    ///   - velocity: in points per millisecond.
    func orthogonalTarget(ofSection section: Int, from offset: CGPoint, proposed: CGPoint, velocity: CGPoint) -> CGPoint
    /// The section has scrolled, and shows elements, whose attributes may be changed.
    func didScroll(section: Int, to offset: CGPoint, showing elements: [UICollectionViewLayoutAttributes])
}
