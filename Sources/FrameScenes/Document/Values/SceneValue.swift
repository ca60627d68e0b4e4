internal import FrameJSON

/// A named value of a scene, which controls can change and texts can show.
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

    /// Reads a value of the given kind.
    init(json: JSONCursor, kind: Kind) throws(JSONProblem) {
        switch kind {
        case .flag: self = .flag(try json.bool())
        case .number: self = .number(try json.number(in: SceneRange.coordinate))
        case .text: self = .text(try json.string())
        }
    }

    /// The value as texts show it: a number with at most two decimal places, “on” or “off”, or the text itself.
    var words: String {
        switch self {
        case .flag(let flag): flag ? "on" : "off"
        case .number(let number): JSONValue.number((number * 100).rounded() / 100).compact
        case .text(let text): text
        }
    }

    /// A number as a whole percentage; other values as in ``words``.
    var percentage: String {
        guard case .number(let number) = self else { return words }
        return JSONValue.number((number * 100).rounded()).compact + "%"
    }
}
