internal import FrameDynamics
internal import FrameGeometry

/// The area of a field, centred at its position.
@MainActor @preconcurrency open class UIRegion: NSObject, NSCopying {
    let area: FieldRegion

    init(_ area: FieldRegion) {
        self.area = area
        super.init()
    }

    /// Everywhere.
    open class var infinite: UIRegion { UIRegion(.infinite) }

    /// A circle, in points.
    public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }

    /// A rectangle, in points.
    public convenience init(size: CGSize) { self.init(.rectangle(Size(size))) }

    open func inverse() -> UIRegion { UIRegion(.inverse(area)) }
    open func union(_ region: UIRegion) -> UIRegion { UIRegion(.union(area, region.area)) }
    /// This region without the other.
    open func difference(from region: UIRegion) -> UIRegion { UIRegion(.difference(area, region.area)) }
    open func intersection(_ region: UIRegion) -> UIRegion { UIRegion(.intersection(area, region.area)) }

    /// - Parameter point: from the centre of the region.
    open func contains(_ point: CGPoint) -> Bool { area.contains(Point(point)) }

    /// Itself: a region does not change.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
