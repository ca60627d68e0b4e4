/// One glyph of a shaped piece of text, in font units, y up as in fonts.
struct ShapedGlyph {
    var glyph: UInt32
    /// The UTF-16 index of the first character it shows, or shows a part of.
    var cluster: Int
    /// How far the next glyph is.
    var advance: Int
    var offsetX: Int
    var offsetY: Int
}
