internal import FrameGeometry

/// A rounded rectangle that something may lie in.
struct RoundedBox {
    let rect: Rect
    /// Radii that fit.
    let radii: CornerRadii

    /// What sticks out less does not count, in points.
    private static let tolerance = 0.05

    /// Whether another rounded rectangle lies in it. A turned one is taken for the upright rectangle around it.
    ///
    /// - Parameter map: from the other's coordinates to this one's.
    func holds(_ other: Rect, _ otherRadii: CornerRadii, _ map: Affine) -> Bool {
        let corners = [
            Point(x: other.minX, y: other.minY), Point(x: other.maxX, y: other.minY),
            Point(x: other.maxX, y: other.maxY), Point(x: other.minX, y: other.maxY),
        ].map(map.apply)
        let (left, right) = (
            corners.reduce(.infinity) { min($0, $1.x) }, corners.reduce(-.infinity) { max($0, $1.x) }
        )
        let (top, bottom) = (
            corners.reduce(.infinity) { min($0, $1.y) }, corners.reduce(-.infinity) { max($0, $1.y) }
        )
        let slack = Self.tolerance
        guard left >= rect.minX - slack, right <= rect.maxX + slack, top >= rect.minY - slack,
            bottom <= rect.maxY + slack
        else { return false }
        let isUpright = map.b == 0 && map.c == 0
        let scale = isUpright ? min(map.a.magnitude, map.d.magnitude) : 0
        // How much further in each corner is than a sharp one.
        let least = min(
            otherRadii.topLeft, otherRadii.topRight, otherRadii.bottomRight, otherRadii.bottomLeft)
        let inset = least * scale * (1 - 0.5.squareRoot())
        return [
            (radii.topLeft, left - rect.minX, top - rect.minY),
            (radii.topRight, rect.maxX - right, top - rect.minY),
            (radii.bottomRight, rect.maxX - right, rect.maxY - bottom),
            (radii.bottomLeft, left - rect.minX, rect.maxY - bottom),
        ].allSatisfy { radius, x, y in
            let (fromX, fromY) = (radius - x - inset, radius - y - inset)
            return fromX <= 0 || fromY <= 0
                || (fromX * fromX + fromY * fromY).squareRoot() <= radius + 2 * Self.tolerance
        }
    }
}
