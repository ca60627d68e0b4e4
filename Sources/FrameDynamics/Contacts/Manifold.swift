internal import FrameGeometry

/// The contact of two convex parts: at most two points, and the direction from the first part to the second.
struct Manifold {
    let normal: Point
    let spots: [Contact.Spot]

    /// - Parameters:
    ///   - segment: The segment represented by the second part, if it is one.
    ///   - reach: Distance up to which parts count as touching.
    /// - Returns: `nil` if they are farther apart.
    init?(_ first: PlacedPart, _ second: PlacedPart, segment: Boundary.Segment? = nil, within reach: Double) {
        let found: Manifold?
        switch (first.normals.isEmpty, second.normals.isEmpty) {
        case (true, true): found = Manifold(circles: first, second, reach)
        case (true, false): found = Manifold(polygon: second, segment, circle: first, reach)?.flipped
        case (false, true): found = Manifold(polygon: first, nil, circle: second, reach)
        case (false, false): found = Manifold(polygons: first, second, segment, reach)
        }
        guard let found, !found.spots.isEmpty else { return nil }
        self = found
    }

    private init(_ normal: Point, _ spots: [Contact.Spot]) {
        self.normal = normal
        self.spots = spots
    }

    private var flipped: Manifold { Manifold(-normal, spots) }

    private init?(circles first: PlacedPart, _ second: PlacedPart, _ reach: Double) {
        let gap = second.corners[0] - first.corners[0]
        let distance = gap.length - first.radius - second.radius
        guard distance <= reach else { return nil }
        let normal = gap.unit ?? Point(x: 0, y: 1)
        self.init(
            normal,
            [
                Contact.Spot(
                    position: first.corners[0] + normal * (first.radius + distance / 2), distance: distance, feature: 0)
            ])
    }

    private init?(polygon: PlacedPart, _ segment: Boundary.Segment?, circle: PlacedPart, _ reach: Double) {
        let center = circle.corners[0]
        let side = polygon.farthestSide(from: [center])
        guard side.distance - circle.radius <= reach else { return nil }
        let (start, end) = (polygon.corners[side.index], polygon.corner(after: side.index))
        var normal = polygon.normals[side.index]
        var distance = side.distance - circle.radius
        let isLine = polygon.corners.count == 2
        // Beyond the ends of the side, the corner is nearest.
        let isBefore = (center - start).dot(end - start) <= 0
        let isBehind = (center - end).dot(start - end) <= 0
        if isBefore || isBehind, side.distance > 0 || isLine {
            let corner = isBefore ? start : end
            let gap = center - corner
            normal = gap.unit ?? normal
            distance = gap.length - circle.radius
            guard distance <= reach else { return nil }
            // The second side of a line runs backward.
            if let segment, !segment.permits(normal, atEnd: isBehind != (side.index == 1)) { return nil }
        }
        self.init(
            normal,
            [
                Contact.Spot(
                    position: center - normal * (circle.radius + distance / 2), distance: distance, feature: 0)
            ])
    }

    private init?(
        polygons first: PlacedPart, _ second: PlacedPart, _ segment: Boundary.Segment?, _ reach: Double
    ) {
        let own = first.farthestSide(from: second.corners) { normal, corner in
            segment?.permits(-normal, atEnd: corner == 1) ?? true
        }
        let other = second.farthestSide(from: first.corners)
        guard own.distance <= reach, other.distance <= reach else { return nil }
        // Equally good sides must not take turns.
        let prefersOther = segment != nil ? other.distance >= own.distance - 0.01 : other.distance > own.distance + 0.01
        let (base, side, against) = prefersOther ? (second, other.index, first) : (first, own.index, second)
        let normal = base.normals[side]
        let spots = Self.clip(against, to: base, side: side, isFlipped: prefersOther, reach)
        self.init(prefersOther ? -normal : normal, spots)
    }

    /// Returns the ends of a side of one polygon that faces a side of another, cut at the ends of that side.
    private static func clip(
        _ part: PlacedPart, to base: PlacedPart, side: Int, isFlipped: Bool, _ reach: Double
    ) -> [Contact.Spot] {
        let normal = base.normals[side]
        let (start, end) = (base.corners[side], base.corner(after: side))
        guard let along = (end - start).unit else { return [] }
        let length = (end - start).dot(along)
        let facing = part.normals.indices.min { part.normals[$0].dot(normal) < part.normals[$1].dot(normal) } ?? 0
        let (from, to) = (part.corners[facing], part.corner(after: facing))
        let (first, last) = ((from - start).dot(along), (to - start).dot(along))
        // Parts that only pass each other's corner have nothing in common.
        let least = min(0.02, length / 4)
        guard min(first, last) < length - least, max(first, last) > least else { return [] }
        let isAcross = abs(first - last) < 1e-9
        func point(at position: Double) -> Point {
            if isAcross { return (from - to).dot(normal) < 0 ? from : to }
            let limited = min(max(position, 0), length)
            return from + (to - from) * ((limited - first) / (last - first))
        }
        var spots: [Contact.Spot] = []
        for (index, point) in [point(at: first), point(at: last)].enumerated() {
            let distance = (point - start).dot(normal)
            guard distance <= reach, index == 0 || !isAcross else { continue }
            let feature = ((side * 64 + facing) * 2 + index) * 2 + (isFlipped ? 1 : 0)
            spots.append(Contact.Spot(position: point - normal * (distance / 2), distance: distance, feature: feature))
        }
        return spots
    }
}

extension PlacedPart {
    /// Returns the side from which all points are farthest, in the direction of its normal.
    ///
    /// - Parameter permits: Whether a normal counts, given the index of the nearest point.
    fileprivate func farthestSide(
        from points: [Point], where permits: (Point, Int) -> Bool = { _, _ in true }
    ) -> (index: Int, distance: Double) {
        var best = (index: 0, distance: -Double.infinity)
        for (index, normal) in normals.enumerated() {
            var (nearest, distance) = (0, Double.infinity)
            for (number, point) in points.enumerated() {
                let value = (point - corners[index]).dot(normal)
                if value < distance { (nearest, distance) = (number, value) }
            }
            if distance > best.distance, permits(normal, nearest) { best = (index, distance) }
        }
        return best
    }
}
