import FrameTiming
import TestSupport
import Testing

@Suite struct CubicBezierTests {
    /// Nineteen curves at seventeen points each. Seven of the curves have a vertical or nearly vertical tangent.
    @Test func valuesMatchTheReferences() {
        let rows = ReferenceTable.rows("bezier", in: "timing")
        #expect(rows.count == 19 * 17)
        for row in rows {
            let a = row.arguments
            let curve = CubicBezier(x1: a[0], y1: a[1], x2: a[2], y2: a[3])
            let size = max(1, abs(a[1]), abs(a[3]))
            let error = abs(curve.value(at: a[4]) - row.results[0]) / size
            #expect(error < 2e-15, "\(curve) at \(a[4]): \(error)")
        }
    }

    @Test func theEndsAreExactAndInputsAreClamped() {
        for curve in [
            CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), CubicBezier(x1: 1, y1: 7, x2: 0, y2: -7),
            CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0), CubicBezier(x1: 1, y1: 1, x2: 1, y2: 1),
        ] {
            for x in [0, -0.0, -1, -.infinity, .nan] { #expect(curve.value(at: x) == 0) }
            for x in [1, 1.5, .infinity] { #expect(curve.value(at: x) == 1) }
        }
    }

    @Test func controlPointsAreClampedInXOnly() {
        let curve = CubicBezier(x1: -3, y1: -3, x2: 4, y2: 4)
        #expect((curve.x1, curve.y1, curve.x2, curve.y2) == (0, -3, 1, 4))
        let odd = CubicBezier(x1: .nan, y1: .infinity, x2: .infinity, y2: .nan)
        #expect((odd.x1, odd.y1, odd.x2, odd.y2) == (0, 0, 0, 0))
    }

    /// A grid of all control points, including the corners, where solvers fail.
    @Test func risingCurvesRiseAndTurnedCurvesMirror() {
        let steps = [0, 0x1p-40, 0.1, 0.5, 0.9, 1 - 0x1p-40, 1]
        var curves = 0
        for x1 in steps {
            for x2 in steps {
                for (y1, y2) in [(0.0, 1.0), (0.0, 0.0), (1.0, 1.0), (0.25, 0.5)] {
                    let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
                    let turned = CubicBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
                    var last = 0.0
                    for step in 0...256 {
                        let x = Double(step) / 256
                        let value = curve.value(at: x)
                        #expect(value >= last && value <= 1, "\(curve) at \(x)")
                        #expect(abs(1 - turned.value(at: 1 - x) - value) < 1e-15, "\(curve) at \(x)")
                        last = value
                    }
                    curves += 1
                }
            }
        }
        #expect(curves == 196)
    }

    /// Beyond its ends, a curve continues along its tangents. Inside, it is unchanged.
    @Test func extendedCurvesContinueAlongTheirTangents() {
        let cases: [(curve: CubicBezier, before: Double, after: Double)] = [
            (CubicBezier(x1: 0.25, y1: 0.5, x2: 0.5, y2: 0.75), -1, 1.25),
            // If a control point lies on its end, the tangent points to the other one.
            (CubicBezier(x1: 0, y1: 0, x2: 0.5, y2: 1), -1, 1),
            (CubicBezier(x1: 0.5, y1: 0.25, x2: 1, y2: 1), -0.25, 1.75),
            (CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), -0.5, 1.5),
            // A vertical tangent does not extend the curve.
            (CubicBezier(x1: 0, y1: -0.5, x2: 1, y2: 1.5), 0, 1),
        ]
        for (curve, before, after) in cases {
            #expect(curve.extendedValue(at: -0.5) == before, "\(curve)")
            #expect(curve.extendedValue(at: 1.5) == after, "\(curve)")
            for step in 0...16 {
                #expect(curve.extendedValue(at: Double(step) / 16) == curve.value(at: Double(step) / 16))
            }
        }
    }
}
