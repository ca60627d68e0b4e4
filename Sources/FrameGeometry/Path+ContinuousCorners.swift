/// Rectangles whose corners are rounded as iOS rounds its own: the bend grows and fades instead of starting at once.
extension Path {
    /// How much of a side a corner takes, in radii, where there is room: `CALayer.cornerCurveExpansionFactor(_:)`.
    public static let continuousCornerExtent = 1.52866483

    /// The outline, clockwise on the screen, from the left side's upper end on. Radii that do not fit are scaled down
    /// (``CornerRadii/fitted(to:)``). Where the radius fits, but not the whole extent, the corner is rounder; with a radius of
    /// half the shorter side it is a quarter of a circle.
    ///
    /// Three cubic curves a corner. The numbers are those PaintCode's authors published of
    /// `UIBezierPath(roundedRect:cornerRadius:)` ("Code for iOS 7 rounded rectangles", 2013). What iOS does where the extent
    /// does not fit is not published: chosen here are curves between the two shapes, in proportion to the room that is missing.
    public init(continuous rect: Rect, _ radii: CornerRadii) {
        elements = []
        let radii = radii.fitted(to: rect.size)
        let room = min(rect.size.width, rect.size.height) / 2
        let corners: [(x: Double, y: Double, radius: Double, from: Point, to: Point)] = [
            (rect.minX, rect.minY, radii.topLeft, Point(x: 0, y: 1), Point(x: 1, y: 0)),
            (rect.maxX, rect.minY, radii.topRight, Point(x: -1, y: 0), Point(x: 0, y: 1)),
            (rect.maxX, rect.maxY, radii.bottomRight, Point(x: 0, y: -1), Point(x: -1, y: 0)),
            (rect.minX, rect.maxY, radii.bottomLeft, Point(x: 1, y: 0), Point(x: 0, y: -1)),
        ]
        for corner in corners {
            // 0 where the whole extent fits, 1 where no more than the radius does.
            let extent = corner.radius * Self.continuousCornerExtent
            let squeeze = extent > room ? min(1, (extent - room) / (extent - corner.radius)) : 0
            func place(_ index: Int) -> Point {
                let (smooth, round) = (Self.smoothCorner[index], Self.roundCorner[index])
                let along = (smooth.x + (round.x - smooth.x) * squeeze) * corner.radius
                let across = (smooth.y + (round.y - smooth.y) * squeeze) * corner.radius
                return Point(
                    x: corner.x + corner.from.x * along + corner.to.x * across,
                    y: corner.y + corner.from.y * along + corner.to.y * across)
            }
            elements.append(elements.isEmpty ? .move(place(0)) : .line(place(0)))
            guard corner.radius > 0 else { continue }
            for index in stride(from: 1, to: 10, by: 3) {
                elements.append(.cubic(place(index), place(index + 1), place(index + 2)))
            }
        }
        elements.append(.close)
    }

    /// Distances from the corner in radii: along the side that is come from, and along the one that follows.
    private static let smoothCorner = [
        Point(x: 1.52866483, y: 0),
        Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0), Point(x: 0.63149379, y: 0.07491139),
        Point(x: 0.37282383, y: 0.16905956), Point(x: 0.16905956, y: 0.37282383), Point(x: 0.07491139, y: 0.63149379),
        Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: 1.52866483),
    ]

    /// A quarter of a circle in three equal arcs, in the same terms.
    private static let roundCorner: [Point] = {
        var arc = Path()
        arc.addArc(center: Point(x: 1, y: 1), radius: 1, start: -.pi / 2, sweep: -.pi / 6)
        arc.addArc(center: Point(x: 1, y: 1), radius: 1, start: -.pi * 2 / 3, sweep: -.pi / 6)
        arc.addArc(center: Point(x: 1, y: 1), radius: 1, start: -.pi * 5 / 6, sweep: -.pi / 6)
        let curves = arc.elements.filter { $0.points.count == 3 }
        return [Point(x: 1, y: 0)] + curves.flatMap(\.points)
    }()
}
