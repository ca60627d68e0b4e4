public import FrameJSON

/// A change on the topmost screen.
public enum ViewChange: Equatable, Sendable {
    /// The new value of a view's property.
    case property(AnimatedProperty, TrackValue, view: String)
    /// Shows or hides a view at once; the stack around it opens or closes in the animation.
    case hidden(Bool, view: String)
    /// The new constant of a constraint, in points.
    case constant(Double, constraint: String)

    public enum Key: String, JSONKey {
        case view, property, constraint
        case value = "to"
    }

    /// The only property that is not a layer property.
    static let hiddenName = "hidden"

    init(json: JSONCursor, names: ScreenNames) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        if let constraint = fields.optional(.constraint) {
            if let other = fields.optional(.view) ?? fields.optional(.property) {
                throw other.refusal("a change of a constraint takes neither \"view\" nor \"property\"")
            }
            let name = try constraint.choice(of: names.constraints.sorted().map { (name: $0, value: $0) })
            self = .constant(try fields.require(.value).number(in: SceneRange.coordinate), constraint: name)
            return
        }
        let cursor = try fields.require(.view)
        guard case .string(let view) = cursor.value, names.views.contains(view) else {
            throw cursor.noChoice(among: names.views.sorted())
        }
        let property = try fields.require(.property)
        if property.value == .string(Self.hiddenName) {
            self = .hidden(try fields.require(.value).bool(), view: view)
            return
        }
        let rows = AnimatedProperty.allCases.map { (name: $0.rawValue, value: AnimatedProperty?.some($0)) }
        guard let animated = try property.choice(of: rows + [(name: Self.hiddenName, value: nil)]) else {
            throw property.mismatch("a property")
        }
        if names.solved.contains(view), animated.isGeometry {
            throw property.refusal(
                "constraints position this view; name one, as in \"top: top = parent.top + 8\", and change its constant: {\"constraint\": \"top\", \"to\": 40}"
            )
        }
        self = .property(animated, try TrackValue(json: fields.require(.value), property: animated), view: view)
    }

    /// Reads a nonempty list.
    static func list(_ json: JSONCursor, names: ScreenNames) throws(JSONProblem) -> [ViewChange] {
        var changes: [ViewChange] = []
        for element in try json.elements() { changes.append(try ViewChange(json: element, names: names)) }
        guard !changes.isEmpty else { throw json.mismatch("a list of at least 1 change") }
        return changes
    }

    /// Whether the layout changes.
    var changesLayout: Bool {
        switch self {
        case .property: false
        case .hidden, .constant: true
        }
    }
}
