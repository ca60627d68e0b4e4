public import FrameJSON

/// A short touch in the middle of a view of the topmost screen, or of a row of a list.
public struct TapAction: Equatable, Sendable {
    /// A row, given by section and index, both starting at 0.
    public struct Row: Equatable, Sendable {
        public var section: Int
        public var index: Int
    }

    /// Identifier of the view.
    public var view: String
    public var row: Row?
    /// Seconds for which the touch rests.
    public var rest: Double
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case tap, row, rest
        case start = "at"
    }

    init(_ fields: JSONFields<Key>, names: ScreenNames) throws(JSONProblem) {
        let cursor = try fields.require(.tap)
        guard case .string(let view) = cursor.value, names.views.contains(view) else {
            throw cursor.noChoice(among: names.views.sorted())
        }
        self.view = view
        rest = try fields.optional(.rest)?.duration() ?? TouchAction.tap
        guard let row = fields.optional(.row) else { return }
        guard let counts = names.lists[view] else {
            throw row.refusal("the view \(JSONValue.quoted(view)) is not a list")
        }
        let parts = try row.elements(count: 2, expected: "[section, row], both from 0")
        let section = try parts[0].integer(in: SceneRange.rows)
        let index = try parts[1].integer(in: SceneRange.rows)
        guard counts.indices.contains(section), index < counts[section] else {
            throw row.refusal("the list has no row [\(section), \(index)]")
        }
        self.row = Row(section: section, index: index)
    }
}
