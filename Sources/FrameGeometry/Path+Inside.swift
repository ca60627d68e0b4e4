extension Path {
    /// Whether a point lies inside, every contour taken as closed. Of points on the outline those count whose right or
    /// lower neighbour is inside, so that two shapes side by side share none. A path with a number that is not finite has
    /// no inside.
    public func contains(_ point: Point, _ rule: FillRule) -> Bool {
        guard isFinite else { return false }
        let winding = pieces(closing: true).reduce(0) { $0 + $1.crossings(rightOf: point) }
        return switch rule {
        case .nonzero: winding != 0
        case .evenodd: !winding.isMultiple(of: 2)
        }
    }
}

extension PathPiece {
    /// How often the piece crosses the ray that goes from `point` to the right: downwards counts up, upwards down.
    fileprivate func crossings(rightOf point: Point) -> Int {
        let ends = [0] + (isLine ? [] : curve.turns(along: \.y)) + [1]
        var count = 0
        for (first, last) in zip(ends, ends.dropFirst()) {
            let (from, to) = (curve.point(at: first), curve.point(at: last))
            let isDown = from.y <= point.y && point.y < to.y
            guard isDown || to.y <= point.y && point.y < from.y else { continue }
            if crossing(of: point.y, from: first, from, to: last, to) > point.x { count += isDown ? 1 : -1 }
        }
        return count
    }

    /// The x at which the piece passes `y`, between two places where it goes only up or only down.
    private func crossing(of y: Double, from first: Double, _ from: Point, to last: Double, _ to: Point) -> Double {
        if isLine { return from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)) }
        let sign = to.y > from.y ? 1.0 : -1.0
        let t = RealMath.root(in: first...last, precision: 0x1p-60) { t in
            (sign * (curve.point(at: t).y - y), sign * (curve.direction(at: t)?.y ?? 0))
        }
        return curve.point(at: t).x
    }
}
