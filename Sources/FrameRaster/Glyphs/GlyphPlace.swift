/// A mask on the device.
struct GlyphPlace: Sendable {
    /// The pixel of the mask's top left byte.
    var x: Int
    var y: Int
    /// Which mask of the pool.
    var mask: Int
}
