import FrameGeometry
import FrameJSON

extension Group: DigestEncodable {
    /// Items come last, after the options that apply to them.
    static let fields = ItemFields<Group>([
        ItemField("name", \.name, optional: .name),
        ItemField("opacity", \.opacity, .opacity, standard: 1),
        ItemField("transform", \.transform, .transform, standard: .identity),
        ItemField("projection", \.projection, optional: .projection),
        ItemField(
            "clip", \.clip,
            optional: FieldForm(json: \.json) { json throws(JSONProblem) in try Clip(json: json) }),
        ItemField(["mask", "maskKind"]),
        ItemField("blur", \.blur, .sigma, standard: 0),
        ItemField("falloff", \.falloff, .choice, standard: .gaussian),
        ItemField(
            "shadow", \.shadow,
            optional: FieldForm(json: \.json) { json throws(JSONProblem) in try Shadow(json: json) }),
        ItemField("raster", \.raster, optional: .positive),
        ItemField(
            "backdrop", \.backdrop,
            optional: FieldForm(json: \.json) { json throws(JSONProblem) in try Backdrop(json: json) }),
        ItemField("blend", \.blend, .choice, standard: .normal),
        ItemField(["group"]),
    ])

    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(opacity)
        encoder.encode(clip)
        encoder.encode(mask)
        encoder.encode(blur)
        encoder.encode(falloff)
        encoder.encode(shadow)
        encoder.encode(raster)
        encoder.encode(backdrop)
        encoder.encode(blend)
        encoder.encode(transform)
        encoder.encode(projection)
        encoder.encode(items)
    }

    func json(imageName: (RasterImage) -> String) -> JSONValue {
        func list(_ items: [PaintItem]) -> JSONValue { .array(items.map { $0.json(imageName: imageName) }) }
        var added: [JSONMember] = []
        if let mask {
            added.append(JSONMember("mask", list(mask.items)))
            if mask.kind != .alpha { added.append(JSONMember("maskKind", .string(mask.kind.rawValue))) }
        }
        return Self.fields.json(self, added: added + [JSONMember("group", list(items))])
    }

    init(json: JSONCursor, depth: Int, image: (JSONCursor) throws -> RasterImage) throws {
        let object = try json.object(keys: Self.fields.keys)
        guard depth < DisplayList.nestingLimit else {
            throw json.refusal("more than \(DisplayList.nestingLimit) groups inside each other")
        }
        func items(_ cursor: JSONCursor) throws -> [PaintItem] {
            try cursor.elements().map { try PaintItem(json: $0, depth: depth + 1, image: image) }
        }
        self.init(items: [])
        try Self.fields.read(&self, object)
        self.items = try items(object.require("group"))
        if let cursor = object.optional("mask") {
            mask = Mask(try object.optional("maskKind")?.choice(of: Mask.Kind.self) ?? .alpha, items: try items(cursor))
        } else if object.optional("maskKind") != nil {
            throw json.refusal("\"maskKind\" goes with \"mask\"")
        }
    }
}

extension Clip: DigestEncodable {
    static let fields = ItemFields<Clip>([
        .shape(\.shape), ItemField("edges", \.edges, .choice, standard: .smooth),
        ItemField("transform", \.transform, .transform, standard: .identity),
    ])

    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(shape)
        encoder.encode(edges)
        encoder.encode(transform)
    }

    var json: JSONValue { Self.fields.json(self) }

    init(json: JSONCursor) throws(JSONProblem) {
        let object = try json.object(keys: Self.fields.keys)
        let fields = JSONFields<ShapeKey>(object)
        self.init(try Shape(fields))
        try fields.checkGlyphs(of: shape, "that clips")
        try Self.fields.read(&self, object)
    }
}

extension Shadow: DigestEncodable {
    static let fields = ItemFields<Shadow>([
        ItemField("dx", \.offset.x, .number(), standard: 0),
        ItemField("dy", \.offset.y, .number(), standard: 0),
        ItemField("sigma", \.sigma, .sigma, standard: nil),
        ItemField("falloff", \.falloff, .choice, standard: .gaussian),
        ItemField(
            "color", \.color,
            FieldForm(json: \.json) { json throws(JSONProblem) in try Color(json: json) }, standard: .black),
    ])

    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(offset)
        encoder.encode(sigma)
        encoder.encode(falloff)
        encoder.encode(color)
    }

    fileprivate var json: JSONValue { Self.fields.json(self) }

    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        self.init(sigma: 0)
        try Self.fields.read(&self, json.object(keys: Self.fields.keys))
    }
}

extension Backdrop: DigestEncodable {
    static let fields = ItemFields<Backdrop>([
        ItemField("sigma", \.sigma, .sigma, standard: nil),
        ItemField("saturation", \.saturation, .number(in: 0...100), standard: 1),
    ])

    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(sigma)
        encoder.encode(saturation)
    }

    fileprivate var json: JSONValue { Self.fields.json(self) }

    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        self.init(sigma: 0)
        try Self.fields.read(&self, json.object(keys: Self.fields.keys))
    }
}

extension FieldForm<Projection> {
    /// The 16 numbers of a matrix.
    static var projection: FieldForm {
        FieldForm {
            .array($0.matrix.numbers.map { .number($0) })
        } read: { json throws(JSONProblem) in
            let numbers = try json.numbers(16, expected: "16 numbers, m11, m12, … m44")
            return Projection(Matrix4(numbers) ?? .identity)
        }
    }
}
