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
        if keys.contains("fill") {
            self = .fill(try Fill(json: json))
        } else if keys.contains("image") {
            self = .image(try ImageItem(json: json, image: image))
        } else if keys.contains("group") {
            self = .group(try Group(json: json, depth: depth, image: image))
        } else {
            throw json.mismatch("an item: an object with \"fill\", \"image\" or \"group\"")
        }
    }
}
