internal import FrameGeometry
internal import FramePainting

/// A layer's content in the space that it shares with its siblings, or a piece of that content on one side of other
/// planes.
struct DepthPart {
    /// Items on the canvas.
    private var items: [PaintItem]
    let plane: DepthPlane
    /// A convex polygon on the canvas that contains everything the items paint; empty if they paint nothing.
    private(set) var outline: [Point]
    /// Sides of the planes that have cut the part.
    private var cuts: [Clip] = []
    /// A rectangle around the outline before all cuts, with a margin for antialiased edges. It bounds the cuts.
    private let box: Rect

    /// Extent of the plane where nothing limits it.
    private static let farthest = 1e6
    /// A coordinate beyond every canvas that keeps products finite.
    private static let limit = 1e9
    /// Margin in points, which is more than a pixel at any scale.
    private static let margin = 16.0

    init(_ items: [PaintItem], _ plane: DepthPlane) {
        self.items = items
        self.plane = plane
        outline = Self.outline(of: items).map { point in
            func within(_ value: Double) -> Double { max(-Self.limit, min(Self.limit, value)) }
            return Point(x: within(point.x), y: within(point.y))
        }
        let (left, right) = (
            outline.reduce(.infinity) { min($0, $1.x) }, outline.reduce(-.infinity) { max($0, $1.x) }
        )
        let (top, bottom) = (
            outline.reduce(.infinity) { min($0, $1.y) }, outline.reduce(-.infinity) { max($0, $1.y) }
        )
        let around = Rect(x: left, y: top, width: right - left, height: bottom - top).inset(by: -Self.margin)
        box = outline.isEmpty ? .zero : DisplayNumber.rect(around)
    }

    /// Returns the outline of items. The outline of a projected picture is its projected rectangle, so that the sides
    /// of a cube only touch.
    private static func outline(of items: [PaintItem]) -> [Point] {
        if items.count == 1, case .group(let group) = items[0], let map = group.projection {
            let own = corners(of: group.items.extent).map(group.transform.apply)
            // Find the part in front of the eye: w, like depth, is a linear function of the position.
            let nearest = 0x1p-10
            let seen = DepthPlane(map, nearest: nearest).cut(own, keepsFront: true)
            return seen.compactMap(map.apply)
        }
        return corners(of: items.extent)
    }

    private static func corners(of extent: Rect?) -> [Point] {
        let rect = extent ?? Rect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
        if extent == .zero { return [] }
        return [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ]
    }

    /// Center of the outline's corners.
    var center: Point {
        let sum = outline.reduce(Point.zero) { $0 + $1 }
        return outline.isEmpty ? .zero : sum * (1 / Double(outline.count))
    }

    /// Items clipped to the remaining side of each plane.
    var drawn: [PaintItem] {
        cuts.reduce(items) { items, cut in [.group(Group(clip: cut, items: items))] }
    }

    /// Returns the part with its items changed.
    func mapItems(_ change: (PaintItem) -> PaintItem) -> DepthPart {
        var part = self
        part.items = items.map(change)
        return part
    }

    /// Returns the pieces behind and in front of a plane. Each pixel of the part belongs to exactly one of them,
    /// depending on its center, so that pieces join without a seam, however translucent they are.
    func cut(by other: DepthPlane) -> (behind: DepthPart, front: DepthPart) {
        let above = plane.above(other)
        let half = DisplayNumber.path(Path(polygon: above.cut(Self.corners(of: box), keepsFront: true)))
        var (behind, front) = (self, self)
        front.outline = above.cut(outline, keepsFront: true)
        front.cuts.append(Clip(.path(half, .nonzero), edges: .hard))
        behind.outline = above.cut(outline, keepsFront: false)
        // The rest of the box has the same edge, so rounding cannot leave a gap.
        behind.cuts.append(Clip(.path(Path(Path(box).elements + half.elements), .evenodd), edges: .hard))
        return (behind, front)
    }
}

extension DepthPlane {
    /// Creates a plane that is greater than 0 where the divisor of a projection exceeds `nearest`.
    fileprivate init(_ map: Projection, nearest: Double) {
        self.init(map.p, map.q, map.r - nearest)
    }
}

extension Path {
    fileprivate init(polygon: [Point]) {
        self.init(polygon.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
    }
}
