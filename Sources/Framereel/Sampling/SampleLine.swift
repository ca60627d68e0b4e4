internal import FrameJSON

/// A line of `framereel sample`: something that can be sampled, and the moments to sample it at.
struct SampleLine {
    /// The keys a line may have: one of the table of samplers, and `at`.
    enum Key: String, JSONKey {
        case cubicBezier, spring, viewSpring, perceptualSpring, mediaTiming, keyframes, transform, at

        /// `nil` for ``at``.
        fileprivate var sampler: (any Sampler.Type)? {
            switch self {
            case .cubicBezier: CurveSampler.self
            case .spring: SpringSampler.self
            case .viewSpring: ViewSpringSampler.self
            case .perceptualSpring: PerceptualSpringSampler.self
            case .mediaTiming: MediaTimingSampler.self
            case .keyframes: KeyframesSampler.self
            case .transform: TransformSampler.self
            case .at: nil
            }
        }
    }

    let moments: [Double]
    let sampler: any Sampler

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.fields(Key.self)
        let subjects = Key.allCases.filter { $0.sampler != nil && fields.has($0) }
        guard subjects.count == 1, let key = subjects.first, let type = key.sampler else {
            let names = Key.allCases.filter { $0.sampler != nil }.map(\.rawValue)
            let found = subjects.isEmpty ? "none" : Spelling.list(subjects.map(\.rawValue))
            throw fields.refusal("expected one of \(Spelling.list(names)) to sample, found \(found)")
        }
        sampler = try type.init(try fields.require(key))
        let at = type.needsMoments ? try fields.require(.at) : fields.optional(.at)
        var moments: [Double] = []
        if let at {
            for element in try at.elements() { moments.append(try element.number()) }
        }
        self.moments = moments
    }

    var answer: SampleAnswer { SampleAnswer(moments: moments, fields: sampler.fields(at: moments)) }
}
