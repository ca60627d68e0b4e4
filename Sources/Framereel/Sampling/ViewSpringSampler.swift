internal import FrameJSON
internal import FrameTiming

/// The spring `UIView.animate` makes of a duration and a damping ratio.
struct ViewSpringSampler: Sampler {
    private enum Key: String, JSONKey {
        case duration, dampingRatio, initialVelocity
    }

    static let needsMoments = false

    private let spring: SpringParameters

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        spring = SpringParameters(
            fittingDuration: try fields.require(.duration).positiveNumber(),
            dampingRatio: try fields.require(.dampingRatio).positiveNumber(),
            initialVelocity: try fields.optional(.initialVelocity)?.number() ?? 0)
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        spring.parameterFields + (moments.isEmpty ? [] : spring.motionFields(at: moments))
    }
}
