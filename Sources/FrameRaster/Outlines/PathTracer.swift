import FrameGeometry

/// Flattens a path on the device: curves become lines, lines are clipped to the canvas and its margin, and monotonic
/// runs become chains.
///
/// Parts above or below are dropped. Parts beyond the left or right border are moved onto it, which preserves the
/// winding number of every pixel of the canvas.
struct PathTracer {
    /// Largest distance of a chord from its curve, in pixels. A curve crosses a pixel over a length of about √2, so the
    /// error of coverage is below 1/1024, as with ``QuarterArc``.
    static let tolerance = 1.0 / 1536

    /// Maximum number of lines per curve: enough for a bend of 14,000 pixels at this tolerance.
    static let curveLimit = 4096
    /// Maximum number of lines for all curves of a path, unless that leaves fewer than 16 per curve.
    static let pathLimit = 1 << 19

    /// Coordinate beyond which paths are not drawn, because products might overflow.
    private static let reach = 1e100

    private let box: ConvexCut
    private var vertices: [Vertex] = []
    private var chains: [Chain] = []
    private var run: [Vertex] = []
    private var direction = 0
    private var here = Point.zero

    init(_ box: ConvexCut) { self.box = box }

    /// Flattens a path. Returns `false`, with nothing to append, if a coordinate is not finite or too large.
    ///
    /// - Parameter origin: Start of a path that does not begin with a move.
    mutating func trace(_ path: Path, origin: Point) -> Bool {
        for element in path.elements {
            // The comparison is false for NaN too.
            guard element.points.allSatisfy({ abs($0.x) <= Self.reach && abs($0.y) <= Self.reach }) else {
                return false
            }
        }
        guard abs(origin.x) <= Self.reach, abs(origin.y) <= Self.reach else { return false }
        let curves = path.elements.count { $0.points.count > 1 }
        let limit = min(Self.curveLimit, max(16, Self.pathLimit / max(1, curves)))
        var start = origin
        here = origin
        for element in path.elements {
            switch element {
            case .move(let point):
                line(to: start)
                flush()
                start = point
                here = point
            case .line(let point): line(to: point)
            case .quadratic(let control, let point): curve(Cubic(quadratic: here, control, point), limit)
            case .cubic(let first, let second, let point): curve(Cubic(here, first, second, point), limit)
            case .close: line(to: start)
            }
        }
        line(to: start)
        flush()
        return true
    }

    func append(to vertices: inout [Vertex], _ chains: inout [Chain]) {
        let first = Int32(vertices.count)
        vertices += self.vertices
        chains += self.chains.map { Chain(first: $0.first + first, count: $0.count, winding: $0.winding) }
    }

    private mutating func curve(_ curve: Cubic, _ limit: Int) {
        let controls = [curve.start, curve.first, curve.second, curve.end]
        // A curve lies within its control points, so one that cannot be visible needs no steps.
        let isSeen =
            controls.contains { $0.y > 0 } && controls.contains { $0.y < box.maxY }
            && controls.contains { $0.x > 0 } && controls.contains { $0.x < box.maxX }
        let steps = isSeen ? curve.steps(within: Self.tolerance, limit: limit) : 1
        for step in 1...steps { line(to: curve.point(at: Double(step) / Double(steps))) }
    }

    private mutating func line(to end: Point) {
        let start = here
        here = end
        if box.contains([start, end]) {
            append(start)
            append(end)
            return
        }
        guard max(start.y, end.y) > box.minY, min(start.y, end.y) < box.maxY else {
            flush()
            return
        }
        // These are the parameters at which the line crosses a side of the box.
        var fractions: [Double] = [0, 1]
        func cross(_ from: Double, _ to: Double, _ side: Double) {
            if (from < side) != (to < side) { fractions.append((side - from) / (to - from)) }
        }
        cross(start.x, end.x, box.minX)
        cross(start.x, end.x, box.maxX)
        cross(start.y, end.y, box.minY)
        cross(start.y, end.y, box.maxY)
        fractions.sort()
        for fraction in fractions {
            let point =
                fraction <= 0
                ? start
                : fraction >= 1
                    ? end : Point(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
            append(point)
        }
    }

    /// Appends a point, clamped to the box. Outside, only the height of an edge matters.
    private mutating func append(_ point: Point) {
        let vertex = Vertex(
            x: Int32(Subpixel.snap(min(max(point.x, box.minX), box.maxX))),
            y: Int32(Subpixel.snap(min(max(point.y, box.minY), box.maxY))))
        if let previous = run.last {
            if vertex == previous { return }
            let turn = Int((vertex.y - previous.y).signum())
            if turn != 0, direction != 0, turn != direction {
                flush()
                run.append(previous)
            }
            if turn != 0 { direction = turn }
        }
        run.append(vertex)
    }

    /// Ends the current monotonic run and stores it as a chain.
    private mutating func flush() {
        if direction != 0 {
            chains.append(
                Chain(first: Int32(vertices.count), count: Int32(run.count), winding: direction > 0 ? 1 : -1))
            if direction > 0 { vertices.append(contentsOf: run) } else { vertices.append(contentsOf: run.reversed()) }
        }
        run.removeAll(keepingCapacity: true)
        direction = 0
    }
}
