extension Path {
    /// The path as it is seen through `projection`: lines stay lines, curves become lines, and what is not in front of
    /// the eye is cut off, each contour closed along the cut. `nil` if a number is not finite.
    ///
    /// - Parameter tolerance: how far lines may be off curves where they are seen.
    public func projected(_ projection: Projection, tolerance: Double) -> Path? {
        guard isFinite, projection.isFinite else { return nil }
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
            let steps = projection.steps(curve, tolerance)
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

    /// Adds a contour, cut where w is as small as 2⁻¹⁰: what is nearer to the eye would be a thousand times larger.
    private mutating func append(_ contour: [SIMD3<Double>]) {
        let nearest = 0x1p-10
        guard var previous = contour.last else { return }
        var isFirst = true
        func add(_ place: SIMD3<Double>) {
            let point = Point(x: place.x / place.z, y: place.y / place.z)
            elements.append(isFirst ? .move(point) : .line(point))
            isFirst = false
        }
        for place in contour {
            if (previous.z < nearest) != (place.z < nearest) {
                let share = (nearest - previous.z) / (place.z - previous.z)
                var cut = previous + (place - previous) * share
                cut.z = nearest
                add(cut)
            }
            if place.z >= nearest { add(place) }
            previous = place
        }
        if !isFirst { elements.append(.close) }
    }
}

extension Projection {
    /// The most lines a curve becomes.
    private static let curveLimit = 4096

    /// How many equal steps keep the lines within `tolerance` of a curve. Seen in perspective a cubic is a rational curve
    /// with the same controls; where w changes little it bends as the plain one does, where it changes much steps are
    /// as many times more, by the ratio of the weights.
    fileprivate func steps(_ curve: Cubic, _ tolerance: Double) -> Int {
        let controls = [curve.start, curve.first, curve.second, curve.end].map { homogeneous($0) }
        let least = controls.reduce(Double.infinity) { min($0, $1.z) }
        let most = controls.reduce(0) { max($0, $1.z) }
        guard least > 0x1p-10 else { return 1024 }
        let points = controls.map { Point(x: $0.x / $0.z, y: $0.y / $0.z) }
        let plain = Cubic(points[0], points[1], points[2], points[3]).steps(within: tolerance, limit: Self.curveLimit)
        return max(1, Int(min(Double(Self.curveLimit), (Double(plain) * (most / least)).rounded(.up))))
    }
}
