extension Path {
    /// Returns the path seen through `projection`. Lines stay lines and curves become lines. Parts not in front of the
    /// eye are cut off and contours closed along the cut. Returns `nil` if a coordinate is not finite.
    ///
    /// - Parameter tolerance: Maximum distance of the lines from the projected curves.
    public func projected(_ projection: Projection, tolerance: Double) -> Path? {
        guard isFinite, projection.isFinite else { return nil }
        let limit = Projection.stepLimit(curves: elements.count { $0.points.count > 1 })
        var seen = Path()
        var contour: [SIMD3<Double>] = []
        var start = Point.zero
        var here = Point.zero
        func finish() {
            seen.append(contour)
            contour.removeAll(keepingCapacity: true)
        }
        func line(to end: Point) {
            if contour.isEmpty { contour.append(projection.homogeneous(here)) }
            contour.append(projection.homogeneous(end))
            here = end
        }
        func curve(_ curve: Cubic) {
            let steps = projection.steps(curve, tolerance, limit: limit)
            for step in 1...steps { line(to: curve.point(at: Double(step) / Double(steps))) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                start = point
                here = point
            case .line(let point): line(to: point)
            case .quadratic(let control, let point): curve(Cubic(quadratic: here, control, point))
            case .cubic(let first, let second, let point): curve(Cubic(here, first, second, point))
            case .close:
                finish()
                here = start
            }
        }
        finish()
        return seen
    }

    /// Adds a contour, clipped where w falls to 2⁻¹⁰: anything nearer to the eye would be a thousand times larger.
    private mutating func append(_ contour: [SIMD3<Double>]) {
        let nearest = 0x1p-10
        guard var previous = contour.last else { return }
        var isFirst = true
        func add(_ vertex: SIMD3<Double>) {
            let point = Point(x: vertex.x / vertex.z, y: vertex.y / vertex.z)
            elements.append(isFirst ? .move(point) : .line(point))
            isFirst = false
        }
        for vertex in contour {
            if (previous.z < nearest) != (vertex.z < nearest) {
                let fraction = (nearest - previous.z) / (vertex.z - previous.z)
                var cut = previous + (vertex - previous) * fraction
                cut.z = nearest
                add(cut)
            }
            if vertex.z >= nearest { add(vertex) }
            previous = vertex
        }
        if !isFirst { elements.append(.close) }
    }
}

extension Projection {
    /// Maximum number of lines per curve. ``pathLimit`` is the maximum for all curves of a path, unless that leaves
    /// fewer than 16 per curve.
    private static let curveLimit = 4096
    private static let pathLimit = 1 << 19

    /// Returns the maximum number of lines per curve in a path with this number of curves.
    fileprivate static func stepLimit(curves: Int) -> Int { min(curveLimit, max(16, pathLimit / max(1, curves))) }

    /// Returns the number of equal steps that keep the lines within `tolerance` of a curve. A projected cubic is a
    /// rational curve with the projected control points. The steps of the plain cubic are multiplied by the ratio of
    /// the weights w, which is close to one if the perspective is weak.
    fileprivate func steps(_ curve: Cubic, _ tolerance: Double, limit: Int) -> Int {
        let controls = [curve.start, curve.first, curve.second, curve.end].map { homogeneous($0) }
        let least = controls.reduce(Double.infinity) { min($0, $1.z) }
        let most = controls.reduce(0) { max($0, $1.z) }
        guard least > 0x1p-10 else { return min(1024, limit) }
        let points = controls.map { Point(x: $0.x / $0.z, y: $0.y / $0.z) }
        let plain = Cubic(points[0], points[1], points[2], points[3]).steps(within: tolerance, limit: limit)
        return max(1, Int(min(Double(limit), (Double(plain) * (most / least)).rounded(.up))))
    }
}
