public import FrameGeometry
public import FrameTiming

// Keyframes along a path: its start and the ends of its lines and curves.
extension Keyframes {
    /// Creates keyframes along a path. Fails if the path has no lines or curves.
    ///
    /// - Parameters:
    ///   - path: Its contours in order, with a jump in no time from the end of one to the start of the next. Closing a
    ///     contour adds no motion (measured on pictures of Core Animation).
    ///   - kind: The kind of the values: points, or sizes for a translation.
    ///   - mode: ``Mode/discrete`` jumps from end to end. ``Mode/linear`` and ``Mode/cubic`` follow the path, each
    ///     curve evenly in its own parameter (chosen: Core Animation documents only that the path is followed).
    ///     ``Mode/paced`` and ``Mode/cubicPaced`` follow it at constant speed, to 10⁻¹² of the whole length.
    ///   - times: One for the start and one for each line or curve; for ``Mode/discrete`` also one more. Any others are
    ///     ignored.
    ///   - curves: One for each line or curve.
    public init?(
        along path: Path, kind: AnimatedValue.Kind = .point, mode: Mode = .linear, times: [Double]? = nil,
        curves: [TimingCurve] = []
    ) {
        let pieces = path.isFinite ? path.open.pieces() : []
        guard let first = pieces.first else { return nil }
        var points = [first.curve.start]
        var segments: [Spline.Segment] = []
        /// Index of each of `points` among the path's keyframes.
        var keyframes = [0]
        var segmentCurves: [TimingCurve] = []
        for (index, piece) in pieces.enumerated() {
            if index > 0, piece.contour != pieces[index - 1].contour {
                points.append(piece.curve.start)
                keyframes.append(index)
                segments.append(Spline.Segment(standingAt: piece.curve.start))
                segmentCurves.append(.linear)
            }
            points.append(piece.curve.end)
            keyframes.append(index + 1)
            segments.append(Spline.Segment(piece.curve))
            segmentCurves.append(index < curves.count ? curves[index] : .linear)
        }
        func value(_ point: Point) -> AnimatedValue {
            kind == .size ? .size(Size(width: point.x, height: point.y)) : .point(point)
        }
        let values = points.map(value)
        guard let space = ValueSpace(values) else { return nil }
        let spline = Spline(space: space, segments: segments)
        let count = pieces.count + 1
        switch mode {
        case .discrete:
            // The start of a later contour has no time of its own.
            let ends = [first.curve.start] + pieces.map(\.curve.end)
            self.init(ends.map(value), mode: .discrete, times: times)
        case .linear, .cubic:
            let times = Self.usable(times, count: count)
            self.init(
                values: values, mode: .cubic, times: keyframes.map { times[$0] }, curves: segmentCurves, spline: spline,
                arcLength: nil)
        case .paced, .cubicPaced:
            self.init(
                values: values, mode: .cubicPaced, times: Self.even(values.count), curves: [], spline: spline,
                arcLength: ArcLength(of: segments))
        }
    }

    /// Returns the direction of motion at `progress` in radians: 0 along x, π/2 along y, and 0 without motion.
    public func heading(at progress: Double) -> Double {
        guard let spline, let (segment, u) = splinePlace(at: progress) else { return 0 }
        let curve = Cubic(spline.segments[segment])
        guard let direction = curve?.direction(at: min(max(u, 0), 1)) else { return 0 }
        return RealMath.atan2(direction.y, direction.x)
    }
}

extension Path {
    /// The same contours, none of which is closed.
    fileprivate var open: Path {
        var path = self
        path.elements.removeAll { $0 == .close }
        return path
    }
}

extension Spline.Segment {
    /// Converts a Bézier curve. Its velocity at an end is three times the vector between the end and its control point.
    init(_ curve: Cubic) {
        func speed(_ from: Point, _ to: Point) -> [Double] { [3 * (to.x - from.x), 3 * (to.y - from.y)] }
        self.init(
            start: [curve.start.x, curve.start.y], end: [curve.end.x, curve.end.y],
            leaving: speed(curve.start, curve.first), arriving: speed(curve.second, curve.end))
    }

    init(standingAt point: Point) {
        self.init(start: [point.x, point.y], end: [point.x, point.y], leaving: [0, 0], arriving: [0, 0])
    }
}

extension Cubic {
    /// Fails for a segment that is not in the plane.
    init?(_ segment: Spline.Segment) {
        guard segment.start.count == 2 else { return nil }
        func point(_ list: [Double]) -> Point { Point(x: list[0], y: list[1]) }
        func third(_ list: [Double]) -> Point { Point(x: list[0] / 3, y: list[1] / 3) }
        self.init(
            point(segment.start), point(segment.start) + third(segment.leaving),
            point(segment.end) - third(segment.arriving), point(segment.end))
    }
}
