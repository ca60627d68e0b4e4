extension JSONValue {
    /// What this is, for the end of a sentence: `the number 1.5`, `a list of 3`.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): "the number \(JSONValue.text(of: value))"
        case .string(let value): "the string \(JSONValue.quoted(value))"
        case .array(let elements): "a list of \(elements.count)"
        case .object: "an object"
        }
    }
}
