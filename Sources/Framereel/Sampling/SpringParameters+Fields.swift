internal import FrameTiming

extension SpringParameters {
    /// What a spring made of something else is.
    var parameterFields: [SampleAnswer.Field] {
        [.init("mass", .once(mass)), .init("stiffness", .once(stiffness)), .init("damping", .once(damping))]
    }

    /// How it moves.
    func motionFields(at moments: [Double]) -> [SampleAnswer.Field] {
        let motion = motion
        return [
            .init("values", .each(moments.map(motion.value))), .init("velocities", .each(moments.map(motion.velocity))),
        ]
    }
}
