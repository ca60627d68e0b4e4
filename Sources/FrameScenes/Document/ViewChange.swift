public import FrameJSON

/// One property of one view of the topmost screen, and what it becomes.
public struct ViewChange: Equatable, Sendable {
    /// Its identifier.
    public var view: String
    public var property: AnimatedProperty
    public var value: TrackValue

    public enum Key: String, JSONKey {
        case view, property
        case value = "to"
    }

    /// - Parameter ids: the identifiers of the views that may be meant.
    init(json: JSONCursor, ids: Set<String>) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        let cursor = try fields.require(.view)
        guard case .string(let name) = cursor.value, ids.contains(name) else {
            throw cursor.noChoice(among: ids.sorted())
        }
        view = name
        property = try fields.require(.property).choice(of: AnimatedProperty.self)
        value = try TrackValue(json: fields.require(.value), property: property)
    }

    /// A list of at least one.
    static func list(_ json: JSONCursor, ids: Set<String>) throws(JSONProblem) -> [ViewChange] {
        var changes: [ViewChange] = []
        for element in try json.elements() { changes.append(try ViewChange(json: element, ids: ids)) }
        guard !changes.isEmpty else { throw json.mismatch("a list of at least 1 change") }
        return changes
    }
}
