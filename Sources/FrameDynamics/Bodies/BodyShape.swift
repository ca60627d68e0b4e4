public import FrameGeometry

/// The outline of a body: convex parts around its center, in points.
public struct BodyShape: Equatable, Sendable {
    /// A convex part, relative to the center of mass.
    enum Part: Equatable, Sendable {
        case circle(center: Point, radius: Double)
        /// A convex polygon, clockwise on the screen.
        case polygon([Point])
    }

    private(set) var parts: [Part]
    /// Area that the mass is proportional to, in square points: width × height, regardless of the outline.
    let area: Double
    /// Offset from the center of the body to its center of mass.
    private(set) var centroid = Point.zero
    /// Moment of inertia about the center of mass, divided by the mass.
    private(set) var gyration = 0.0
    /// Distance of the farthest point from the center of mass.
    private(set) var radius = 0.0

    public static func rectangle(_ size: Size) throws(DynamicsError) -> BodyShape {
        try check(size)
        let (x, y) = (size.width / 2, size.height / 2)
        return try BodyShape(
            [.polygon([Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y)])], size)
    }

    /// Returns a circle, or an ellipse with 32 corners.
    public static func ellipse(_ size: Size) throws(DynamicsError) -> BodyShape {
        try check(size)
        if size.width == size.height { return try BodyShape([.circle(center: .zero, radius: size.width / 2)], size) }
        let corners = (0..<32).map { index in
            let angle = Double(index) * .pi / 16
            return Point(x: RealMath.cos(angle) * size.width / 2, y: RealMath.sin(angle) * size.height / 2)
        }
        return try BodyShape([.polygon(corners)], size)
    }

    /// Returns the convex hull of a path whose origin is the center of the body.
    public static func outline(_ path: Path, size: Size) throws(DynamicsError) -> BodyShape {
        try check(size)
        guard path.isFinite else { throw .notFinite }
        let hull = ConvexHull(of: path.corners)
        guard hull.vertices.count > 2 else { throw .empty }
        return try BodyShape([.polygon(hull.vertices)], size)
    }

    /// Returns several shapes that move as one, each rotated by an angle and offset from the center of the whole.
    public static func group(
        _ members: [(shape: BodyShape, center: Point, angle: Double)]
    ) throws(DynamicsError) -> BodyShape {
        guard !members.isEmpty else { throw .empty }
        var parts: [Part] = []
        for member in members {
            let pose = Pose(center: member.center, angle: member.angle)
            parts += member.shape.parts.map { $0.translated(by: member.shape.centroid).placed(at: pose) }
        }
        return try BodyShape(parts, area: members.reduce(0) { $0 + $1.shape.area })
    }

    private static func check(_ size: Size) throws(DynamicsError) {
        guard size.width.isFinite, size.height.isFinite else { throw .notFinite }
        guard size.width > 0, size.height > 0 else { throw .empty }
    }

    private init(_ parts: [Part], _ size: Size) throws(DynamicsError) {
        try self.init(parts, area: size.width * size.height)
    }

    /// - Parameter parts: Parts relative to the center of the body.
    private init(_ parts: [Part], area: Double) throws(DynamicsError) {
        self.parts = parts
        self.area = area
        let moments = parts.map(\.moments)
        let total = moments.reduce(0) { $0 + $1.area }
        guard total > 0, area > 0 else { throw .empty }
        centroid = moments.reduce(.zero) { $0 + $1.centroid * ($1.area / total) }
        gyration = moments.reduce(0) { sum, part in
            let offset = part.centroid - centroid
            return sum + (part.gyration + offset.dot(offset)) * part.area / total
        }
        self.parts = parts.map { $0.translated(by: -centroid) }
        radius = self.parts.map(\.reach).max() ?? 0
        guard gyration > 0, gyration.isFinite, radius.isFinite, area.isFinite else { throw .notFinite }
    }
}

/// The position of a center and the angle about it, with its sine and cosine.
struct Pose: Equatable, Sendable {
    var center: Point
    private let sine: Double
    private let cosine: Double

    init(center: Point, angle: Double) {
        self.center = center
        sine = RealMath.sin(angle)
        cosine = RealMath.cos(angle)
    }

    func rotate(_ offset: Point) -> Point {
        Point(x: cosine * offset.x - sine * offset.y, y: sine * offset.x + cosine * offset.y)
    }

    func apply(_ point: Point) -> Point { center + rotate(point) }
}

extension BodyShape.Part {
    func translated(by offset: Point) -> Self {
        switch self {
        case .circle(let center, let radius): .circle(center: center + offset, radius: radius)
        case .polygon(let vertices): .polygon(vertices.map { $0 + offset })
        }
    }

    func placed(at pose: Pose) -> Self {
        switch self {
        case .circle(let center, let radius): .circle(center: pose.apply(center), radius: radius)
        case .polygon(let vertices): .polygon(vertices.map(pose.apply))
        }
    }

    /// Distance of the farthest point from the origin.
    fileprivate var reach: Double {
        switch self {
        case .circle(let center, let radius): center.length + radius
        case .polygon(let vertices): vertices.map(\.length).max() ?? 0
        }
    }

    /// Area, centroid, and second moment about the centroid divided by the area.
    fileprivate var moments: (area: Double, centroid: Point, gyration: Double) {
        switch self {
        case .circle(let center, let radius): return (.pi * radius * radius, center, radius * radius / 2)
        case .polygon(let vertices):
            var (area, moment) = (0.0, 0.0)
            var centroid = Point.zero
            // The triangles start at the first corner, which may be far from the origin.
            let base = vertices[0]
            for index in 1..<vertices.count - 1 {
                let (a, b) = (vertices[index] - base, vertices[index + 1] - base)
                let part = a.cross(b) / 2
                area += part
                centroid = centroid + (a + b) * (part / 3)
                moment += part / 6 * (a.dot(a) + a.dot(b) + b.dot(b))
            }
            guard area > 0 else { return (0, .zero, 0) }
            centroid = centroid * (1 / area)
            return (area, base + centroid, moment / area - centroid.dot(centroid))
        }
    }
}
