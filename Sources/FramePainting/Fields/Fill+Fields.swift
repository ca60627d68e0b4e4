import FrameGeometry
import FrameJSON

extension Fill: DigestEncodable {
    static let fields = ItemFields<Fill>([
        ItemField(["fill"]) {
            $1.append(JSONMember("fill", $0.paint.json))
        },
        .shape(\.shape),
        ItemField(
            "stroke", \.stroke,
            optional: FieldForm(json: \.json) { json throws(JSONProblem) in try Stroke(json: json) }),
        ItemField("blur", \.blur, .sigma, standard: 0),
        ItemField("falloff", \.falloff, .choice, standard: .gaussian),
        ItemField("opacity", \.opacity, .opacity, standard: 1),
        ItemField("edges", \.edges, .choice, standard: .smooth),
        ItemField("transform", \.transform, .transform, standard: .identity),
        ItemField("name", \.name, optional: .name),
    ])

    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(shape)
        encoder.encode(stroke)
        encoder.encode(transform)
        encoder.encode(paint)
        encoder.encode(opacity)
        encoder.encode(blur)
        encoder.encode(falloff)
        encoder.encode(edges)
    }

    var json: JSONValue { Self.fields.json(self) }

    init(json: JSONCursor) throws(JSONProblem) {
        let object = try json.object(keys: Self.fields.keys)
        let fields = JSONFields<ShapeKey>(object)
        self.init(try Shape(fields), paint: try Paint(json: object.require("fill")))
        try Self.fields.read(&self, object)
        if stroke != nil { try fields.checkGlyphs(of: shape, "with a stroke") }
        if case .gradient = paint { try fields.checkGlyphs(of: shape, "filled with a gradient") }
    }
}

extension Stroke: DigestEncodable {
    private static let standard = Stroke(width: 1)

    static let fields = ItemFields<Stroke>([
        ItemField("width", \.width, .number(), standard: nil),
        ItemField("cap", \.cap, .choice, standard: standard.cap),
        ItemField("join", \.join, .choice, standard: standard.join),
        ItemField("miterLimit", \.miterLimit, .number(), standard: standard.miterLimit),
        ItemField("dash", \.dash, .numbers, standard: []),
        ItemField("dashPhase", \.dashPhase, .number(), standard: 0),
    ])

    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(width)
        encoder.encode(cap)
        encoder.encode(join)
        encoder.encode(miterLimit)
        encoder.encode(dash.count)
        for length in dash { encoder.encode(length) }
        encoder.encode(dashPhase)
    }

    var json: JSONValue { Self.fields.json(self) }

    init(json: JSONCursor) throws(JSONProblem) {
        self = Self.standard
        try Self.fields.read(&self, json.object(keys: Self.fields.keys))
    }
}

extension ItemField {
    /// The field for the shape of an item, which has keys of its own.
    static func shape(_ get: @escaping @Sendable (Item) -> Shape) -> ItemField {
        ItemField(ShapeKey.allCases.map(\.rawValue)) { get($0).add(to: &$1) }
    }
}
