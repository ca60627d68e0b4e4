internal import FrameGeometry
internal import FrameJSON
internal import FrameLayers

/// A whole transform on its way to another.
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
