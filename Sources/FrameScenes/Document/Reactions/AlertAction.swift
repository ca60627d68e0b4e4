public import FrameJSON

/// Asks a question in an alert or an action sheet.
public struct AlertAction: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case alert, actionSheet
    }

    /// A button of an alert or an action sheet.
    public struct Button: Equatable, Sendable {
        /// Styles, named like UIKit's.
        public enum Style: String, CaseIterable, Sendable {
            case `default`, cancel, destructive
        }

        public var title: String
        public var style = Style.default
        /// Reactions to a tap, which begin once the question has disappeared.
        public var reactions: [Reaction] = []

        public enum Key: String, JSONKey {
            case title, style
            case reactions = "on"
        }
    }

    /// A text field of an alert.
    public struct Field: Equatable, Sendable {
        public var placeholder: String?
        public var text: String?
        public var isSecure: Bool
        /// Named value that receives the text when a button is tapped.
        public var value: String?

        public enum Key: String, JSONKey {
            case placeholder, text, isSecure, value
        }
    }

    public var kind: Kind
    public var title: String?
    public var message: String?
    /// Text fields, which only alerts have.
    public var fields: [Field] = []
    /// One or more buttons, in file order.
    public var buttons: [Button] = []
    /// Identifier of the view that an action sheet points at on iPads.
    public var source: String?
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum AlertKey: String, JSONKey {
        case alert
        case start = "at"
    }

    public enum SheetKey: String, JSONKey {
        case actionSheet
        case start = "at"
    }

    /// The keys of the value of `alert`.
    public enum AlertContentKey: String, JSONKey {
        case title, message, fields, buttons
    }

    /// The keys of the value of `actionSheet`.
    public enum SheetContentKey: String, JSONKey {
        case title, message, buttons, source
    }
}

extension ScriptReader {
    mutating func alert(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let outer = try json.fields(AlertAction.AlertKey.self)
        let fields = try outer.require(.alert).fields(AlertAction.AlertContentKey.self)
        var alert = AlertAction(kind: .alert)
        alert.title = try fields.optional(.title)?.string()
        alert.message = try fields.optional(.message)?.string()
        for cursor in try fields.optional(.fields)?.elements() ?? [] { alert.fields.append(try field(cursor)) }
        alert.buttons = try buttons(fields.optional(.buttons)) ?? [AlertAction.Button(title: "OK")]
        return try finish(alert, outer.optional(.start))
    }

    mutating func actionSheet(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let outer = try json.fields(AlertAction.SheetKey.self)
        let fields = try outer.require(.actionSheet).fields(AlertAction.SheetContentKey.self)
        var sheet = AlertAction(kind: .actionSheet)
        sheet.title = try fields.optional(.title)?.string()
        sheet.message = try fields.optional(.message)?.string()
        sheet.buttons = try buttons(fields.optional(.buttons)) ?? [AlertAction.Button(title: "Cancel", style: .cancel)]
        sheet.source = try fields.optional(.source).map { cursor throws(JSONProblem) in try view(cursor) }
        return try finish(sheet, outer.optional(.start))
    }

    private mutating func finish(_ alert: AlertAction, _ at: JSONCursor?) throws(JSONProblem) -> ScriptAction {
        var alert = alert
        alert.start = try start(at, duration: nil)
        forgetScreens()
        return .alert(alert)
    }

    private func buttons(_ json: JSONCursor?) throws(JSONProblem) -> [AlertAction.Button]? {
        guard let json else { return nil }
        var buttons: [AlertAction.Button] = []
        for cursor in try json.elements() {
            let button = try button(cursor)
            if button.style == .cancel, buttons.contains(where: { $0.style == .cancel }) {
                throw cursor.refusal("a question has at most one button with the style \"cancel\"")
            }
            buttons.append(button)
        }
        guard !buttons.isEmpty else { throw json.mismatch("a list of at least 1 button") }
        return buttons
    }

    /// Reads a button; a text is a button that only closes the question.
    private func button(_ json: JSONCursor) throws(JSONProblem) -> AlertAction.Button {
        if case .string(let title) = json.value { return AlertAction.Button(title: title) }
        let fields = try json.fields(AlertAction.Button.Key.self)
        var button = AlertAction.Button(title: try fields.require(.title).string())
        if let cursor = fields.optional(.style) { button.style = try cursor.choice(of: AlertAction.Button.Style.self) }
        if let cursor = fields.optional(.reactions) {
            button.reactions = try reactions(ReactionSource(cursor, events: [.tap]))
        }
        return button
    }

    private func field(_ json: JSONCursor) throws(JSONProblem) -> AlertAction.Field {
        let fields = try json.fields(AlertAction.Field.Key.self)
        return AlertAction.Field(
            placeholder: try fields.optional(.placeholder)?.string(), text: try fields.optional(.text)?.string(),
            isSecure: try fields.optional(.isSecure)?.bool() ?? false,
            value: try fields.optional(.value).map { cursor throws(JSONProblem) in
                try values.name(cursor, of: .text)
            })
    }
}
