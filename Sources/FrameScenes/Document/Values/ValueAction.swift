public import FrameJSON

/// Changes a named value, or the value or text of a view on the topmost screen.
public struct ValueAction: Equatable, Sendable {
    public enum Target: Equatable, Sendable {
        /// A named value of the scene.
        case value(String)
        /// A view, by its identifier.
        case view(String)
    }

    public enum Change: Equatable, Sendable {
        case set(SceneValue)
        /// Turns a flag around.
        case toggle
    }

    public var target: Target
    public var change: Change
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum ChangeKey: String, JSONKey {
        case change
        case value = "to"
        case start = "at"
    }

    public enum ToggleKey: String, JSONKey {
        case toggle
        case start = "at"
    }
}

extension ScriptReader {
    mutating func change(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ValueAction.ChangeKey.self)
        let (target, kind) = try target(fields.require(.change))
        let value = try SceneValue(json: fields.require(.value), kind: kind)
        return .value(
            ValueAction(target: target, change: .set(value), start: try start(fields.optional(.start), duration: nil)))
    }

    mutating func toggle(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ValueAction.ToggleKey.self)
        let cursor = try fields.require(.toggle)
        let (target, kind) = try target(cursor)
        guard kind == .flag else {
            throw cursor.refusal("only true or false can be toggled, and this is \(kind.words)")
        }
        return .value(
            ValueAction(target: target, change: .toggle, start: try start(fields.optional(.start), duration: nil)))
    }

    /// Reads the name of a value or of a view that has one.
    private func target(_ json: JSONCursor) throws(JSONProblem) -> (ValueAction.Target, SceneValue.Kind) {
        var table = shownNames.settable.map { (name: $0.key, value: (ValueAction.Target.view($0.key), $0.value)) }
        table.removeAll { values.initial[$0.name] != nil }
        table += values.initial.map { (name: $0.key, value: (ValueAction.Target.value($0.key), $0.value.kind)) }
        return try json.choice(of: table.sorted { $0.name < $1.name })
    }
}
