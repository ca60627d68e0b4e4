package import FrameJSON

/// One step of a flow, which a person performs or looks for.
public struct FlowStep: Equatable, Sendable {
    package let action: any FlowAction
    /// Seconds after the start of the scene; `nil` begins the step a gap after the screen comes to rest.
    package let start: Double?

    package init(_ action: any FlowAction, start: Double? = nil) {
        self.action = action
        self.start = start
    }

    /// The keys that identify steps in words.
    static let keys = kinds.map { $0.keys[0] }

    /// Whether an object has the key of a step in words.
    static func isStep(_ json: JSONCursor) throws(JSONProblem) -> Bool {
        try json.members().contains { keys.contains($0.key) }
    }

    /// Reads a step in words.
    package init(json: JSONCursor) throws(JSONProblem) {
        let keys = try json.members().map(\.key)
        guard let kind = Self.kinds.first(where: { keys.contains($0.keys[0]) }) else {
            let names = Self.keys + ActionKind.names.filter { !Self.keys.contains($0) }
            if let problem = try json.unknownKind(among: names, role: "step") { throw problem }
            throw json.mismatch("a step: an object with one of \(Spelling.list(names))")
        }
        self = try kind.step(json: json)
    }

    public static func == (first: FlowStep, second: FlowStep) -> Bool {
        first.start == second.start && first.action.equals(second.action)
    }
}
