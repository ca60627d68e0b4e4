/// Lines and Bézier curves, in one or more contours.
///
/// A contour begins with a move; a line or curve that comes first, or right after a close, begins one at the last point
/// there is: after a close, that contour's start. Where a path is filled, every contour counts as closed. Nothing is
/// checked here: who draws a path with a number that is not finite draws nothing.
public struct Path: Hashable, Sendable {
    @frozen public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quadratic(control: Point, Point)
        case cubic(Point, Point, Point)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Whether every number is finite.
    public var isFinite: Bool {
        elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }

    /// Each point, controls included, moved by `transform`: curves are carried over exactly.
    public func applying(_ transform: Affine) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .quadratic(let control, let point):
                    .quadratic(control: transform.apply(control), transform.apply(point))
                case .cubic(let first, let second, let point):
                    .cubic(transform.apply(first), transform.apply(second), transform.apply(point))
                case .close: .close
                }
            })
    }
}

extension Path.Element {
    /// Controls first, the end last; none of a close.
    public var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let point): [control, point]
        case .cubic(let first, let second, let point): [first, second, point]
        case .close: []
        }
    }
}
