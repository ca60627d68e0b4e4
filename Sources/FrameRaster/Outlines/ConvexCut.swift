import FrameGeometry

/// Clips a convex polygon to a box, side by side (Sutherland and Hodgman, 1974).
///
/// Only outlines that exceed the canvas by more than the margin are clipped. A part outside to the left is replaced by
/// the box's side, so coverage within the canvas is unchanged.
struct ConvexCut {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    func contains(_ points: [Point]) -> Bool {
        points.allSatisfy { $0.x >= minX && $0.x <= maxX && $0.y >= minY && $0.y <= maxY }
    }

    func cut(_ points: [Point]) -> [Point] {
        var result = points
        result = cut(result, inside: { $0.x - minX }, onto: { Point(x: minX, y: $0.y) })
        result = cut(result, inside: { maxX - $0.x }, onto: { Point(x: maxX, y: $0.y) })
        result = cut(result, inside: { $0.y - minY }, onto: { Point(x: $0.x, y: minY) })
        result = cut(result, inside: { maxY - $0.y }, onto: { Point(x: $0.x, y: maxY) })
        return result
    }

    /// - Parameters:
    ///   - inside: Signed distance of a point from the line, positive on the side that is kept.
    ///   - onto: Moves a point that is on the line up to rounding exactly onto it.
    private func cut(_ points: [Point], inside: (Point) -> Double, onto: (Point) -> Point) -> [Point] {
        guard var previous = points.last else { return [] }
        var result: [Point] = []
        result.reserveCapacity(points.count + 2)
        for point in points {
            let before = inside(previous)
            let here = inside(point)
            if (before < 0) != (here < 0) {
                let fraction = before / (before - here)
                result.append(
                    onto(
                        Point(
                            x: previous.x + (point.x - previous.x) * fraction,
                            y: previous.y + (point.y - previous.y) * fraction)))
            }
            if here >= 0 { result.append(point) }
            previous = point
        }
        return result
    }
}
