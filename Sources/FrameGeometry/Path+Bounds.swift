extension Path {
    /// The smallest rectangle around all points, controls included; `nil` for a path without any.
    public var controlBounds: Rect? { Self.bounds(of: elements.flatMap(\.points)) }

    /// The smallest rectangle around the lines and curves themselves and around places moved to; `nil` for a path without
    /// points.
    public var bounds: Rect? {
        var points = elements.compactMap(\.points.last)
        for piece in pieces() where !piece.isLine {
            for axis in [\Point.x, \Point.y] {
                points += piece.curve.turns(along: axis).map(piece.curve.point(at:))
            }
        }
        return Self.bounds(of: points)
    }

    private static func bounds(of points: [Point]) -> Rect? {
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
