internal import FrameJSON
internal import FrameLayout

/// Samples the frame of a view with an autoresizing mask whose container changes size.
struct MaskSampler: Sampler {
    private enum Key: String, JSONKey {
        case mask, oldSize, newSize, frame
    }

    static let needsMoments = false

    private let frame: [Double]

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        let mask = try fields.require(.mask).integer(in: 0...63)
        let old = try fields.require(.oldSize).numbers(2, expected: "[width, height]")
        let new = try fields.require(.newSize).numbers(2, expected: "[width, height]")
        let before = try fields.require(.frame).numbers(4, expected: "[x, y, width, height]")
        func resized(_ axis: Int) -> (origin: Double, length: Double) {
            let bits = mask >> (3 * axis)
            return FlexibleParts(near: bits & 1 != 0, length: bits & 2 != 0, far: bits & 4 != 0)
                .resized(origin: before[axis], length: before[axis + 2], from: old[axis], to: new[axis])
        }
        let (x, y) = (resized(0), resized(1))
        frame = [x.origin, y.origin, x.length, y.length]
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        [.init("frame", .tree(.array(frame.map(JSONValue.number))))]
    }
}

/// Samples a visual format string as constraints.
struct VisualFormatSampler: Sampler {
    private enum Key: String, JSONKey {
        case format, views, metrics
    }

    static let needsMoments = false

    private let answer: SampleAnswer.Field

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        var views: Set<String> = []
        for view in try fields.optional(.views)?.elements() ?? [] { views.insert(try view.string()) }
        var metrics: [String: Double] = [:]
        for member in try fields.optional(.metrics)?.members() ?? [] { metrics[member.key] = try member.value.number() }
        let text = try fields.require(.format).string()
        do throws(VisualFormatError) {
            let format = try VisualFormat(text, views: views, metrics: metrics)
            answer = .init("constraints", .tree(.array(format.rules.map(\.json))))
        } catch {
            let (index, message): (Int, String) =
                switch error {
                case .unexpected(let at, let expected): (at, "expected \(expected)")
                case .unknownName(let name, let from, _, let expected): (from, "“\(name)” is no \(expected)")
                }
            answer = .init("error", .tree(["at": .number(Double(index)), "message": .string(message)]))
        }
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] { [answer] }
}

extension VisualFormat.Rule {
    fileprivate var json: JSONValue {
        func name(_ item: VisualFormat.Item) -> JSONValue {
            switch item {
            case .superview: "superview"
            case .view(let name): .string(name)
            }
        }
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let amount: JSONValue =
            switch constant {
            case .points(let points): .number(points)
            case .standard: "standard"
            }
        return [
            "first": name(first), "firstAttribute": .string(firstAttribute.rawValue), "relation": .string(sign),
            "second": second.map(name) ?? .null,
            "secondAttribute": .string(secondAttribute?.rawValue ?? "notAnAttribute"), "multiplier": 1,
            "constant": amount,
            "priority": .number(priority),
        ]
    }
}
