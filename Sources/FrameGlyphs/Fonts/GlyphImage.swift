/// A glyph that is an image, such as a colored emoji.
public struct GlyphImage: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// Rows of premultiplied R, G, B, A, without gaps.
    public let bytes: [UInt8]
    /// Distance from the origin to the left edge, in pixels of the image; ``top`` is the distance from the baseline up
    /// to the upper edge.
    public let left: Int
    public let top: Int
    /// Size of the font in pixels of the image.
    public let pixelsPerEm: Int
}
