package import FrameJSON

/// One step of a flow, which a person performs or looks for.
package struct FlowStep: Equatable, Sendable {
    package let action: any FlowAction
    /// Seconds after the start of the scene; `nil` begins the step a gap after the screen comes to rest.
    package let start: Double?

    package init(_ action: any FlowAction, start: Double? = nil) {
        self.action = action
        self.start = start
    }

    package init(json: JSONCursor) throws(JSONProblem) {
        let keys = try json.members().map(\.key)
        guard let kind = Self.kinds.first(where: { keys.contains($0.keys[0]) }) else {
            let names = Self.kinds.map { $0.keys[0] }
            if let problem = try json.unknownKind(among: names, role: "step") { throw problem }
            throw json.mismatch("a step: an object with one of \(Spelling.list(names))")
        }
        self = try kind.step(json: json)
    }

    package static func == (first: FlowStep, second: FlowStep) -> Bool {
        first.start == second.start && first.action.equals(second.action)
    }
}
