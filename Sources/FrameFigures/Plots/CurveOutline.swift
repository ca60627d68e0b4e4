import FrameGeometry
import FrameTiming

/// Timing curves as outlines, in a unit square: progress to the right, the value upwards (y = 1 is the end).
enum CurveOutline {
    /// Béziers as they are; springs as cubics that agree with it in value and velocity, four for each time in which the
    /// fastest part of the motion falls to 1/e: less than 10⁻⁴ off ((λh)⁴/384 for a step h of e^(−λt)).
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
        /// Where the tangent is a third of a step on.
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
