internal import FrameDynamics
internal import FrameGeometry

/// The area of a field, centered on the field's position.
@MainActor @preconcurrency open class UIRegion: NSObject, NSCopying {
    let area: FieldRegion

    init(_ area: FieldRegion) {
        self.area = area
        super.init()
    }

    /// Creates a region without bounds.
    public convenience override init() { self.init(.infinite) }

    /// A region without bounds.
    open class var infinite: UIRegion { UIRegion(.infinite) }

    /// Creates a circular region; the radius is in points.
    public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }

    /// Creates a rectangular region; the size is in points.
    public convenience init(size: CGSize) { self.init(.rectangle(Size(size))) }

    open func inverse() -> UIRegion { UIRegion(.inverse(area)) }
    open func union(_ region: UIRegion) -> UIRegion { UIRegion(.union(area, region.area)) }
    /// The part of this region that is outside the other.
    open func difference(from region: UIRegion) -> UIRegion { UIRegion(.difference(area, region.area)) }
    open func intersection(_ region: UIRegion) -> UIRegion { UIRegion(.intersection(area, region.area)) }

    /// - Parameter point: The point, relative to the center of the region.
    open func contains(_ point: CGPoint) -> Bool { area.contains(Point(point)) }

    /// Returns the region itself, because regions are immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
