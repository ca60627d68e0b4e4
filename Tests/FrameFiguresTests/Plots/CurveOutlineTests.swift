import FrameGeometry
import FrameTiming
import Testing

@testable import FrameFigures

@Suite struct CurveOutlineTests {
    private static let springs: [TimingCurve] = [
        (1.0, 100.0, 10.0, 0.0), (1, 300, 5, 3), (1, 100, 20, 0), (2, 50, 80, -4), (1, 1_000, 2, 0),
    ].map { mass, stiffness, damping, velocity in
        let motion = SpringParameters(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity, allowsOverdamping: true
        ).motion
        return .spring(motion, duration: min(2, motion.settlingDuration))
    }

    private static let curves =
        NamedCurves.all.map(\.curve) + springs + [.backwards(NamedCurves.easeIn), .backwards(springs[0])]

    /// Every point of the outline has the value of the curve at that position.
    @Test(arguments: curves) func passesThroughTheCurvesValues(curve: TimingCurve) {
        let path = CurveOutline.path(of: curve)
        var from = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point): from = point
            case .line(let point): from = point
            case .cubic(let first, let second, let to):
                for step in 0...8 {
                    let t = Double(step) / 8
                    let s = 1 - t
                    func mix(_ axis: KeyPath<Point, Double>) -> Double {
                        s * s * s * from[keyPath: axis] + 3 * s * s * t * first[keyPath: axis]
                            + 3 * s * t * t * second[keyPath: axis] + t * t * t * to[keyPath: axis]
                    }
                    #expect(abs(mix(\.y) - curve.value(at: mix(\.x))) < 1e-4)
                }
                from = to
            case .quadratic, .close: Issue.record("no such piece in a curve")
            }
        }
        #expect(abs(from.y - curve.value(at: from.x)) < 1e-12)
    }
}
