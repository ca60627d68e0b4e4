extension Path {
    /// Adds a circular arc, connected by a line to the last point if there is one, otherwise as a new contour.
    ///
    /// The arc is split into cubic curves of at most a quarter turn, as Core Graphics does (reported). A quarter turn
    /// is off by at most 2.8·10⁻⁴ of the radius, outward; a smaller piece by much less.
    ///
    /// - Parameters:
    ///   - start: Start angle in radians; 0 is the direction of x, a quarter turn the direction of y.
    ///   - sweep: Signed angle in radians. Sweeps of more than a whole turn overlap; those of more than two turns add
    ///     no arc.
    ///   - map: Transform applied to the arc's points, but not to the existing last point.
    public mutating func addArc(
        center: Point, radius: Double, start: Double, sweep: Double, map: Affine = .identity
    ) {
        func point(_ angle: Double) -> Point {
            map.apply(
                Point(x: center.x + radius * RealMath.cos(angle), y: center.y + radius * RealMath.sin(angle)))
        }
        let first = point(start)
        elements.append(elements.isEmpty ? .move(first) : .line(first))
        guard radius != 0, sweep != 0, sweep.isFinite, sweep.magnitude <= 4 * .pi else { return }
        // A quarter turn with a rounding error stays one piece.
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
                    point(to)))
        }
    }

    /// Returns the distance of an arc's control points from its ends, in radii: 4/3 · tan(turn/4), which makes the
    /// middle exact.
    static func reach(ofTurn turn: Double) -> Double {
        4.0 / 3 * (RealMath.sin(turn / 4) / RealMath.cos(turn / 4))
    }

    /// Rounds the corner at `corner` between the last point and `end` by adding a line to the start of the arc,
    /// followed by the arc. Adds a line to the corner if it cannot be rounded.
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

    private static func length(_ vector: Point) -> Double { (vector.x * vector.x + vector.y * vector.y).squareRoot() }

    /// End of the path; `nil` for a path without elements.
    public var currentPoint: Point? {
        guard let last = elements.last else { return nil }
        if let point = last.points.last { return point }
        let start = elements.last { if case .move = $0 { true } else { false } }
        return start?.points.last ?? .zero
    }
}
