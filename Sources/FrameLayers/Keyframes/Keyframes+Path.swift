public import FrameGeometry
public import FrameTiming

/// Going along a path: the ends of its lines and curves are the keyframes, and so is where it begins.
extension Keyframes {
    /// - Parameters:
    ///   - path: Every contour in turn; from the end of one to the start of the next it is a jump that takes no time. `nil`
    ///     comes back when there is nothing to go along.
    ///   - mode: ``Mode/discrete`` jumps from end to end. ``Mode/linear`` and ``Mode/cubic`` follow the path, each curve
    ///     evenly in its own parameter (chosen: Core Animation documents no more than that the path is followed).
    ///     ``Mode/paced`` and ``Mode/cubicPaced`` go at constant speed: places are right to 10⁻¹² of the whole length.
    ///   - times: One for the start and one for each line or curve; for ``Mode/discrete`` one more. Any others are ignored.
    ///   - curves: One for each line or curve.
    public init?(along path: Path, mode: Mode = .linear, times: [Double]? = nil, curves: [TimingCurve] = []) {
        let pieces = path.isFinite ? path.pieces() : []
        guard let first = pieces.first else { return nil }
        var points = [first.curve.start]
        var stretches: [Spline.Stretch] = []
        /// Which of the path's keyframes each of `points` is, and which of its pieces each stretch.
        var keyframes = [0]
        var stretchCurves: [TimingCurve] = []
        for (index, piece) in pieces.enumerated() {
            if index > 0, piece.contour != pieces[index - 1].contour {
                points.append(piece.curve.start)
                keyframes.append(index)
                stretches.append(Spline.Stretch(standingAt: piece.curve.start))
                stretchCurves.append(.linear)
            }
            points.append(piece.curve.end)
            keyframes.append(index + 1)
            stretches.append(Spline.Stretch(piece.curve))
            stretchCurves.append(index < curves.count ? curves[index] : .linear)
        }
        let values = points.map(AnimatedValue.point)
        guard let space = ValueSpace(values) else { return nil }
        let spline = Spline(space: space, stretches: stretches)
        let count = pieces.count + 1
        switch mode {
        case .discrete:
            // A place that is only jumped from has no time of its own.
            let ends = [first.curve.start] + pieces.map(\.curve.end)
            self.init(ends.map(AnimatedValue.point), mode: .discrete, times: times)
        case .linear, .cubic:
            let times = Self.usable(times, count: count)
            self.init(
                values: values, mode: .cubic, times: keyframes.map { times[$0] }, curves: stretchCurves, spline: spline,
                arcLength: nil)
        case .paced, .cubicPaced:
            self.init(
                values: values, mode: .cubicPaced, times: Self.even(values.count), curves: [], spline: spline,
                arcLength: ArcLength(of: stretches))
        }
    }

    /// The direction at `progress` in radians: 0 along x, a quarter turn along y. 0 where nothing moves.
    public func heading(at progress: Double) -> Double {
        guard let spline, let (stretch, share) = splinePlace(at: progress) else { return 0 }
        let curve = Cubic(spline.stretches[stretch])
        guard let way = curve?.direction(at: min(max(share, 0), 1)) else { return 0 }
        return RealMath.atan2(way.y, way.x)
    }
}

extension Spline.Stretch {
    /// A Bézier curve: at its ends it heads for its controls, three times as fast as they are far away.
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
    /// `nil` for a stretch that is not of the plane.
    init?(_ stretch: Spline.Stretch) {
        guard stretch.start.count == 2 else { return nil }
        func point(_ list: [Double]) -> Point { Point(x: list[0], y: list[1]) }
        func third(_ list: [Double]) -> Point { Point(x: list[0] / 3, y: list[1] / 3) }
        self.init(
            point(stretch.start), point(stretch.start) + third(stretch.leaving),
            point(stretch.end) - third(stretch.arriving), point(stretch.end))
    }
}
