public import FrameGeometry

/// A source of glyph shapes: a font, or one of two stand-ins that need no font.
public enum Face: Hashable, Sendable {
    case file(FontFile)
    /// An empty box per character, for characters that no font has.
    case boxes
    /// A filled rectangle per word, from the baseline to the x-height, with widths from `StandInWidths`.
    case blocks

    /// Units per em of a stand-in, whose glyph number is its width in these units.
    private static let unitsPerEm = 1000

    public var unitsPerEm: Int {
        switch self {
        case .file(let file): file.unitsPerEm
        case .boxes, .blocks: Self.unitsPerEm
        }
    }

    /// Returns the outline of a glyph in font units, with y pointing down and the origin on the baseline. It is empty
    /// for blocks, because `TextLayout` makes one rectangle per word.
    public func outline(of glyph: UInt32) -> Path {
        switch self {
        case .file(let file): file.outline(of: glyph)
        case .boxes: Self.box(width: Double(glyph))
        case .blocks: Path()
        }
    }

    /// Returns a box of cap height with a line of a sixteenth of an em.
    private static func box(width: Double) -> Path {
        let line = 62.0
        let (left, right, top) = (line, width - line, -705.0)
        func corners(_ inset: Double) -> [Point] {
            [
                Point(x: left + inset, y: top + inset), Point(x: right - inset, y: top + inset),
                Point(x: right - inset, y: -inset), Point(x: left + inset, y: -inset),
            ]
        }
        func contour(_ points: [Point]) -> [Path.Element] {
            [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
        }
        return Path(contour(corners(0)) + contour(corners(line).reversed()))
    }
}

/// The widths of characters without a font, in thousandths of an em.
///
/// Tuned: rounded from the widths of common grotesques, so that blocks are about as long as the words.
enum StandInWidths {
    static func width(of cluster: Substring) -> UInt32 {
        guard let scalar = cluster.unicodeScalars.first else { return 0 }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return 0 }
        if scalar.value < 0x80 { return ascii(scalar) }
        if properties.isWhitespace { return 280 }
        if properties.isEmojiPresentation || EastAsian.isWide(scalar) { return 1000 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format: return 0
        case .uppercaseLetter, .titlecaseLetter: return 660
        default: return 560
        }
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> UInt32 {
        switch Character(scalar) {
        case " ": 280
        case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!": 260
        case "f", "r", "t", "I", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "`", "\"": 360
        case "m", "w", "M", "W", "@", "%": 860
        case "A"..."Z": 660
        case "0"..."9": 620
        case "\u{0}"..."\u{1F}", "\u{7F}": 0
        default: 560
        }
    }
}
