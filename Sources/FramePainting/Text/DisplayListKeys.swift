import FrameGeometry
public import FrameJSON

/// The keys of a display list's text form, by object; see `Schemas/display-list.schema.json`. The keys of items are in
/// the tables of their fields.
public enum DisplayListKeys {
    public enum List: String, JSONKey {
        case schema = "$schema"
        case size, scale, background, items
    }

    public enum Gradient: String, JSONKey {
        case linear, radial, conic, stops, spread, transform
    }

    public enum Glyphs: String, JSONKey {
        case unit, places, outlines
    }

    /// The keys of objects that have a table of fields, by the objects' names in the schema.
    package static let ofFields: [String: [String]] = [
        "fill": Fill.fields.keys, "stroke": Stroke.fields.keys, "image": ImageItem.fields.keys,
        "group": Group.fields.keys, "shadow": Shadow.fields.keys, "backdrop": Backdrop.fields.keys,
        "clip": Clip.fields.keys,
    ]
}
