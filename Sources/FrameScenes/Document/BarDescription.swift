internal import FrameJSON
package import UIKit

/// The contents of a container's bars while a screen is on top.
public struct BarDescription: Equatable, Sendable {
    /// Title to show instead of the screen's name.
    public var title: String?
    public var prompt: String?
    /// Whether the title is large.
    public var hasLargeTitle: Bool
    public var left: [Button]
    /// Bar buttons at the trailing side, ordered from leading to trailing.
    public var right: [Button]
    /// Buttons of the toolbar, which is hidden if there are none.
    public var toolbar: [Button]
    /// Symbol of the tab.
    public var tabSymbol: String?
    public var badge: String?
    /// Search field below the title.
    public var search: Search?

    /// A button in a bar.
    public struct Button: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            case title(String)
            case symbol(String)
            /// A system item, by its UIKit name.
            case item(String)
        }

        public var kind: Kind
        /// Name for steps in words if title and item are not sufficient.
        public var id: String?
        /// Reactions to a tap.
        public var reactions: ReactionSource?
        /// Menu that a tap opens.
        public var menu: MenuSource?

        public enum Key: String, JSONKey {
            case title, symbol, item, id, menu
            case reactions = "on"
        }
    }

    /// The search field of a navigation bar.
    public struct Search: Equatable, Sendable {
        public var placeholder: String?
        /// Named value that receives the text.
        public var value: String?
        /// Whether scrolling hides the field.
        public var hidesWhenScrolling: Bool
        /// Reactions to changes of the text and to the search key.
        public var reactions: ReactionSource?

        public enum Key: String, JSONKey {
            case placeholder, value, hidesWhenScrolling
            case reactions = "on"
        }
    }

    public enum Key: String, JSONKey {
        case title, prompt, largeTitle, left, right, toolbar, tabSymbol, badge, search
    }

    init(_ json: JSONCursor, values: NamedValues = NamedValues()) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        title = try fields.optional(.title)?.string()
        prompt = try fields.optional(.prompt)?.string()
        hasLargeTitle = try fields.optional(.largeTitle)?.bool() ?? false
        left = try Self.buttons(fields.optional(.left))
        right = try Self.buttons(fields.optional(.right))
        toolbar = try Self.buttons(fields.optional(.toolbar))
        tabSymbol = try fields.optional(.tabSymbol)?.string()
        badge = try fields.optional(.badge)?.string()
        if let cursor = fields.optional(.search) { search = try Search(cursor, values: values) }
    }

    private static func buttons(_ list: JSONCursor?) throws(JSONProblem) -> [Button] {
        var buttons: [Button] = []
        for cursor in try list?.elements() ?? [] { buttons.append(try Button(cursor)) }
        return buttons
    }
}

extension BarDescription.Button {
    init(_ json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        let (title, symbol, item) = (fields.optional(.title), fields.optional(.symbol), fields.optional(.item))
        switch (title, symbol, item) {
        case (let title?, nil, nil): kind = .title(try title.string())
        case (nil, let symbol?, nil): kind = .symbol(try symbol.string())
        case (nil, nil, let item?):
            _ = try item.choice(of: UIBarButtonItem.SystemItem.byName)
            kind = .item(try item.string())
        case (_, _, _): throw json.refusal("a button of a bar has a \"title\", a \"symbol\" or an \"item\"")
        }
        id = try fields.optional(.id)?.string()
        if let cursor = fields.optional(.reactions) { reactions = try ReactionSource(cursor, events: [.tap]) }
        guard let cursor = fields.optional(.menu) else { return }
        menu = try MenuSource(cursor)
        if reactions != nil { throw cursor.refusal("a button of a bar has \"on\" or a \"menu\", not both") }
    }
}

extension BarDescription.Search {
    fileprivate init(_ json: JSONCursor, values: NamedValues) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        placeholder = try fields.optional(.placeholder)?.string()
        value = try fields.optional(.value).map { cursor throws(JSONProblem) in try values.name(cursor, of: .text) }
        hidesWhenScrolling = try fields.optional(.hidesWhenScrolling)?.bool() ?? false
        if let cursor = fields.optional(.reactions) {
            reactions = try ReactionSource(cursor, events: [.change, .return])
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// System items keyed by the names of their cases.
    package static let byName = Dictionary(
        uniqueKeysWithValues: (0...25).compactMap(Self.init(rawValue:)).map { ("\($0)", $0) })
}
