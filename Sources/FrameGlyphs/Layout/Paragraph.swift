/// The characters of a paragraph with their styles, before line breaking.
struct Paragraph {
    var layout: ParagraphLayout
    private(set) var units: [UInt16] = []
    private(set) var characters: [Character] = []
    /// The start of each character in ``units``, and the end of the last.
    private(set) var starts = [0]
    /// One per character.
    private(set) var styles: [TextStyle] = []
    /// The style of the first character, or of the line break of an empty paragraph.
    let firstStyle: TextStyle

    init(_ layout: ParagraphLayout, _ style: TextStyle) {
        self.layout = layout
        firstStyle = style
    }

    /// A character that spans pieces (an accent in another colour) takes the style of its beginning.
    mutating func append(_ character: Character, _ style: TextStyle) {
        characters.append(character)
        units += character.utf16
        starts.append(units.count)
        styles.append(style)
    }

    /// The index of the character that starts at an index of ``units``; `nil` if none does.
    func character(at start: Int) -> Int? {
        var candidates = characters.indices
        while !candidates.isEmpty {
            let middle = candidates.lowerBound + candidates.count / 2
            if starts[middle] == start { return middle }
            candidates = starts[middle] < start ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
        }
        return nil
    }

    /// Splits a text at its line breaks. A trailing line break does not begin a paragraph.
    static func paragraphs(of text: StyledText) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var isOpen = false
        for piece in text.pieces {
            for character in piece.text {
                if !isOpen { paragraphs.append(Paragraph(piece.paragraph, piece.style)) }
                isOpen = !character.isNewline
                // In place: a copy would copy the whole text at every character.
                if isOpen { paragraphs[paragraphs.count - 1].append(character, piece.style) }
            }
        }
        return paragraphs
    }
}

/// The smallest unit of layout: usually one character, several where a font joins them.
struct Cluster {
    /// UTF-16 indices in the paragraph.
    var range: Range<Int>
    /// The distance to the next cluster in points, including kerning and tracking.
    var advance: Double
    var style: TextStyle
    var face: Face
    /// The bidirectional level; odd levels run from right to left.
    var level: UInt8
    /// The glyphs from left to right, relative to the left end of the cluster on the baseline, y down.
    var glyphs: [PlacedGlyph]
    /// Whether it is invisible and not counted at the end of a line.
    var isSpace = false
    /// Whether a line may end before it.
    var mayBeginLine = false
    /// Whether a hyphen shows if a line ends after it.
    var isSoftHyphen = false

    /// The character, if no font has it.
    var missing: Character?

    /// Points.
    var ascent: Double { style.font.ascent + max(style.baselineOffset, 0) }
    var descent: Double { style.font.descent + max(-style.baselineOffset, 0) }
}
