/// A position in the plane, with y pointing down. The caller decides the unit: points above the display list, pixels
/// below it.
@frozen public struct Point: Equatable, Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let zero = Point(x: 0, y: 0)

    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    @inlinable public static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    @inlinable public static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}

/// Points as vectors.
extension Point {
    @inlinable package var length: Double { (x * x + y * y).squareRoot() }

    /// Vector scaled to length 1; `nil` for a vector without a direction.
    @inlinable package var unit: Point? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return Point(x: x / length, y: y / length)
    }

    /// Vector rotated by a quarter turn, clockwise on the screen.
    @inlinable package var turned: Point { Point(x: -y, y: x) }

    @inlinable package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    @inlinable package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    @inlinable package static func * (left: Point, right: Double) -> Point {
        Point(x: left.x * right, y: left.y * right)
    }
    @inlinable package static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
}
