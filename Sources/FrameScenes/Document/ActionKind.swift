import FrameJSON

/// A kind of action, identified by a key of its object in scene files.
///
/// A new kind needs its action, a row here, a case of ``ScriptAction``, and an entry in the schema.
struct ActionKind: Sendable {
    let key: String
    /// Whether a reaction can contain the action. Only touches and keys are excluded.
    let isReaction: Bool
    let read: @Sendable (inout ScriptReader, JSONCursor) throws(JSONProblem) -> ScriptAction

    private init(
        _ key: String, isReaction: Bool = true,
        _ read: @escaping @Sendable (inout ScriptReader, JSONCursor) throws(JSONProblem) -> ScriptAction
    ) {
        (self.key, self.isReaction, self.read) = (key, isReaction, read)
    }

    /// Finds the kind of an action's object; `nil` if the object has none of the keys.
    init?(of json: JSONCursor) throws(JSONProblem) {
        let keys = try json.members().map(\.key)
        guard let kind = Self.all.first(where: { keys.contains($0.key) }) else { return nil }
        self = kind
    }

    /// Whether an object of a script with the key of this kind is a step in words: a tap on an element, or text that is
    /// typed into one.
    func isInWords(_ json: JSONCursor) throws(JSONProblem) -> Bool {
        guard FlowStep.keys.contains(key) else { return false }
        return try json.members().contains { member in
            if member.key == FlowStep.TypeText.Key.into.rawValue { return true }
            guard member.key == TapAction.Key.tap.rawValue, case .object = member.value.value else { return false }
            return true
        }
    }

    /// The keys that messages list.
    static var names: [String] { all.map(\.key).filter { $0 != TouchAction.Key.touches.rawValue } }

    /// All kinds, in the order in which messages list them.
    static let all: [ActionKind] = [
        ActionKind("wait") { reader, json throws(JSONProblem) in try reader.wait(json) },
        ActionKind("present") { reader, json throws(JSONProblem) in try reader.present(json) },
        ActionKind("dismiss") { reader, json throws(JSONProblem) in try reader.dismiss(json) },
        ActionKind("push") { reader, json throws(JSONProblem) in try reader.push(json) },
        ActionKind("pop") { reader, json throws(JSONProblem) in try reader.pop(json) },
        ActionKind("popToRoot") { reader, json throws(JSONProblem) in try reader.popToRoot(json) },
        ActionKind("select") { reader, json throws(JSONProblem) in try reader.select(json) },
        ActionKind("alert") { reader, json throws(JSONProblem) in try reader.alert(json) },
        ActionKind("actionSheet") { reader, json throws(JSONProblem) in try reader.actionSheet(json) },
        ActionKind("share") { reader, json throws(JSONProblem) in try reader.share(json) },
        ActionKind("change") { reader, json throws(JSONProblem) in try reader.change(json) },
        ActionKind("toggle") { reader, json throws(JSONProblem) in try reader.toggle(json) },
        ActionKind("animate") { reader, json throws(JSONProblem) in try reader.animate(json) },
        ActionKind("scrub") { reader, json throws(JSONProblem) in try reader.scrub(json) },
        ActionKind("touch", isReaction: false) { reader, json throws(JSONProblem) in try reader.touch(json) },
        ActionKind("touches", isReaction: false) { reader, json throws(JSONProblem) in try reader.touch(json) },
        ActionKind("tap", isReaction: false) { reader, json throws(JSONProblem) in try reader.tap(json) },
        ActionKind("type", isReaction: false) { reader, json throws(JSONProblem) in try reader.type(json) },
        ActionKind("erase", isReaction: false) { reader, json throws(JSONProblem) in try reader.erase(json) },
        ActionKind("set") { reader, json throws(JSONProblem) in try reader.set(json) },
        ActionKind("rotate") { reader, json throws(JSONProblem) in try reader.rotate(json) },
        ActionKind("application") { reader, json throws(JSONProblem) in try reader.application(json) },
    ]
}
