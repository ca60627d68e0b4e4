import FrameGeometry
import FrameJSON

extension Stroke {
    private static let standard = Stroke(width: 1)

    var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Stroke>()
        let standard = Stroke.standard
        members.add(.width, .number(width))
        members.add(.cap, .string(cap.rawValue), unless: cap == standard.cap)
        members.add(.join, .string(join.rawValue), unless: join == standard.join)
        members.add(.miterLimit, .number(miterLimit), unless: miterLimit == standard.miterLimit)
        members.add(.dash, .array(dash.map { .number($0) }), unless: dash.isEmpty)
        members.add(.dashPhase, .number(dashPhase), unless: dashPhase == 0)
        return members.json
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Stroke.self)
        self = Stroke.standard
        width = try fields.require(.width).number()
        if let cursor = fields.optional(.cap) { cap = try cursor.choice(of: Cap.self) }
        if let cursor = fields.optional(.join) { join = try cursor.choice(of: Join.self) }
        if let cursor = fields.optional(.miterLimit) { miterLimit = try cursor.number() }
        if let cursor = fields.optional(.dash) {
            for element in try cursor.elements() { dash.append(try element.number()) }
        }
        if let cursor = fields.optional(.dashPhase) { dashPhase = try cursor.number() }
    }
}
