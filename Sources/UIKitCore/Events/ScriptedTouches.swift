/// Touches that begin together, move along one path each, and end together.
@MainActor package struct ScriptedTouches {
    /// The state of all touches at one moment.
    package struct Moment {
        /// The time in seconds since the touches began.
        package let time: TimeInterval
        let phase: UITouch.Phase
        let points: [CGPoint]
    }

    package let moments: [Moment]
    private let screen: TouchScreen
    private let touches: [Int]

    /// - Parameters:
    ///   - paths: The points of each touch's path, in the window's coordinates. Empty paths are ignored.
    ///   - duration: The time from the first point to the last, in seconds.
    ///   - hold: The time for which the touches stay at the first point before they move, in seconds.
    ///   - rest: The time for which the touches stay at the last point before they end, in seconds.
    ///   - curve: Maps a fraction of the duration to the progress along the paths, both 0…1.
    ///   - releaseSpeed: The speed, in points per second, at which the touch with the longest path reaches its end;
    ///     `nil` for the speed that results from `curve`.
    ///   - rate: The number of samples per second. At 0 or below, only the end of the paths is sampled.
    ///   - screen: The receiver of the touches.
    package init(
        _ paths: [[CGPoint]], duration: TimeInterval, hold: TimeInterval = 0, rest: TimeInterval,
        curve: @escaping (Double) -> Double,
        releaseSpeed: Double?, rate: Double, on screen: TouchScreen
    ) {
        self.screen = screen
        let paths = paths.filter { !$0.isEmpty }.map(TouchPath.init)
        let duration = max(0, duration)
        touches = paths.map { _ in screen.newTouch() }
        let length = paths.map { Double($0.length) }.max() ?? 0
        let pace = TouchPace(curve: curve, length: length, duration: duration, speed: releaseSpeed)
        var moments = [Moment(time: 0, phase: .began, points: paths.map { $0.point(at: 0) })]
        if duration > 0 || length > 0 {
            // Subtract a thousandth of a step because in floating point, 0.7 · 120 is slightly more than 84.
            let steps = max(1, Int((duration * max(0, rate) - 1e-3).rounded(.up)))
            moments += (1...steps).map { step in
                let fraction = Double(step) / Double(steps)
                let progress = pace.progress(at: fraction)
                return Moment(
                    time: hold + duration * fraction, phase: .moved, points: paths.map { $0.point(at: progress) })
            }
        }
        let end = paths.map { $0.point(at: 1) }
        moments.append(Moment(time: hold + duration + max(0, rest), phase: .ended, points: end))
        self.moments = moments
    }

    package func perform(_ moment: Moment) {
        screen.touch(Array(zip(touches, moment.points)), moment.phase)
    }
}

/// The progress of a touch along its path, given by a curve and optionally a final speed.
private struct TouchPace {
    /// The time at the end, in seconds, during which the touch moves at its release speed: as long as the interval over
    /// which `UIPanGestureRecognizer` measures velocity.
    static let releaseTime = 0.1

    private let curve: (Double) -> Double
    /// The fraction of the duration and the progress at which the touch reaches its release speed; both are 1 if there
    /// is none.
    private let release: (time: Double, progress: Double)

    /// - Parameters:
    ///   - curve: Maps a fraction of the duration to the progress, both 0…1.
    ///   - length: The length of the path, in points.
    ///   - duration: The duration in seconds.
    ///   - speed: The final speed in points per second; `nil` for the speed that results from `curve`. Limited to the
    ///     speed that covers the whole path within ``releaseTime``.
    init(curve: @escaping (Double) -> Double, length: Double, duration: Double, speed: Double?) {
        self.curve = curve
        guard let speed, duration > 0, length > 0 else {
            release = (1, 1)
            return
        }
        let last = min(Self.releaseTime, duration)
        release = (1 - last / duration, max(0, 1 - abs(speed) * last / length))
    }

    /// The progress at a fraction of the duration, both 0…1.
    func progress(at fraction: Double) -> Double {
        guard release.time < 1 else { return curve(fraction) }
        if fraction < release.time { return release.progress * curve(fraction / release.time) }
        return release.progress + (1 - release.progress) * (fraction - release.time) / (1 - release.time)
    }
}

/// A polyline parameterized by its length.
private struct TouchPath {
    private let points: [CGPoint]
    /// The length of the path up to each point.
    private let distances: [CGFloat]

    /// - Precondition: `points` is not empty.
    init(_ points: [CGPoint]) {
        self.points = points
        var distance: CGFloat = 0
        distances =
            [0]
            + zip(points, points.dropFirst()).map { start, end in
                let (x, y) = (end.x - start.x, end.y - start.y)
                distance += (x * x + y * y).squareRoot()
                return distance
            }
    }

    /// The total length in points.
    var length: CGFloat { distances[distances.count - 1] }

    /// The point at `progress`, clamped to 0…1.
    func point(at progress: Double) -> CGPoint {
        let wanted = CGFloat(min(max(progress, 0), 1)) * distances[distances.count - 1]
        guard let next = distances.firstIndex(where: { $0 >= wanted }), next > 0 else {
            return wanted > 0 ? points[points.count - 1] : points[0]
        }
        let stretch = distances[next] - distances[next - 1]
        let part = stretch > 0 ? (wanted - distances[next - 1]) / stretch : 1
        let (start, end) = (points[next - 1], points[next])
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
}
