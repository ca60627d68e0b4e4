internal import FrameGeometry

/// A convex part in the world: a polygon, a line seen from both sides, or a circle.
struct PlacedPart {
    /// Corners, or the center of a circle.
    let corners: [Point]
    /// Outward normals of the side from each corner to the next; empty for a circle.
    let normals: [Point]
    /// Radius; 0 unless the part is a circle.
    let radius: Double
    let low: Point
    let high: Point

    init(_ part: BodyShape.Part) {
        switch part {
        case .circle(let center, let radius): self.init([center], radius: radius)
        case .polygon(let corners): self.init(corners, radius: 0)
        }
    }

    init(_ segment: Boundary.Segment) { self.init([segment.start, segment.end], radius: 0) }

    private init(_ corners: [Point], radius: Double) {
        self.corners = corners
        self.radius = radius
        normals =
            corners.count < 2
            ? []
            : corners.indices.map { index in
                let side = corners[index + 1 < corners.count ? index + 1 : 0] - corners[index]
                return -(side.turned.unit ?? Point(x: 0, y: 1))
            }
        var (low, high) = (corners[0], corners[0])
        for corner in corners {
            low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        self.low = Point(x: low.x - radius, y: low.y - radius)
        self.high = Point(x: high.x + radius, y: high.y + radius)
    }

    func corner(after index: Int) -> Point { corners[index + 1 < corners.count ? index + 1 : 0] }

    /// Whether the bounding rectangles of both parts are at most `reach` apart.
    func isNear(_ other: PlacedPart, within reach: Double) -> Bool {
        low.x - reach <= other.high.x && other.low.x - reach <= high.x && low.y - reach <= other.high.y
            && other.low.y - reach <= high.y
    }
}
