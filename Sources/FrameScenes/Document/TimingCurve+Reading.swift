import FrameJSON
import FrameTiming

extension TimingCurve {
    /// A name of ``NamedCurves``, the control points of a cubic Bézier curve, or a spring.
    ///
    /// - Parameter duration: seconds for which the curve runs. A spring by its damping ratio settles in them; another spring
    ///   is where it is when they are over.
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
