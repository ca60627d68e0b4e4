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
        /// Inverts a flag.
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

    /// Reads the name of a value, or otherwise of a view that has a value or a text.
    private func target(_ json: JSONCursor) throws(JSONProblem) -> (ValueAction.Target, SceneValue.Kind) {
        let views = shownNames.settable
        if case .string(let name) = json.value {
            if let value = values.initial[name] { return (.value(name), value.kind) }
            if let kind = views[name] { return (.view(name), kind) }
        }
        throw json.noChoice(among: Set(values.initial.keys).union(views.keys).sorted())
    }
}
