internal import FrameJSON

/// Something that has a value at every moment.
///
/// To add one, write a type and give it a case in ``SampleLine/Key``.
protocol Sampler: Sendable {
    /// Whether a line without moments has no answer.
    static var needsMoments: Bool { get }

    /// Reads what the line says of it.
    init(_ cursor: JSONCursor) throws(JSONProblem)

    func fields(at moments: [Double]) -> [SampleAnswer.Field]
}

extension Sampler {
    static var needsMoments: Bool { true }
}
