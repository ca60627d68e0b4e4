internal import FrameJSON

/// The named values of a scene.
public struct NamedValues: Equatable, Sendable {
    /// The values at the start, keyed by name.
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

    /// Reads the name of a value that must be of a given kind.
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

    /// Checks the names in a text. In a scene without values, braces have no special meaning.
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
