internal import FrameJSON
internal import FrameTiming

/// Begin, speed, repetition and fill, as `CAMediaTiming` has them.
struct MediaTimingSampler: Sampler {
    private enum Key: String, JSONKey {
        case beginTime, timeOffset, speed, duration, repeatCount, repeatDuration, autoreverses, fillMode
    }

    private let timing: MediaTiming

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        timing = MediaTiming(
            beginTime: try fields.optional(.beginTime)?.number() ?? 0,
            timeOffset: try fields.optional(.timeOffset)?.number() ?? 0,
            speed: try fields.optional(.speed)?.number() ?? 1,
            duration: try fields.optional(.duration)?.number() ?? 0,
            repeatCount: try fields.optional(.repeatCount)?.numberOrInfinity() ?? 0,
            repeatDuration: try fields.optional(.repeatDuration)?.numberOrInfinity() ?? 0,
            autoreverses: try fields.optional(.autoreverses)?.bool() ?? false,
            fillMode: try fields.optional(.fillMode)?.choice(of: Self.fillModes) ?? .removed)
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        [.init("progress", .each(moments.map { timing.progress(atParentTime: $0)?.fraction }))]
    }

    private static let fillModes: [(name: String, value: FillMode)] = [
        ("removed", .removed), ("forwards", .forwards), ("backwards", .backwards), ("both", .both),
    ]
}
