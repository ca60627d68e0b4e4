/// A paragraph's characters with their looks, before anything is known of lines.
struct Paragraph {
    var layout: ParagraphLayout
    private(set) var units: [UInt16] = []
    private(set) var characters: [Character] = []
    /// Where each character begins in ``units``, and where the last ends.
    private(set) var starts = [0]
    /// By character.
    private(set) var styles: [TextStyle] = []
    /// That of the first character, or of the line break of an empty paragraph.
    let firstStyle: TextStyle

    init(_ layout: ParagraphLayout, _ style: TextStyle) {
        self.layout = layout
        firstStyle = style
    }

    /// A character that a piece continues (an accent in another colour) takes the looks of its beginning.
    mutating func append(_ character: Character, _ style: TextStyle) {
        characters.append(character)
        units += character.utf16
        starts.append(units.count)
        styles.append(style)
    }

    /// The paragraphs of a text: what is between its line breaks. A line break at the very end begins none.
    static func paragraphs(of text: StyledText) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var open: Paragraph?
        for piece in text.pieces {
            for character in piece.text {
                var paragraph = open ?? Paragraph(piece.paragraph, piece.style)
                if character.isNewline {
                    paragraphs.append(paragraph)
                    open = nil
                } else {
                    paragraph.append(character, piece.style)
                    open = paragraph
                }
            }
        }
        return paragraphs + (open.map { [$0] } ?? [])
    }
}

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
