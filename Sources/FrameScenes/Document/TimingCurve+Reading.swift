import FrameJSON
import FrameTiming

extension TimingCurve {
    /// Reads the name of a curve in ``NamedCurves``, the control points of a cubic Bézier curve, or a spring.
    ///
    /// - Parameter duration: Duration in seconds. A spring given by damping ratio settles in this time; other springs
    ///   are cut off at its end.
    init(json: JSONCursor, duration: Double) throws(JSONProblem) {
        switch json.value {
        case .array:
            let points = try json.elements(count: 4, expected: "a curve's name or [x1, y1, x2, y2]")
            self = .cubicBezier(
                CubicBezier(
                    x1: try points[0].number(in: SceneRange.fraction),
                    y1: try points[1].number(in: SceneRange.curveOrdinate),
                    x2: try points[2].number(in: SceneRange.fraction),
                    y2: try points[3].number(in: SceneRange.curveOrdinate)
                ))
        case .object:
            let spring = try json.fields(SpringDescription.CurveKey.self).require(.spring)
            self = .spring(
                try SpringDescription(json: spring).parameters(duration: duration).motion, duration: duration)
        case .null, .bool, .number, .string:
            self = try json.choice(of: NamedCurves.all.map { (name: $0.name, value: $0.curve) })
        }
    }
}

extension TimingCurve {
    /// The time-reversed curve: its value at `1 - x` is 1 minus the value of this curve at `x`.
    ///
    /// A spring is returned unchanged, because a reversed spring would have to start oscillating while at rest.
    var reversed: TimingCurve {
        switch self {
        case .linear, .spring, .backwards: self
        case .cubicBezier(let curve):
            .cubicBezier(
                CubicBezier(
                    x1: rest(curve.x2), y1: rest(curve.y2), x2: rest(curve.x1), y2: rest(curve.y1)))
        }
    }

    /// Returns `1 - x` rounded to twelve decimals: 1 − 0.58 is 0.42, so that a symmetric curve is its own reverse.
    private func rest(_ fraction: Double) -> Double { ((1 - fraction) * 1e12).rounded() / 1e12 }
}
