internal import FrameJSON
internal import FrameTiming

/// Samples a spring given by its physical parameters.
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

/// Samples the spring that `UIView.animate` derives from a duration and a damping ratio.
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

/// Samples the spring that iOS 17 derives from a perceptual duration and a bounce.
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

extension SpringParameters {
    /// Physical parameters of a derived spring.
    var parameterFields: [SampleAnswer.Field] {
        [.init("mass", .once(mass)), .init("stiffness", .once(stiffness)), .init("damping", .once(damping))]
    }

    /// Returns values and velocities at the given times.
    func motionFields(at moments: [Double]) -> [SampleAnswer.Field] {
        let motion = motion
        return [
            .init("values", .each(moments.map(motion.value))), .init("velocities", .each(moments.map(motion.velocity))),
        ]
    }
}
