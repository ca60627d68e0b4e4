public import FrameGeometry

/// A glyph of a face, and where its origin is.
public struct PlacedGlyph: Hashable, Sendable {
    public var glyph: UInt32
    /// Points, y down.
    public var origin: Point

    public init(glyph: UInt32, origin: Point) {
        self.glyph = glyph
        self.origin = origin
    }
}
