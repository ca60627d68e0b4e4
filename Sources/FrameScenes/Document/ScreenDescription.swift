public import FrameGeometry
public import FramePainting

/// One view controller's worth of views.
public struct ScreenDescription: Equatable, Sendable {
    public var name: String
    public var background: Color
    public var views: [ViewDescription]

    public enum Key: String, JSONKey {
        case background, views
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
    }
}
