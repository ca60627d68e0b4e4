internal import FrameJSON
internal import FrameTiming

/// A spring by its physical parameters.
struct SpringSampler: Sampler {
    private enum Key: String, JSONKey {
        case mass, stiffness, damping, initialVelocity, allowsOverdamping
    }

    private let spring: SpringParameters

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        let standard = SpringParameters()
        spring = SpringParameters(
            mass: try fields.optional(.mass)?.positiveNumber() ?? standard.mass,
            stiffness: try fields.optional(.stiffness)?.positiveNumber() ?? standard.stiffness,
            damping: try fields.optional(.damping)?.number(in: 0 ... .greatestFiniteMagnitude) ?? standard.damping,
            initialVelocity: try fields.optional(.initialVelocity)?.number() ?? standard.initialVelocity,
            allowsOverdamping: try fields.optional(.allowsOverdamping)?.bool() ?? standard.allowsOverdamping)
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        spring.motionFields(at: moments) + [.init("settlingDuration", .once(spring.settlingDuration))]
    }
}
