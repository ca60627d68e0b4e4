/// A glyph that is an image, such as a coloured emoji.
public struct GlyphImage: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// Rows of premultiplied R, G, B, A, without gaps.
    public let bytes: [UInt8]
    /// From the origin to the left edge, and from the baseline up to the upper edge, in pixels of the image.
    public let left: Int
    public let top: Int
    /// The size of the font in pixels of the image.
    public let pixelsPerEm: Int
}
