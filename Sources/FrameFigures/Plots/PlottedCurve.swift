import FrameGeometry
public import FrameTiming

/// A curve or spring to be plotted, with its entry in the legend.
public struct PlottedCurve: Sendable {
    public let name: String
    public let curve: TimingCurve
    /// Duration in seconds; `nil` for a curve without a duration, which is plotted over 0…1.
    public let duration: Double?
    /// Seconds until it comes to rest; `nil` for a curve, infinite for a spring that never settles.
    public let settlingDuration: Double?

    /// - Parameter duration: Seconds, greater than 0; `nil` for none.
    public init(_ name: String, _ curve: TimingCurve, duration: Double? = nil) {
        self.name = name
        self.curve = curve
        self.duration = duration
        settlingDuration = nil
    }

    /// Creates a curve for a spring until it settles, but for at most 24 periods.
    public init(_ name: String, _ spring: SpringMotion) {
        let settling = spring.settlingDuration
        let swing = spring.angularFrequency > 0 ? 2 * Double.pi / spring.angularFrequency : 1
        let shown = settling > 0 ? min(settling, 24 * swing) : swing
        self.name = name
        curve = .spring(spring, duration: shown)
        duration = shown
        settlingDuration = settling
    }

    /// Length of its plot in seconds, or 1 without a duration.
    var length: Double { duration ?? 1 }

    /// Returns the progress after `time`, in the unit of `length`.
    public func value(at time: Double) -> Double { curve.value(at: time / length) }

    /// Returns the progress per second, or per length without a duration. For curves, it is the mean over a
    /// ten-thousandth of the length.
    public func velocity(at time: Double) -> Double {
        if case .spring(let motion, _) = curve { return motion.velocity(at: time) }
        let progress = time / length
        let (from, to) = (max(0, progress - 5e-5), min(1, progress + 5e-5))
        return (curve.value(at: to) - curve.value(at: from)) / ((to - from) * length)
    }

    /// The least and greatest value.
    var range: ClosedRange<Double> {
        guard let bounds = CurveOutline.path(of: curve).bounds else { return 0...1 }
        return bounds.minY...bounds.maxY
    }

    /// Amount by which it exceeds its target; 0 if it does not.
    var overshoot: Double { max(0, range.upperBound - 1) }
}

/// Timing curves as outlines in a unit square, with time to the right and progress upward (y = 1 is the end).
enum CurveOutline {
    /// Returns the path of a curve. Béziers are exact. Springs become cubics that agree in value and velocity, four per
    /// time constant of the fastest decay: the error is below 10⁻⁴ ((λh)⁴/384 for a step h of e^(−λt)).
    static func path(of curve: TimingCurve) -> Path {
        switch curve {
        case .linear: Path([.move(.zero), .line(Point(x: 1, y: 1))])
        case .cubicBezier(let bezier):
            Path([
                .move(.zero),
                .cubic(
                    Point(x: bezier.x1, y: bezier.y1), Point(x: bezier.x2, y: bezier.y2), Point(x: 1, y: 1)),
            ])
        case .spring(let motion, let duration): path(of: motion, duration)
        case .backwards(let forwards):
            path(of: forwards).applying(Affine(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
        }
    }

    private static func path(of motion: SpringMotion, _ duration: Double) -> Path {
        guard duration > 0, duration.isFinite else { return Path([.move(.zero), .line(Point(x: 1, y: 1))]) }
        let ratio = max(1, motion.dampingRatio)
        let fastest = motion.angularFrequency * (ratio + ((ratio - 1) * (ratio + 1)).squareRoot())
        let count = Int(min(max(48, (4 * fastest * duration).rounded(.up)), 4_096))
        let step = 1 / Double(count)
        func point(_ index: Int) -> Point {
            let progress = Double(index) * step
            return Point(x: progress, y: motion.value(at: progress * duration))
        }
        /// Returns the control point, a third of a step along the tangent.
        func reach(_ index: Int, _ sign: Double) -> Point {
            let (place, progress) = (point(index), Double(index) * step)
            return Point(
                x: place.x + sign * step / 3,
                y: place.y + sign * motion.velocity(at: progress * duration) * duration * step / 3)
        }
        return Path(
            [.move(point(0))] + (1...count).map { .cubic(reach($0 - 1, 1), reach($0, -1), point($0)) })
    }
}
