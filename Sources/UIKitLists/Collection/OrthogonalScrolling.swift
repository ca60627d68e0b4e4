internal import QuartzCore

/// A section that scrolls orthogonally to the layout, in a scroll view of its own.
struct OrthogonalSection {
    let section: Int
    /// The frame of the scroll view, in the coordinates of the collection view's content.
    let frame: CGRect
    /// The size of the scrolled content.
    let contentSize: CGSize
    /// Whether a drag turns one page of the scroll view's own size.
    var isPaging = false
    /// Whether deceleration is fast, as in sections that come to rest at groups.
    var deceleratesFast = false
    /// Whether content that fits can be dragged.
    var alwaysBounces = false
    /// The initial offset of the section, which is not zero if groups are centered.
    var initialOffset = CGPoint.zero
}

/// A layout with sections that scroll orthogonally.
///
/// The result of `layoutAttributesForElements(in:)` does not contain the elements that such a section scrolls; the
/// collection view requests them separately for the visible part of the section's scroll view.
/// `layoutAttributesForItem(at:)` returns every item, in the coordinates of the scrolled content offset by the origin
/// of the section's frame.
@MainActor protocol OrthogonalScrolling: UICollectionViewLayout {
    /// The sections whose frames intersect a rectangle of the content.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection]
    func orthogonalSection(_ section: Int) -> OrthogonalSection?
    /// The elements visible in a rectangle of the scrolled content, in its coordinates.
    func orthogonalElements(ofSection section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    /// The offset at which a drag ends.
    ///
    /// - Parameters:
    ///   - offset: The offset at which the drag began.
    ///   - velocity: The velocity in points per millisecond.
    func orthogonalTarget(ofSection section: Int, from offset: CGPoint, proposed: CGPoint, velocity: CGPoint) -> CGPoint
    /// Called when the section has scrolled. The attributes of the visible elements may be changed.
    func didScroll(section: Int, to offset: CGPoint, showing elements: [UICollectionViewLayoutAttributes])
}
