internal import FrameJSON
internal import FrameTiming

/// The spring iOS 17 makes of a duration and a bounce.
struct PerceptualSpringSampler: Sampler {
    private enum Key: String, JSONKey {
        case duration, bounce
    }

    static let needsMoments = false

    private let spring: SpringParameters

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        spring = SpringParameters(
            perceptualDuration: try fields.optional(.duration)?.positiveNumber() ?? 0.5,
            bounce: try fields.optional(.bounce)?.number(in: -0.999...1) ?? 0)
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        spring.parameterFields + (moments.isEmpty ? [] : spring.motionFields(at: moments))
    }
}
