import FrameGeometry
import FrameJSON

extension JSONMembers where Key: ShapeKeys {
    /// A rounded rectangle says its radii even if they are 0, a ring only if they are not.
    mutating func add(_ shape: Shape) {
        switch shape {
        case .rect(let rect): add(.rect, rect.json)
        case .roundedRect(let rect, let radii):
            add(.rect, rect.json)
            add(.radii, radii.json)
            add(.curve, .string(radii.curve.rawValue), unless: radii.curve == .circular)
        case .ring(let rect, let radii, let width):
            add(.rect, rect.json)
            add(.radii, radii.json, unless: radii == .zero)
            add(.curve, .string(radii.curve.rawValue), unless: radii.curve == .circular)
            add(.ring, .number(width))
        case .ellipse(let rect): add(.ellipse, rect.json)
        case .path(let path, let rule):
            add(.path, path.json)
            add(.rule, .string(rule.rawValue), unless: rule == .nonzero)
        case .glyphs(let glyphs): add(.glyphs, glyphs.json)
        }
    }
}

extension Shape {
    /// From the members of an object that are about its shape: exactly one of `rect`, `ellipse`, `path` and
    /// `glyphs`, and what belongs to it.
    init<Key: ShapeKeys>(_ fields: JSONFields<Key>) throws(JSONProblem) {
        let kinds = [Key.rect, .ellipse, .path, .glyphs].filter { fields.has($0) }
        guard !kinds.isEmpty else {
            throw fields.refusal("a shape needs \"rect\", \"ellipse\", \"path\" or \"glyphs\"")
        }
        guard kinds.count == 1 else {
            throw fields.refusal("a shape has one of \"rect\", \"ellipse\", \"path\" and \"glyphs\", not several")
        }
        for (key, owner) in [(Key.radii, Key.rect), (.curve, .radii), (.ring, .rect), (.rule, .path)]
        where fields.has(key) && !fields.has(owner) {
            throw fields.refusal("\"\(key.rawValue)\" goes with \"\(owner.rawValue)\"")
        }
        if let cursor = fields.optional(.ellipse) {
            self = .ellipse(try Rect(json: cursor))
            return
        }
        if let cursor = fields.optional(.path) {
            self = .path(
                try Path(json: cursor), try fields.optional(.rule)?.choice(of: FillRule.self) ?? .nonzero)
            return
        }
        if let cursor = fields.optional(.glyphs) {
            self = .glyphs(try Glyphs(json: cursor))
            return
        }
        let rect = try Rect(json: fields.require(.rect))
        var corners: CornerRadii?
        if let cursor = fields.optional(.radii) { corners = try CornerRadii(json: cursor) }
        if let cursor = fields.optional(.curve) { corners?.curve = try cursor.choice(of: CornerCurve.self) }
        if let cursor = fields.optional(.ring) {
            self = .ring(rect, corners ?? .zero, width: try cursor.number())
        } else if let corners {
            self = .roundedRect(rect, corners)
        } else {
            self = .rect(rect)
        }
    }
}
