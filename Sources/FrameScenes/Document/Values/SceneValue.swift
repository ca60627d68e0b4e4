internal import FrameJSON

/// A named value of a scene, which controls change and texts show.
public enum SceneValue: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)

    /// The kind of a value, which never changes.
    enum Kind: Sendable {
        case flag, number, text

        var words: String {
            switch self {
            case .flag: "true or false"
            case .number: "a number"
            case .text: "a text"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .flag: .flag
        case .number: .number
        case .text: .text
        }
    }

    init(json: JSONCursor) throws(JSONProblem) {
        switch json.value {
        case .bool(let flag): self = .flag(flag)
        case .number: self = .number(try json.number(in: SceneRange.coordinate))
        case .string(let text): self = .text(text)
        case .null, .array, .object: throw json.mismatch("true, false, a number or a text")
        }
    }

    /// Reads a value of a kind.
    init(json: JSONCursor, kind: Kind) throws(JSONProblem) {
        switch kind {
        case .flag: self = .flag(try json.bool())
        case .number: self = .number(try json.number(in: SceneRange.coordinate))
        case .text: self = .text(try json.string())
        }
    }

    /// The value in texts: numbers with at most two decimals, and the words on and off.
    var words: String {
        switch self {
        case .flag(let flag): flag ? "on" : "off"
        case .number(let number): JSONValue.number((number * 100).rounded() / 100).compact
        case .text(let text): text
        }
    }

    /// The value of a number as a percentage without decimals; that of others as ``words``.
    var percentage: String {
        guard case .number(let number) = self else { return words }
        return JSONValue.number((number * 100).rounded()).compact + "%"
    }
}

/// The named values of a scene.
public struct NamedValues: Equatable, Sendable {
    /// Values at the start, by name.
    public private(set) var initial: [String: SceneValue] = [:]

    init() {}

    init(json: JSONCursor) throws(JSONProblem) {
        for (name, cursor) in try json.members() {
            guard ValueTemplate.isName(name) else {
                throw cursor.refusal("the name of a value consists of letters, digits and _, and begins with a letter")
            }
            initial[name] = try SceneValue(json: cursor)
        }
    }

    /// Reads the name of a value of a kind.
    func name(_ json: JSONCursor, of kind: SceneValue.Kind) throws(JSONProblem) -> String {
        guard !initial.isEmpty else { throw json.refusal("the scene has no \"values\"") }
        let (name, value) = try json.choice(
            of: Dictionary(uniqueKeysWithValues: initial.map { ($0.key, ($0.key, $0.value)) }))
        guard value.kind == kind else {
            throw json.refusal(
                "the value \(JSONValue.quoted(name)) is \(value.kind.words); this takes \(kind.words)")
        }
        return name
    }

    /// Checks the names in a text. In a scene without values, braces have no meaning.
    func checkNames(in json: JSONCursor) throws(JSONProblem) {
        guard !initial.isEmpty, case .string(let text) = json.value else { return }
        for name in ValueTemplate(text).names where initial[name] == nil {
            let names = initial.keys.sorted()
            let hint = Spelling.nearest(to: name, among: names).map { "; did you mean {\($0)}?" } ?? ""
            throw json.refusal(
                "no value is called \(JSONValue.quoted(name)); the scene has \(Spelling.list(names))\(hint)")
        }
    }
}
