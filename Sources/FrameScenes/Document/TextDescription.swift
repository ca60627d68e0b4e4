public import FrameGeometry
public import FrameJSON

/// What a view writes: it becomes a label.
public struct TextDescription: Equatable, Sendable {
    /// UIKit's weights of these names.
    public enum Weight: String, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum Alignment: String, CaseIterable, Sendable {
        /// To the side where the text begins.
        case natural
        case left, center, right, justified
    }

    /// What becomes of text that is too long.
    public enum Overflow: String, CaseIterable, Sendable {
        case truncateTail, truncateMiddle, truncateHead, wrap, clip
    }

    public var string: String
    /// Points.
    public var size = 17.0
    public var weight = Weight.regular
    public var italic = false
    public var color = Color.black
    public var alignment = Alignment.natural
    /// 0 for as many as there is room for.
    public var lines = 1
    public var overflow = Overflow.truncateTail

    public enum Key: String, JSONKey {
        case string, size, weight, italic, color, alignment, lines, overflow
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        string = try fields.require(.string).string()
        if let cursor = fields.optional(.size) { size = try cursor.number(in: SceneRange.fontSize) }
        if let cursor = fields.optional(.weight) { weight = try cursor.choice(of: Weight.self) }
        if let cursor = fields.optional(.italic) { italic = try cursor.bool() }
        if let cursor = fields.optional(.color) { color = try Color(json: cursor, in: SceneRange.fraction) }
        if let cursor = fields.optional(.alignment) { alignment = try cursor.choice(of: Alignment.self) }
        if let cursor = fields.optional(.lines) { lines = try cursor.integer(in: SceneRange.lines) }
        if let cursor = fields.optional(.overflow) { overflow = try cursor.choice(of: Overflow.self) }
    }
}
