import FrameGeometry
import FrameJSON

/// The keys of a shape, in the object of the item that has it.
enum ShapeKey: String, JSONKey {
    case rect, radii, curve, ring, ellipse, path, rule, glyphs
}

extension Shape {
    /// A rounded rectangle always has radii, even if they are 0; a ring omits them if they are 0.
    func add(to members: inout [JSONMember]) {
        func add(_ key: ShapeKey, _ value: JSONValue, unless isDefault: Bool = false) {
            if !isDefault { members.append(JSONMember(key.rawValue, value)) }
        }
        switch self {
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

    /// Reads a shape from an object's members: exactly one of `rect`, `ellipse`, `path` and `glyphs`, with its options.
    init(_ fields: JSONFields<ShapeKey>) throws(JSONProblem) {
        let kinds = [ShapeKey.rect, .ellipse, .path, .glyphs].filter { fields.has($0) }
        guard !kinds.isEmpty else {
            throw fields.refusal("a shape needs \"rect\", \"ellipse\", \"path\" or \"glyphs\"")
        }
        guard kinds.count == 1 else {
            throw fields.refusal("a shape has one of \"rect\", \"ellipse\", \"path\" and \"glyphs\", not several")
        }
        for (key, owner) in [(ShapeKey.radii, ShapeKey.rect), (.curve, .radii), (.ring, .rect), (.rule, .path)]
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

/// Glyphs are written as `{"outlines": [[["M", 0, 0], …], …], "unit": 0.01, "places": [[0, 10, 20], [1, 16, 20]]}`,
/// where a place consists of the index of an outline and its origin.
extension Glyphs {
    var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Glyphs>()
        members.add(.unit, .number(unit), unless: unit == 1)
        members.add(
            .places,
            .array(
                places.map {
                    .array([.number(Double($0.outline)), .number($0.origin.x), .number($0.origin.y)])
                }))
        members.add(.outlines, .array(outlines.map(\.json)))
        return members.json
    }

    /// Maximum index of an outline; Unicode has fewer characters.
    private static let outlineLimit = 1 << 20
    /// Maximum number of elements of all copies together.
    private static let elementLimit = 1 << 22
    /// Maximum number of elements of all copies that become one path: eight thousand letters.
    fileprivate static let pathLimit = 1 << 18

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Glyphs.self)
        var outlines: [Path] = []
        for cursor in try fields.require(.outlines).elements() { outlines.append(try Path(json: cursor)) }
        var places: [Place] = []
        for cursor in try fields.require(.places).elements() {
            let parts = try cursor.elements(count: 3, expected: "[outline, x, y]")
            places.append(
                Place(
                    try parts[0].integer(in: 0...Self.outlineLimit),
                    at: Point(x: try parts[1].number(), y: try parts[2].number())))
        }
        self.init(outlines: outlines, unit: try fields.optional(.unit)?.positiveNumber() ?? 1, places: places)
        try check(json, limit: Self.elementLimit, "the copies of its outlines")
    }
}

extension JSONFields<ShapeKey> {
    /// Rejects text that has too many elements to become one path.
    ///
    /// - Parameter use: The intended use, for the message.
    func checkGlyphs(of shape: Shape, _ use: String) throws(JSONProblem) {
        guard case .glyphs(let glyphs) = shape, let json = optional(.glyphs) else { return }
        try glyphs.check(json, limit: Glyphs.pathLimit, "text \(use)")
    }
}

extension Glyphs {
    fileprivate func check(_ json: JSONCursor, limit: Int, _ subject: String) throws(JSONProblem) {
        let count = places.reduce(0) {
            $0 + (outlines.indices.contains($1.outline) ? outlines[$1.outline].elements.count : 0)
        }
        guard count > limit else { return }
        throw json.refusal(
            "\(places.count) places of \(outlines.count) outlines make \(count) lines and curves; \(subject) may have "
                + "\(limit): use simpler outlines, or divide the text into several items")
    }
}
