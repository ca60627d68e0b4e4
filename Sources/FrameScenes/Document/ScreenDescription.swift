public import FrameGeometry
public import FrameJSON

/// One view controller's worth of views, or a container of others.
public struct ScreenDescription: Equatable, Sendable {
    public var name: String
    public var background: Color
    public var views: [ViewDescription]
    /// `nil` for a plain screen.
    public var container: ScreenContainer?

    public enum Key: String, JSONKey {
        case background, views, navigation, tabs
    }

    init(name: String, json: JSONCursor, reader: inout ViewReader) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        self.name = name
        background = .white
        if let cursor = fields.optional(.background) { background = try Color(json: cursor, in: SceneRange.fraction) }
        views = []
        for cursor in try fields.optional(.views)?.elements() ?? [] {
            views.append(try reader.view(cursor))
        }
        container = try Self.container(fields)
    }

    /// The names are checked when all screens are known: ``ScreenContainer/check(_:among:)``.
    private static func container(_ fields: JSONFields<Key>) throws(JSONProblem) -> ScreenContainer? {
        func names(_ list: JSONCursor) throws(JSONProblem) -> [String] {
            var names: [String] = []
            for cursor in try list.elements() { names.append(try cursor.string()) }
            guard !names.isEmpty else { throw list.mismatch("a list of at least 1 screen") }
            return names
        }
        guard let list = fields.optional(.navigation) ?? fields.optional(.tabs) else { return nil }
        if fields.optional(.navigation) != nil, let tabs = fields.optional(.tabs) {
            throw tabs.refusal("there is \"navigation\" already")
        }
        if let other = fields.optional(.views) ?? fields.optional(.background) {
            throw other.refusal("a container shows nothing but other screens")
        }
        return fields.optional(.tabs) == nil ? .navigation(try names(list)) : .tabs(try names(list))
    }
}
