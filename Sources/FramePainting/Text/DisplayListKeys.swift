public import FrameJSON

/// The keys of a display list's text form, by object; see `Schemas/display-list.schema.json`.
public enum DisplayListKeys {
    public enum List: String, JSONKey {
        case schema = "$schema"
        case size, scale, background, items
    }

    public enum Fill: String, JSONKey {
        case fill, rect, radii, curve, ring, ellipse, path, rule, glyphs, stroke, blur, falloff, opacity, edges
        case transform, name
    }

    public enum Stroke: String, JSONKey {
        case width, cap, join, miterLimit, dash, dashPhase
    }

    public enum Gradient: String, JSONKey {
        case linear, radial, conic, stops, spread, transform
    }

    public enum Image: String, JSONKey {
        case image, rect, source, sampling, opacity, edges, transform, name
    }

    public enum Group: String, JSONKey {
        case name, opacity, transform, projection, clip, mask, maskKind, blur, falloff, shadow, raster, backdrop, blend
        case group
    }

    public enum Shadow: String, JSONKey {
        case dx, dy, sigma, falloff, color
    }

    public enum Backdrop: String, JSONKey {
        case sigma, saturation
    }

    public enum Glyphs: String, JSONKey {
        case unit, places, outlines
    }

    public enum Clip: String, JSONKey {
        case rect, radii, curve, ring, ellipse, path, rule, glyphs, edges, transform
    }
}

/// The keys of an object whose members include those of a ``Shape``.
protocol ShapeKeys: JSONKey {
    static var rect: Self { get }
    static var radii: Self { get }
    static var curve: Self { get }
    static var ring: Self { get }
    static var ellipse: Self { get }
    static var path: Self { get }
    static var rule: Self { get }
    static var glyphs: Self { get }
}

extension DisplayListKeys.Fill: ShapeKeys {}
extension DisplayListKeys.Clip: ShapeKeys {}
