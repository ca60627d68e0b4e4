public import FrameJSON

/// Actions that follow an event, such as a tap.
public struct Reaction: Equatable, Sendable {
    /// The events of views, rows, items and screens, named like their keys in scene files.
    public enum Event: String, JSONKey {
        /// A touch that selects a button, a row, an item or another view.
        case tap
        /// A person's change to the value of a control or to a text.
        case change
        /// A press of the return key, which is the search key in a search field.
        case `return`
        /// The end of the transition that shows a screen.
        case appear
        /// A tap on the tab of a screen.
        case select

        /// Whether a person causes the event, rather than an action.
        var isPersonal: Bool { self != .appear }
    }

    public var event: Event
    /// One or more actions. Each begins when the previous one has completed.
    public var actions: [PlacedAction]
    /// Position of the reaction in the file.
    public var path: JSONPath
}

/// An action together with its position in the file, which messages name.
public struct PlacedAction: Equatable, Sendable {
    public var action: ScriptAction
    public var path: JSONPath
}

/// The object `on` of a view, a row, an item or a screen. It is read after all screens and views because its actions
/// name them.
public struct ReactionSource: Equatable, Sendable {
    let json: JSONCursor

    /// - Parameter events: The events that can occur here.
    init(_ json: JSONCursor, events: [Reaction.Event]) throws(JSONProblem) {
        self.json = json
        _ = try json.object(keys: events.map(\.rawValue))
        guard try !json.members().isEmpty else {
            throw json.mismatch("an object with \(Spelling.list(events.map(\.rawValue)))")
        }
    }

    /// Position that identifies the reactions in ``SceneDocument/reactions``.
    var path: JSONPath { json.path }
}
