public import FrameGeometry

/// An area around the position of a field, defined by signed tests of a point.
public indirect enum FieldRegion: Equatable, Sendable {
    case infinite
    case circle(radius: Double)
    /// A centered rectangle.
    case rectangle(Size)
    case inverse(FieldRegion)
    case union(FieldRegion, FieldRegion)
    case intersection(FieldRegion, FieldRegion)
    /// The first region without the second.
    case difference(FieldRegion, FieldRegion)

    /// - Parameter point: Point relative to the center. Points on an outline are inside.
    public func contains(_ point: Point) -> Bool {
        switch self {
        case .infinite: true
        case .circle(let radius): point.length <= radius
        case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
        case .inverse(let region): !region.contains(point)
        case .union(let first, let second): first.contains(point) || second.contains(point)
        case .intersection(let first, let second): first.contains(point) && second.contains(point)
        case .difference(let first, let second): first.contains(point) && !second.contains(point)
        }
    }
}
