extension Path {
    /// Adds a part of a circle: after a line from the last point if there is one, else as a new contour.
    ///
    /// In pieces of at most a quarter turn, each a cubic curve, as Core Graphics makes them (reported); a quarter turn is
    /// at most 2.8·10⁻⁴ of the radius off, outwards, a smaller piece much less.
    ///
    /// - Parameters:
    ///   - start: radians; 0 is the direction of x, a quarter turn that of y.
    ///   - sweep: radians, with its sign. More than a whole turn goes on as long as it says, up to two.
    ///   - map: what happens to the arc's points; the last point is not mapped again.
    public mutating func addArc(
        center: Point, radius: Double, start: Double, sweep: Double, map: Affine = .identity
    ) {
        func place(_ angle: Double) -> Point {
            map.apply(
                Point(x: center.x + radius * RealMath.cos(angle), y: center.y + radius * RealMath.sin(angle)))
        }
        let first = place(start)
        elements.append(elements.isEmpty ? .move(first) : .line(first))
        guard radius != 0, sweep != 0, sweep.isFinite, sweep.magnitude <= 4 * .pi else { return }
        // A quarter that is off by a rounding is one quarter.
        let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let reach = radius * Self.reach(ofTurn: step)
        for index in 0..<count {
            let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
            let (fromX, fromY) = (RealMath.cos(from), RealMath.sin(from))
            let (toX, toY) = (RealMath.cos(to), RealMath.sin(to))
            elements.append(
                .cubic(
                    map.apply(
                        Point(
                            x: center.x + radius * fromX - reach * fromY, y: center.y + radius * fromY + reach * fromX)),
                    map.apply(
                        Point(x: center.x + radius * toX + reach * toY, y: center.y + radius * toY - reach * toX)),
                    place(to)))
        }
    }

    /// How far the controls of an arc lie from its ends, in radii: 4/3 · tan(turn/4), which makes the middle exact.
    static func reach(ofTurn turn: Double) -> Double {
        4.0 / 3 * (RealMath.sin(turn / 4) / RealMath.cos(turn / 4))
    }

    /// Adds the arc that rounds the corner at `corner`, on the way from the last point there and on towards `end`: a line
    /// to where it begins, then the arc. A line to the corner where there is nothing to round.
    public mutating func addArc(corner: Point, towards end: Point, radius: Double, map: Affine = .identity) {
        guard let last = currentPoint.flatMap({ point in map.inverse?.apply(point) }) else { return }
        let (toStart, toEnd) = (last - corner, end - corner)
        let (startLength, endLength) = (Self.length(toStart), Self.length(toEnd))
        let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
        let dot = toStart.x * toEnd.x + toStart.y * toEnd.y
        guard radius > 0, startLength > 0, endLength > 0, cross != 0 else {
            elements.append(.line(map.apply(corner)))
            return
        }
        // The tangent length is radius / tan(angle/2), and tan(angle/2) = |cross| / (product of lengths + dot).
        let tangent = radius * (startLength * endLength + dot) / cross.magnitude
        let from = Point(
            x: corner.x + toStart.x / startLength * tangent, y: corner.y + toStart.y / startLength * tangent)
        let side = cross > 0 ? 1.0 : -1.0
        let center = Point(
            x: from.x - side * toStart.y / startLength * radius, y: from.y + side * toStart.x / startLength * radius)
        let startAngle = RealMath.atan2(from.y - center.y, from.x - center.x)
        let turn = RealMath.atan2(cross.magnitude, dot) - .pi
        addArc(center: center, radius: radius, start: startAngle, sweep: side * turn, map: map)
    }

    private static func length(_ way: Point) -> Double { (way.x * way.x + way.y * way.y).squareRoot() }

    /// Where the path goes on; `nil` for one without elements.
    public var currentPoint: Point? {
        guard let last = elements.last else { return nil }
        if let point = last.points.last { return point }
        let start = elements.last { if case .move = $0 { true } else { false } }
        return start?.points.last ?? .zero
    }
}
