internal import FrameJSON

/// The keys of an object that holds a ``Shape`` beside other things.
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
