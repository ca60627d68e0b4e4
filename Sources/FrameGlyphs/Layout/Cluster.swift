/// The smallest piece of text that stays together: one character mostly, several where a font joins them.
struct Cluster {
    /// UTF-16 indices in the paragraph.
    var range: Range<Int>
    /// Points to what follows, kerning and tracking included.
    var advance: Double
    var style: TextStyle
    var face: Face
    /// Odd: runs from right to left.
    var level: UInt8
    /// Its glyphs from left to right, each placed from the cluster's left end on the baseline, y down.
    var glyphs: [PlacedGlyph]
    /// Invisible, and not counted at a line's end.
    var isSpace = false
    /// Whether a line may end before it.
    var mayBeginLine = false
    /// A hyphen shows if a line ends after it.
    var isSoftHyphen = false

    /// What it shows, if no font has it.
    var missing: Character?

    /// Points.
    var ascent: Double { style.font.ascent + max(style.baselineOffset, 0) }
    var descent: Double { style.font.descent + max(-style.baselineOffset, 0) }
}
