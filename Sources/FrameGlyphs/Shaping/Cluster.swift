public import FrameGeometry

/// The smallest unit of layout: usually one character, or several if a font joins them.
public struct Cluster: Hashable, Sendable {
    /// UTF-16 indices in the paragraph.
    public var range: Range<Int>
    /// Distance to the next cluster in points, including kerning and tracking.
    public var advance: Double
    public var style: TextStyle
    public var face: Face
    /// Bidirectional level; odd levels run from right to left.
    public var level: UInt8
    /// Glyphs from left to right, relative to the left end of the cluster on the baseline, with y pointing down.
    public var glyphs: [PlacedGlyph]
    /// Whether it is invisible and does not count at the end of a line.
    public internal(set) var isSpace = false
    /// Whether it advances to a tab stop.
    var isTab = false
    /// Whether a line may end before it.
    public internal(set) var mayBeginLine = false
    /// Whether a hyphen is shown if a line ends after it.
    public internal(set) var isSoftHyphen = false
    /// Box in place of glyphs, for an attachment.
    public internal(set) var attachment: TextAttachment?
    /// Character, if no font has it.
    public internal(set) var missing: Character?

    init(range: Range<Int>, advance: Double, style: TextStyle, face: Face, level: UInt8, glyphs: [PlacedGlyph]) {
        self.range = range
        self.advance = advance
        self.style = style
        self.face = face
        self.level = level
        self.glyphs = glyphs
    }

    /// Points above the baseline of the line.
    public var ascent: Double {
        let text = style.font.ascent + max(style.baselineOffset, 0)
        guard let attachment else { return text }
        return max(text, attachment.size.height + attachment.baselineOffset + style.baselineOffset)
    }

    /// Points below the baseline of the line.
    public var descent: Double {
        let text = style.font.descent + max(-style.baselineOffset, 0)
        guard let attachment else { return text }
        return max(text, -attachment.baselineOffset - style.baselineOffset)
    }

    /// Returns the clusters of an inserted character, in the style and direction of this cluster.
    public func shaping(_ character: Character) -> [Cluster] {
        var layout = ParagraphLayout()
        layout.direction = level % 2 == 1 ? .rightToLeft : .leftToRight
        var paragraph = Paragraph(layout, style)
        paragraph.append(character, style)
        return ShapedParagraph(paragraph).clusters
    }
}

/// A glyph of a face with its origin.
public struct PlacedGlyph: Hashable, Sendable {
    public var glyph: UInt32
    /// Origin in points, with y pointing down.
    public var origin: Point

    public init(glyph: UInt32, origin: Point) {
        self.glyph = glyph
        self.origin = origin
    }
}
