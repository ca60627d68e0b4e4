internal import FrameGeometry
internal import FrameJSON
internal import FrameLayers

/// Samples keyframes, as in `CAKeyframeAnimation`.
struct KeyframesSampler: Sampler {
    private enum Key: String, JSONKey {
        case values, keyTimes, calculationMode, timingFunctions, tensionValues, continuityValues, biasValues
    }

    private let keyframes: Keyframes

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        let list = try fields.require(.values)
        let values = try list.list { (element) throws(JSONProblem) in try element.animatedValue() }
        for (element, value) in zip(try list.elements(), values)
        where value.components.count != values[0].components.count {
            throw element.mismatch("as many numbers as in the first value")
        }
        func numbers(_ key: Key) throws(JSONProblem) -> [Double]? {
            try fields.optional(key)?.list { (element) throws(JSONProblem) in try element.number() }
        }
        let keyframes = Keyframes(
            values, mode: try fields.optional(.calculationMode)?.choice(of: Keyframes.Mode.self) ?? .linear,
            times: try numbers(.keyTimes),
            curves: try fields.optional(.timingFunctions)?.list { (element) throws(JSONProblem) in
                try element.timingCurve()
            } ?? [],
            bends: Keyframes.Bends(
                tension: try numbers(.tensionValues) ?? [], continuity: try numbers(.continuityValues) ?? [],
                bias: try numbers(.biasValues) ?? []))
        guard let keyframes else { throw list.mismatch("at least one value") }
        self.keyframes = keyframes
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        let values = moments.map(keyframes.value)
        let isNumber = keyframes.values[0].number != nil
        return [.init("values", isNumber ? .each(values.map(\.number)) : .lists(values.map(\.components)))]
    }
}

extension JSONCursor {
    fileprivate func list<Value>(_ read: (JSONCursor) throws(JSONProblem) -> Value) throws(JSONProblem) -> [Value] {
        var values: [Value] = []
        for element in try elements() { values.append(try read(element)) }
        return values
    }

    /// Reads a number, or the components of a point, rectangle, color or transform.
    fileprivate func animatedValue() throws(JSONProblem) -> AnimatedValue {
        if case .number = value { return .number(try number()) }
        let kinds: [Int: AnimatedValue] = [
            2: .point(.zero), 4: .rect(.zero), 6: .affine(.identity), 16: .matrix(.identity),
        ]
        guard case .array(let elements) = value, let kind = kinds[elements.count] else {
            throw mismatch("a number, or a list of 2, 4, 6 or 16 numbers")
        }
        return kind.replacing(components: try numbers(elements.count, expected: "numbers"))
    }
}

/// Samples the interpolation between two transforms.
struct TransformSampler: Sampler {
    private enum Key: String, JSONKey {
        case from, to
    }

    private let from: AnimatedValue
    private let to: AnimatedValue

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        func matrix(_ key: Key) throws(JSONProblem) -> AnimatedValue {
            let numbers = try fields.require(key).numbers(16, expected: "16 numbers, m11 to m44")
            return AnimatedValue.matrix(.identity).replacing(components: numbers)
        }
        (from, to) = (try matrix(.from), try matrix(.to))
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        [.init("values", .lists(moments.map { from.mixed(with: to, $0).components }))]
    }
}
