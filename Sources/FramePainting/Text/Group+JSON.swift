import FrameGeometry
import FrameJSON

extension Group {
    /// Returns the group as JSON. Items come last, after the options that apply to them.
    func json(imageName: (RasterImage) -> String) -> JSONValue {
        var members = JSONMembers<DisplayListKeys.Group>()
        if let name { members.add(.name, .string(name)) }
        members.add(.opacity, .number(opacity), unless: opacity == 1)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        if let projection {
            members.add(.projection, .array(projection.matrix.numbers.map { .number($0) }))
        }
        if let clip { members.add(.clip, clip.json) }
        if let mask {
            members.add(.mask, .array(mask.items.map { $0.json(imageName: imageName) }))
            members.add(.maskKind, .string(mask.kind.rawValue), unless: mask.kind == .alpha)
        }
        members.add(.blur, .number(blur), unless: blur == 0)
        members.add(.falloff, .string(falloff.rawValue), unless: falloff == .gaussian)
        if let shadow { members.add(.shadow, shadow.json) }
        if let raster { members.add(.raster, .number(raster)) }
        if let backdrop { members.add(.backdrop, backdrop.json) }
        members.add(.blend, .string(blend.rawValue), unless: blend == .normal)
        members.add(.group, .array(items.map { $0.json(imageName: imageName) }))
        return members.json
    }

    init(json: JSONCursor, depth: Int, image: (JSONCursor) throws -> RasterImage) throws {
        let fields = try json.fields(DisplayListKeys.Group.self)
        guard depth < DisplayList.nestingLimit else {
            throw json.refusal("more than \(DisplayList.nestingLimit) groups inside each other")
        }
        func items(_ cursor: JSONCursor) throws -> [PaintItem] {
            try cursor.elements().map { try PaintItem(json: $0, depth: depth + 1, image: image) }
        }
        self.init(
            opacity: try fields.optional(.opacity)?.number(in: 0...1) ?? 1,
            blur: try fields.optional(.blur)?.number(in: 0...4_096) ?? 0,
            falloff: try fields.optional(.falloff)?.choice(of: Falloff.self) ?? .gaussian,
            blend: try fields.optional(.blend)?.choice(of: BlendMode.self) ?? .normal,
            transform: try Affine(optional: fields.optional(.transform)),
            name: try fields.optional(.name)?.string(),
            items: try items(fields.require(.group)))
        if let cursor = fields.optional(.projection) {
            let numbers = try cursor.numbers(16, expected: "16 numbers, m11, m12, … m44")
            projection = Matrix4(numbers).map { Projection($0) }
        }
        if let cursor = fields.optional(.clip) { clip = try Clip(json: cursor) }
        if let cursor = fields.optional(.shadow) { shadow = try Shadow(json: cursor) }
        if let cursor = fields.optional(.raster) { raster = try cursor.positiveNumber() }
        if let cursor = fields.optional(.backdrop) { backdrop = try Backdrop(json: cursor) }
        if let cursor = fields.optional(.mask) {
            mask = Mask(
                try fields.optional(.maskKind)?.choice(of: Mask.Kind.self) ?? .alpha, items: try items(cursor))
        } else if fields.has(.maskKind) {
            throw fields.refusal("\"maskKind\" goes with \"mask\"")
        }
    }
}

extension Shadow {
    fileprivate var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Shadow>()
        members.add(.dx, .number(offset.x), unless: offset.x == 0)
        members.add(.dy, .number(offset.y), unless: offset.y == 0)
        members.add(.sigma, .number(sigma))
        members.add(.falloff, .string(falloff.rawValue), unless: falloff == .gaussian)
        members.add(.color, color.json, unless: color == .black)
        return members.json
    }

    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Shadow.self)
        self.init(
            offset: Point(
                x: try fields.optional(.dx)?.number() ?? 0, y: try fields.optional(.dy)?.number() ?? 0),
            sigma: try fields.require(.sigma).number(in: 0...4_096),
            falloff: try fields.optional(.falloff)?.choice(of: Falloff.self) ?? .gaussian)
        if let cursor = fields.optional(.color) { color = try Color(json: cursor) }
    }
}

extension Backdrop {
    fileprivate var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Backdrop>()
        members.add(.sigma, .number(sigma))
        members.add(.saturation, .number(saturation), unless: saturation == 1)
        return members.json
    }

    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Backdrop.self)
        self.init(
            sigma: try fields.require(.sigma).number(in: 0...4_096),
            saturation: try fields.optional(.saturation)?.number(in: 0...100) ?? 1)
    }
}
