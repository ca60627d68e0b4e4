/// Points as arrows from the origin.
extension Point {
    var length: Double { (x * x + y * y).squareRoot() }

    /// The same direction, one long; `nil` if it has none.
    var unit: Point? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return Point(x: x / length, y: y / length)
    }

    /// A quarter turn, clockwise on the screen.
    var turned: Point { Point(x: -y, y: x) }

    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    static func * (left: Point, right: Double) -> Point { Point(x: left.x * right, y: left.y * right) }
    static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
}
