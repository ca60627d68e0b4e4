internal import Foundation
internal import FrameJSON

/// A function of time that `framereel sample` can evaluate.
///
/// To add a sampler, write a type and add a case to ``SampleLine/Key``.
protocol Sampler: Sendable {
    /// Whether a line without `at` is an error.
    static var needsMoments: Bool { get }

    init(_ cursor: JSONCursor) throws(JSONProblem)

    func fields(at moments: [Double]) -> [SampleAnswer.Field]
}

extension Sampler {
    static var needsMoments: Bool { true }
}

/// One input line of `framereel sample`: a sampler and the times at which to evaluate it.
struct SampleLine {
    /// The keys of a line: one sampler, `at` and `name`.
    enum Key: String, JSONKey {
        case cubicBezier, spring, viewSpring, perceptualSpring, mediaTiming, keyframes, transform
        case layout, autoresize, visualFormat, flowLayout, scroll, at, name

        /// The sampler; `nil` for ``at`` and ``name``.
        fileprivate var sampler: (any Sampler.Type)? {
            switch self {
            case .cubicBezier: CurveSampler.self
            case .spring: SpringSampler.self
            case .viewSpring: ViewSpringSampler.self
            case .perceptualSpring: PerceptualSpringSampler.self
            case .mediaTiming: MediaTimingSampler.self
            case .keyframes: KeyframesSampler.self
            case .transform: TransformSampler.self
            case .layout: LayoutSampler.self
            case .autoresize: MaskSampler.self
            case .visualFormat: VisualFormatSampler.self
            case .flowLayout: FlowSampler.self
            case .scroll: ScrollSampler.self
            case .at, .name: nil
            }
        }
    }

    let moments: [Double]
    let sampler: any Sampler
    private let name: String?
    private let cursor: JSONCursor
    /// List of times, if there is one.
    private let at: JSONCursor?

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.fields(Key.self)
        let subjects = Key.allCases.filter { $0.sampler != nil && fields.has($0) }
        guard subjects.count == 1, let key = subjects.first, let type = key.sampler else {
            let names = Key.allCases.filter { $0.sampler != nil }.map(\.rawValue)
            let found = subjects.isEmpty ? "none" : Spelling.list(subjects.map(\.rawValue))
            throw fields.refusal("expected one of \(Spelling.list(names)) to sample, found \(found)")
        }
        sampler = try type.init(try fields.require(key))
        self.cursor = cursor
        name = try fields.optional(.name)?.string()
        at = type.needsMoments ? try fields.require(.at) : fields.optional(.at)
        var moments: [Double] = []
        if let at {
            for element in try at.elements() { moments.append(try element.number()) }
        }
        self.moments = moments
    }

    /// - Throws: An error if the time or the line is refused because a value is not a number. JSON has no spelling for
    ///   a sum of numbers near the limits of `Double`.
    func answer() throws(JSONProblem) -> SampleAnswer {
        let title = name.map { [SampleAnswer.Field("name", .tree(.string($0)))] } ?? []
        let answer = SampleAnswer(moments: moments, fields: title + sampler.fields(at: moments))
        for field in answer.fields {
            let reason = "its \(field.name) is not a number; use numbers of a smaller size"
            switch field.value {
            case .once(let value): if value.isNaN { throw cursor.refusal(reason) }
            case .each(let values):
                let index = values.firstIndex { $0?.isNaN ?? false }
                if let index { throw try (at?.elements()[index] ?? cursor).refusal(reason) }
            case .lists(let lists):
                let index = lists.firstIndex { $0.contains(where: \.isNaN) }
                if let index { throw try (at?.elements()[index] ?? cursor).refusal(reason) }
            case .tree: break
            }
        }
        return answer
    }
}

/// The answer to one line: named numbers, given once or for each time.
struct SampleAnswer {
    struct Field {
        enum Value {
            case once(Double)
            /// One number per time; `nil` where there is no value.
            case each([Double?])
            /// Several numbers per time.
            case lists([[Double]])
            /// Anything else; not available as comma-separated values.
            case tree(JSONValue)
        }

        let name: String
        let value: Value

        init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    let moments: [Double]
    let fields: [Field]

    /// The answer as a JSON object on one line, terminated by a line feed.
    var json: String {
        let members = fields.map { field in JSONValue.string(field.name).compact + ":" + Self.json(field.value) }
        return "{" + members.joined(separator: ",") + "}\n"
    }

    /// Returns the answer to an invalid line that has a name.
    static func refusal(of name: String, _ message: String) -> String {
        json(tree: ["name": .string(name), "error": ["kind": "input", "message": .string(message)]]) + "\n"
    }

    static let csvHeader = "line,at,name,index,value\n"

    /// Returns one line per number. `at` is empty for values that do not depend on time, `index` for scalars, and
    /// `value` where there is none.
    func csv(line: Int) -> String {
        fields.map { field in
            func row(_ moment: Double?, _ index: Int?, _ value: Double?) -> String {
                let at: String = moment.map(Self.text) ?? ""
                let number: String = value.map(Self.text) ?? ""
                let position: String = index.map(String.init) ?? ""
                return "\(line),\(at),\(field.name),\(position),\(number)\n"
            }
            switch field.value {
            case .once(let value): return row(nil, nil, value)
            case .each(let values): return zip(moments, values).map { row($0, nil, $1) }.joined()
            case .lists(let lists):
                return zip(moments, lists).map { moment, list in
                    list.indices.map { row(moment, $0, list[$0]) }.joined()
                }.joined()
            case .tree: return ""
            }
        }.joined()
    }

    private static func json(_ value: Field.Value) -> String {
        func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ",") + "]" }
        return switch value {
        case .once(let value): json(value)
        case .each(let values): list(values.map { $0.map(json) ?? "null" })
        case .lists(let lists): list(lists.map { list($0.map(json)) })
        case .tree(let value): json(tree: value)
        }
    }

    private static func json(tree value: JSONValue) -> String {
        switch value {
        case .null, .bool, .string: value.compact
        case .number(let number): json(number)
        case .array(let elements): "[" + elements.map(json(tree:)).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { JSONValue.string($0.key).compact + ":" + json(tree: $0.value) }.joined(separator: ",")
                + "}"
        }
    }

    /// Returns the number in JSON. Non-finite numbers become strings, because JSON has no literal for them.
    private static func json(_ number: Double) -> String {
        number.isFinite ? text(number) : "\"\(text(number))\""
    }

    /// Returns 17 significant digits, enough for every reader to recover the same number.
    private static func text(_ number: Double) -> String {
        if number.isInfinite { return number > 0 ? "Infinity" : "-Infinity" }
        return String(format: "%.17g", number)
    }
}
