/// Outlines of simple shapes, clockwise on the screen. Arcs are Bézier curves over a sixteenth of a turn, off by less
/// than 10⁻⁷ of the radius.
extension Path {
    public init(_ rect: Rect) {
        self.init(rounded: rect, .zero)
    }

    /// - Precondition: The radii fit the rectangle; see ``CornerRadii/fitted(to:)``.
    public init(rounded rect: Rect, _ radii: CornerRadii) {
        self.init()
        if radii.curve == .continuous {
            self = Path(continuous: rect, radii)
            return
        }
        let corners: [(Double, Double, Double, Point, Point)] = [
            (rect.minX, rect.minY, radii.topLeft, Point(x: -1, y: 0), Point(x: 0, y: -1)),
            (rect.maxX, rect.minY, radii.topRight, Point(x: 0, y: -1), Point(x: 1, y: 0)),
            (rect.maxX, rect.maxY, radii.bottomRight, Point(x: 1, y: 0), Point(x: 0, y: 1)),
            (rect.minX, rect.maxY, radii.bottomLeft, Point(x: 0, y: 1), Point(x: -1, y: 0)),
        ]
        for (x, y, radius, from, to) in corners {
            guard radius > 0 else {
                go(to: Point(x: x, y: y))
                continue
            }
            let center = Point(x: x - (from.x + to.x) * radius, y: y - (from.y + to.y) * radius)
            quarter(center, radius, radius, from, to)
        }
        elements.append(.close)
    }

    /// Creates the ellipse inscribed in a rectangle.
    public init(ellipseIn rect: Rect) {
        elements = []
        let center = Point(x: rect.midX, y: rect.midY)
        let directions = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)]
        for index in 0..<4 {
            quarter(center, rect.size.width / 2, rect.size.height / 2, directions[index], directions[(index + 1) % 4])
        }
        elements.append(.close)
    }

    private mutating func go(to point: Point) {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// Adds a quarter of an ellipse from the direction `from` to the direction `to`.
    private mutating func quarter(
        _ center: Point, _ radiusX: Double, _ radiusY: Double, _ from: Point, _ to: Point
    ) {
        // These are cos and sin of 0, π/8, π/4, 3π/8, π/2, and the control distance 4/3·tan(π/32). Computed with
        // mpmath.
        let cosines = [1, 0.92387953251128675613, 0.70710678118654752440, 0.38268343236508977173, 0]
        let reach = 0.13132187114288610
        func point(_ cosine: Double, _ sine: Double) -> Point {
            Point(
                x: center.x + (from.x * cosine + to.x * sine) * radiusX,
                y: center.y + (from.y * cosine + to.y * sine) * radiusY)
        }
        go(to: point(1, 0))
        for step in 0..<4 {
            let (c0, s0) = (cosines[step], cosines[4 - step])
            let (c1, s1) = (cosines[step + 1], cosines[3 - step])
            elements.append(
                .cubic(
                    point(c0 - s0 * reach, s0 + c0 * reach), point(c1 + s1 * reach, s1 - c1 * reach), point(c1, s1)))
        }
    }
}

/// Rectangles with the continuous corners of iOS, whose curvature grows and fades gradually.
extension Path {
    /// Length that a corner takes up of a side, in radii, if there is room: `CALayer.cornerCurveExpansionFactor(_:)`.
    public static let continuousCornerExtent = 1.52866483

    /// Creates the outline, clockwise on the screen, from the upper end of the left side. Radii that do not fit are
    /// scaled down (``CornerRadii/fitted(to:)``). If the radius fits but its full extent does not, the corner is
    /// rounder; a radius of half the shorter side gives a quarter circle.
    ///
    /// Each corner consists of three cubic curves. The numbers are those published by PaintCode's authors for
    /// `UIBezierPath(roundedRect:cornerRadius:)` ("Code for iOS 7 rounded rectangles", 2013). How iOS handles corners
    /// whose extent does not fit is not published; here the corner is interpolated between the two shapes, in
    /// proportion to the missing room.
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
            // The value is 0 if the full extent fits, and 1 if only the radius fits.
            let extent = corner.radius * Self.continuousCornerExtent
            let squeeze = extent > room ? min(1, (extent - room) / (extent - corner.radius)) : 0
            func point(_ index: Int) -> Point {
                let (smooth, round) = (Self.smoothCorner[index], Self.roundCorner[index])
                let along = (smooth.x + (round.x - smooth.x) * squeeze) * corner.radius
                let across = (smooth.y + (round.y - smooth.y) * squeeze) * corner.radius
                return Point(
                    x: corner.x + corner.from.x * along + corner.to.x * across,
                    y: corner.y + corner.from.y * along + corner.to.y * across)
            }
            elements.append(elements.isEmpty ? .move(point(0)) : .line(point(0)))
            guard corner.radius > 0 else { continue }
            for index in stride(from: 1, to: 10, by: 3) {
                elements.append(.cubic(point(index), point(index + 1), point(index + 2)))
            }
        }
        elements.append(.close)
    }

    /// Distances from the corner in radii, along the arriving side and along the leaving side.
    private static let smoothCorner = [
        Point(x: 1.52866483, y: 0),
        Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0), Point(x: 0.63149379, y: 0.07491139),
        Point(x: 0.37282383, y: 0.16905956), Point(x: 0.16905956, y: 0.37282383), Point(x: 0.07491139, y: 0.63149379),
        Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: 1.52866483),
    ]

    /// A quarter circle in three equal arcs, in the same coordinates.
    private static let roundCorner: [Point] = {
        var arc = Path()
        arc.addArc(center: Point(x: 1, y: 1), radius: 1, start: -.pi / 2, sweep: -.pi / 6)
        arc.addArc(center: Point(x: 1, y: 1), radius: 1, start: -.pi * 2 / 3, sweep: -.pi / 6)
        arc.addArc(center: Point(x: 1, y: 1), radius: 1, start: -.pi * 5 / 6, sweep: -.pi / 6)
        let curves = arc.elements.filter { $0.points.count == 3 }
        return [Point(x: 1, y: 0)] + curves.flatMap(\.points)
    }()
}
