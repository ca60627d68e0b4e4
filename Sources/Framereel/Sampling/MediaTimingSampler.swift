internal import FrameJSON
internal import FrameTiming

/// Samples begin time, speed, repetition and fill mode, as in `CAMediaTiming`.
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

/// Samples a timing curve, extended along its tangents outside progress 0…1.
struct CurveSampler: Sampler {
    private let curve: TimingCurve

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        curve = try cursor.timingCurve()
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        [.init("values", .each(moments.map { curve.extendedValue(at: $0) }))]
    }
}

extension JSONCursor {
    /// Reads control points, `[x1, y1, x2, y2]`, or the name of a curve.
    func timingCurve() throws(JSONProblem) -> TimingCurve {
        if case .string = value {
            let names = NamedCurves.all.map { (name: $0.name, value: $0.curve) }
            // The names used in scene files, and `default`, which `CAMediaTimingFunctionName` spells differently.
            return try choice(of: names + [(name: "easeInEaseOut", value: NamedCurves.easeInOut)])
        }
        let numbers = try numbers(4, expected: "[x1, y1, x2, y2] or the name of a curve")
        for index in [0, 2] where !(0...1).contains(numbers[index]) {
            _ = try elements()[index].number(in: 0...1)
        }
        return .cubicBezier(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
    }

    /// Returns the given members; `null` is treated as absent, like `nil` for the corresponding property.
    func given<Key: JSONKey>(_: Key.Type) throws(JSONProblem) -> JSONFields<Key> {
        guard case .object(let members) = value else { return try fields(Key.self) }
        return try JSONCursor(.object(members.filter { $0.value != .null }), path: path).fields(Key.self)
    }

    /// Reads a number, or "Infinity".
    func numberOrInfinity() throws(JSONProblem) -> Double {
        if case .string("Infinity") = value { return .infinity }
        return try number(expected: "a number or \"Infinity\"")
    }
}
