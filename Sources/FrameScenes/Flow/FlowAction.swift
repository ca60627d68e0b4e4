package import FrameJSON

/// The action of a step in a flow: its words in traces and messages, and its effect.
package protocol FlowAction: Equatable, Sendable {
    /// A sentence without subject, such as `tap “Add to cart”`.
    var words: String { get }
    /// Whether the step touches the screen or presses keys, and therefore begins a gap after rest.
    var hasGap: Bool { get }
    /// The time after which a step that could not begin fails, in seconds.
    var limit: Double { get }

    /// - Throws: The reason why the step cannot begin now.
    @MainActor func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance
}

extension FlowAction {
    package var hasGap: Bool { true }
    package var limit: Double { FlowPlayer.limit }

    func equals(_ other: any FlowAction) -> Bool { (other as? Self) == self }
}

/// A step in words, with its keys in scene files. The kinds are in `FlowStep+Kinds.swift`.
package protocol WrittenAction: FlowAction {
    /// The keys of the step's object in scene files; the first one identifies the kind of step. With `at`, the step can
    /// begin at a time.
    associatedtype Key: JSONKey

    init(json fields: JSONFields<Key>) throws(JSONProblem)
}

extension WrittenAction {
    static var keys: [String] { Key.allCases.map(\.rawValue) }

    /// Reads a step from an object with the keys of this kind.
    static func step(json: JSONCursor) throws(JSONProblem) -> FlowStep {
        let fields = try json.fields(Key.self)
        let action = try Self(json: fields)
        return FlowStep(action, start: try Key(rawValue: "at").flatMap(fields.optional)?.number(in: SceneRange.seconds))
    }
}
