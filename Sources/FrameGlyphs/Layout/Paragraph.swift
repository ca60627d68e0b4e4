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
