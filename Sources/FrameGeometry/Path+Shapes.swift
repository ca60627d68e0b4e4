/// Outlines of simple shapes, clockwise on the screen. Arcs are Bézier curves over a sixteenth of a turn, off by less than
/// 10⁻⁷ of the radius.
extension Path {
    public init(_ rect: Rect) {
        self.init(rounded: rect, .zero)
    }

    /// Radii are used as they are: see ``CornerRadii/fitted(to:)``.
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

    /// The ellipse that touches the rectangle's sides in their middles.
    public init(ellipseIn rect: Rect) {
        elements = []
        let center = Point(x: rect.midX, y: rect.midY)
        let ways = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)]
        for index in 0..<4 {
            quarter(center, rect.size.width / 2, rect.size.height / 2, ways[index], ways[(index + 1) % 4])
        }
        elements.append(.close)
    }

    private mutating func go(to point: Point) {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// A quarter of an ellipse from the direction `from` to the direction `to`.
    private mutating func quarter(
        _ center: Point, _ radiusX: Double, _ radiusY: Double, _ from: Point, _ to: Point
    ) {
        // cos and sin of 0, π/8, π/4, 3π/8, π/2, and 4/3·tan(π/32): how long the controls are. From mpmath.
        let cosines = [1, 0.92387953251128675613, 0.70710678118654752440, 0.38268343236508977173, 0]
        let reach = 0.13132187114288610
        func place(_ cosine: Double, _ sine: Double) -> Point {
            Point(
                x: center.x + (from.x * cosine + to.x * sine) * radiusX,
                y: center.y + (from.y * cosine + to.y * sine) * radiusY)
        }
        go(to: place(1, 0))
        for step in 0..<4 {
            let (c0, s0) = (cosines[step], cosines[4 - step])
            let (c1, s1) = (cosines[step + 1], cosines[3 - step])
            elements.append(
                .cubic(
                    place(c0 - s0 * reach, s0 + c0 * reach), place(c1 + s1 * reach, s1 - c1 * reach), place(c1, s1)))
        }
    }
}
