/// The coverage of one outline at one place between pixels, in bytes of a pool.
struct GlyphMask: Sendable {
    /// From the pixel its origin is in to its top left pixel.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// Where its rows begin in the pool, one after the other.
    var first: Int
}
