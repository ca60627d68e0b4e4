import FrameGeometry
public import FrameJSON

extension DisplayList {
    /// Maximum nesting depth of groups in a text. Each group uses two levels of JSON, and the contents of the innermost
    /// one four more; JSON readers, including Foundation's, commonly accept 512 levels.
    public static let nestingLimit = 250

    /// Reads the text form.
    ///
    /// - Parameter image: Returns the image with a name. Its errors are rethrown, so they should contain the position.
    /// - Throws: `JSONProblem` for the first invalid value or unknown key.
    public init(json: JSONCursor, image: (_ name: JSONCursor) throws -> RasterImage) throws {
        let fields = try json.fields(DisplayListKeys.List.self)
        _ = try fields.optional(.schema)?.string()
        let expectedSize = "[width, height] in pixels"
        let sides = try fields.require(.size).elements(count: 2, expected: expectedSize)
        let size = PixelSize(
            width: try sides[0].integer(in: 1...PixelSize.limit), height: try sides[1].integer(in: 1...PixelSize.limit))
        self.init(
            size: size,
            scale: try fields.optional(.scale)?.positiveNumber() ?? 1,
            background: try fields.optional(.background).map { cursor throws(JSONProblem) in try Color(json: cursor) }
                ?? .clear,
            items: try fields.require(.items).elements().map { try PaintItem(json: $0, depth: 0, image: image) })
    }
}

extension PaintItem {
    init(json: JSONCursor, depth: Int, image: (JSONCursor) throws -> RasterImage) throws {
        let keys = try json.members().map(\.key)
        if keys.contains(DisplayListKeys.Fill.fill.rawValue) {
            self = .fill(try Fill(json: json))
        } else if keys.contains(DisplayListKeys.Image.image.rawValue) {
            self = .image(try ImageItem(json: json, image: image))
        } else if keys.contains(DisplayListKeys.Group.group.rawValue) {
            self = .group(try Group(json: json, depth: depth, image: image))
        } else {
            throw json.mismatch("an item: an object with \"fill\", \"image\" or \"group\"")
        }
    }
}

extension Fill {
    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Fill.self)
        var stroke: Stroke?
        if let cursor = fields.optional(.stroke) { stroke = try Stroke(json: cursor) }
        let shape = try Shape(fields)
        let paint = try Paint(json: fields.require(.fill))
        if stroke != nil { try fields.checkGlyphs(of: shape, "with a stroke") }
        if case .gradient = paint { try fields.checkGlyphs(of: shape, "filled with a gradient") }
        self.init(
            shape,
            stroke: stroke,
            paint: paint,
            opacity: try fields.optional(.opacity)?.number(in: 0...1) ?? 1,
            blur: try fields.optional(.blur)?.number(in: 0...4_096) ?? 0,
            falloff: try fields.optional(.falloff)?.choice(of: Falloff.self) ?? .gaussian,
            edges: try fields.optional(.edges)?.choice(of: Edges.self) ?? .smooth,
            transform: try Affine(optional: fields.optional(.transform)),
            name: try fields.optional(.name)?.string())
    }
}

extension ImageItem {
    fileprivate init(json: JSONCursor, image: (JSONCursor) throws -> RasterImage) throws {
        let fields = try json.fields(DisplayListKeys.Image.self)
        var source = ImageItem.wholeSource
        if let cursor = fields.optional(.source) { source = try Rect(json: cursor) }
        self.init(
            try image(fields.require(.image)),
            in: try Rect(json: fields.require(.rect)),
            source: source,
            sampling: try fields.optional(.sampling)?.choice(of: Sampling.self) ?? .bilinear,
            opacity: try fields.optional(.opacity)?.number(in: 0...1) ?? 1,
            edges: try fields.optional(.edges)?.choice(of: Edges.self) ?? .smooth,
            transform: try Affine(optional: fields.optional(.transform)),
            name: try fields.optional(.name)?.string())
    }
}

extension Clip {
    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Clip.self)
        let shape = try Shape(fields)
        try fields.checkGlyphs(of: shape, "that clips")
        self.init(
            shape,
            edges: try fields.optional(.edges)?.choice(of: Edges.self) ?? .smooth,
            transform: try Affine(optional: fields.optional(.transform)))
    }
}
