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

    /// A button in a bar.
    public enum Button: Equatable, Sendable {
        case title(String)
        case symbol(String)
        /// A system item, by its UIKit name.
        case item(String)

        public enum Key: String, JSONKey {
            case title, symbol, item
        }
    }

    public enum Key: String, JSONKey {
        case title, prompt, largeTitle, left, right, toolbar, tabSymbol, badge
    }

    init(_ json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        title = try fields.optional(.title)?.string()
        prompt = try fields.optional(.prompt)?.string()
        hasLargeTitle = try fields.optional(.largeTitle)?.bool() ?? false
        left = try Self.buttons(fields.optional(.left))
        right = try Self.buttons(fields.optional(.right))
        toolbar = try Self.buttons(fields.optional(.toolbar))
        tabSymbol = try fields.optional(.tabSymbol)?.string()
        badge = try fields.optional(.badge)?.string()
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
        case (let title?, nil, nil): self = .title(try title.string())
        case (nil, let symbol?, nil): self = .symbol(try symbol.string())
        case (nil, nil, let item?):
            _ = try item.choice(of: UIBarButtonItem.SystemItem.byName)
            self = .item(try item.string())
        case (_, _, _): throw json.refusal("a button of a bar has a \"title\", a \"symbol\" or an \"item\"")
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// System items keyed by the names of their cases.
    package static let byName = Dictionary(
        uniqueKeysWithValues: (0...25).compactMap(Self.init(rawValue:)).map { ("\($0)", $0) })
}
