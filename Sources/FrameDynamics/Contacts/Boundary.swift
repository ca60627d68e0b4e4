public import FrameGeometry

/// Lines that bodies of a ``CollisionGroup`` do not cross, from either side.
public struct Boundary: Equatable, Sendable {
    /// A line, with the adjacent lines at its ends.
    struct Segment: Equatable, Sendable {
        let start: Point
        let end: Point
        /// Other end of the preceding line in its contour.
        var previous: Point?
        var next: Point?
    }

    /// Identifier that is unique in the world.
    public let id: Int
    let segments: [Segment]

    /// - Parameter path: Path whose curves become lines that are at most a quarter of a point off. Open contours stay
    ///   open. A path with a non-finite coordinate has no lines.
    public init(id: Int, _ path: Path) {
        self.id = id
        var contours: [(lines: [Segment], isClosed: Bool)] = []
        for piece in path.isFinite ? path.pieces() : [] {
            if piece.contour >= contours.count { contours.append(([], false)) }
            let last = contours.count - 1
            var start = Self.limited(piece.curve.start)
            for point in piece.points.map(Self.limited) where point != start {
                contours[last].lines.append(Segment(start: start, end: point))
                start = point
            }
            if piece.closesContour { contours[last].isClosed = true }
        }
        segments = contours.flatMap { Self.linked($0.lines, isClosed: $0.isClosed) }
    }

    /// Returns the point with coordinates limited to a billion points, beyond which lines have no exact direction.
    private static func limited(_ point: Point) -> Point {
        Point(x: min(max(point.x, -1e9), 1e9), y: min(max(point.y, -1e9), 1e9))
    }

    private static func linked(_ lines: [Segment], isClosed: Bool) -> [Segment] {
        lines.indices.map { index in
            var line = lines[index]
            if index > 0 || isClosed { line.previous = lines[index > 0 ? index - 1 : lines.count - 1].start }
            if index + 1 < lines.count || isClosed { line.next = lines[index + 1 < lines.count ? index + 1 : 0].end }
            return line
        }
    }
}

extension Boundary.Segment {
    /// Whether a body may be pushed along `direction`, away from the line, at one of its ends. At a corner where lines
    /// meet, directions into the neighboring line are excluded: a floor of two lines has no edge between them.
    func permits(_ direction: Point, atEnd isEnd: Bool) -> Bool {
        let (corner, other) = isEnd ? (end, start) : (start, end)
        return [other, isEnd ? next : previous].allSatisfy { neighbor in
            guard let side = neighbor.flatMap({ ($0 - corner).unit }) else { return true }
            return direction.dot(side) <= 1e-3
        }
    }
}
