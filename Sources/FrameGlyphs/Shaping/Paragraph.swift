/// The characters of a paragraph with their styles, before shaping.
///
/// Equal paragraphs have the same UTF-16 units. Strings that are only canonically equivalent, such as composed and
/// decomposed accents, have different offsets and are different paragraphs.
public struct Paragraph: Sendable {
    public let layout: ParagraphLayout
    /// Style of the first character, or of the line break of an empty paragraph.
    public let firstStyle: TextStyle
    /// UTF-16 units without the line break.
    public private(set) var units: [UInt16] = []
    private(set) var characters: [Character] = []
    /// Start of each character in ``units``, and the end of the last.
    private(set) var starts = [0]
    private(set) var runs: [Run] = []
    /// Number of UTF-16 units of the line break; 0 at the end of the text.
    private(set) var lineBreak = 0

    /// Successive characters of one style.
    struct Run: Hashable, Sendable {
        /// Index of the first character.
        let start: Int
        let style: TextStyle
    }

    /// - Parameter style: Style of the first character.
    public init(_ layout: ParagraphLayout, _ style: TextStyle) {
        self.layout = layout
        firstStyle = style
    }

    /// Number of UTF-16 units including the line break.
    public var length: Int { units.count + lineBreak }

    /// Adds a character other than a line break.
    public mutating func append(_ character: Character, _ style: TextStyle) {
        if runs.last?.style != style { runs.append(Run(start: characters.count, style: style)) }
        characters.append(character)
        units += character.utf16
        starts.append(units.count)
    }

    /// Ends the paragraph with a line break.
    mutating func close(with lineBreak: Character) {
        self.lineBreak = lineBreak.utf16.count
    }

    /// Returns the index of the character that starts at an index of ``units``, or `nil` if none does.
    func character(at start: Int) -> Int? {
        var candidates = characters.indices
        while !candidates.isEmpty {
            let middle = candidates.lowerBound + candidates.count / 2
            if starts[middle] == start { return middle }
            candidates = starts[middle] < start ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
        }
        return nil
    }
}

extension Paragraph: Hashable {
    public static func == (left: Paragraph, right: Paragraph) -> Bool {
        left.units == right.units && left.starts == right.starts && left.lineBreak == right.lineBreak
            && left.layout == right.layout && left.firstStyle == right.firstStyle && left.runs == right.runs
    }

    public func hash(into hasher: inout Hasher) {
        units.withUnsafeBytes { hasher.combine(bytes: $0) }
        hasher.combine(layout)
        hasher.combine(firstStyle)
    }
}

/// A text split at its line breaks.
public struct SplitText: Hashable, Sendable {
    public private(set) var paragraphs: [Paragraph] = []
    /// Empty paragraph after the text, if the text is empty or ends with a line break. It has no line of its own, but
    /// characters typed at the end begin there.
    public private(set) var ending: Paragraph?

    public init(_ text: StyledText) {
        var isOpen = false
        for piece in text.pieces {
            for character in piece.text {
                if !isOpen { paragraphs.append(Paragraph(piece.paragraph, piece.style)) }
                isOpen = !character.isNewline
                // Edit in place, because copying would copy the whole text for every character.
                if isOpen {
                    paragraphs[paragraphs.count - 1].append(character, piece.style)
                } else {
                    paragraphs[paragraphs.count - 1].close(with: character)
                    ending = Paragraph(piece.paragraph, piece.style)
                }
            }
        }
        if isOpen { ending = nil }
        if paragraphs.isEmpty { ending = text.pieces.first.map { Paragraph($0.paragraph, $0.style) } }
    }

    /// Number of UTF-16 units.
    public var length: Int { paragraphs.reduce(0) { $0 + $1.length } }
}
