public import FrameJSON

/// An entry of a menu: an action, or a menu inside the menu.
public struct MenuEntry: Equatable, Sendable {
    /// The appearance of an entry, named like UIKit's attributes.
    public enum Style: String, CaseIterable, Sendable {
        case `default`, destructive, disabled
    }

    public var title: String
    /// Name of the symbol beside the title.
    public var symbol: String?
    public var style = Style.default
    /// Whether the title is preceded by a checkmark.
    public var isOn = false
    /// Reactions to a tap.
    public var reactions: [Reaction] = []
    /// Entries of the menu that the entry opens; `nil` for an action.
    public var menu: [MenuEntry]?

    public enum Key: String, JSONKey {
        case title, symbol, style, isOn, menu
        case reactions = "on"
    }
}

/// The JSON list of a view's menu, which, like reactions, is read after all screens.
public struct MenuSource: Equatable, Sendable {
    let json: JSONCursor

    init(_ json: JSONCursor) throws(JSONProblem) {
        self.json = json
        guard try !json.elements().isEmpty else { throw json.mismatch("a list of at least 1 entry") }
    }

    /// Position that identifies the menu in ``SceneDocument/menus``.
    var path: JSONPath { json.path }
}

extension ScriptReader {
    /// Reads the entries of a menu. A text is an entry without reactions.
    func menu(_ json: JSONCursor) throws(JSONProblem) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        for cursor in try json.elements() { entries.append(try menuEntry(cursor)) }
        return entries
    }

    private func menuEntry(_ json: JSONCursor) throws(JSONProblem) -> MenuEntry {
        if case .string(let title) = json.value { return MenuEntry(title: title) }
        let fields = try json.fields(MenuEntry.Key.self)
        var entry = MenuEntry(title: try fields.require(.title).string())
        entry.symbol = try fields.optional(.symbol)?.string()
        if let cursor = fields.optional(.style) { entry.style = try cursor.choice(of: MenuEntry.Style.self) }
        entry.isOn = try fields.optional(.isOn)?.bool() ?? false
        if let cursor = fields.optional(.reactions) {
            entry.reactions = try reactions(ReactionSource(cursor, events: [.tap]))
        }
        if let cursor = fields.optional(.menu) {
            if entry.reactions.isEmpty {
                entry.menu = try menu(MenuSource(cursor).json)
            } else {
                throw cursor.refusal("an entry has \"on\" or a \"menu\", not both")
            }
        }
        return entry
    }
}
