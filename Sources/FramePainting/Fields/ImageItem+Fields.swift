import FrameGeometry
import FrameJSON

extension ImageItem: DigestEncodable {
    private static let wholeSource = Rect(x: 0, y: 0, width: 1, height: 1)

    static let fields = ItemFields<ImageItem>([
        ItemField(["image"]),
        ItemField(["rect"]) {
            $1.append(JSONMember("rect", $0.rect.json))
        },
        ItemField(
            "source", \.source,
            FieldForm(json: \.json) { json throws(JSONProblem) in try Rect(json: json) }, standard: wholeSource),
        ItemField("sampling", \.sampling, .choice, standard: .bilinear),
        ItemField("opacity", \.opacity, .opacity, standard: 1),
        ItemField("edges", \.edges, .choice, standard: .smooth),
        ItemField("transform", \.transform, .transform, standard: .identity),
        ItemField("name", \.name, optional: .name),
    ])

    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(image)
        encoder.encode(rect)
        encoder.encode(source)
        encoder.encode(sampling)
        encoder.encode(transform)
        encoder.encode(opacity)
        encoder.encode(edges)
    }

    func json(name imageName: String) -> JSONValue {
        Self.fields.json(self, added: [JSONMember("image", .string(imageName))])
    }

    init(json: JSONCursor, image: (JSONCursor) throws -> RasterImage) throws {
        let object = try json.object(keys: Self.fields.keys)
        self.init(try image(object.require("image")), in: try Rect(json: object.require("rect")))
        try Self.fields.read(&self, object)
    }
}
