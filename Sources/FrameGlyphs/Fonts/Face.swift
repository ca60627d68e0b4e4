public import FrameGeometry

/// What gives characters their shapes: a font, or one of two stand-ins that need none.
public enum Face: Hashable, Sendable {
    case file(FontFile)
    /// An empty frame for each character: what is shown where no font has it.
    case boxes
    /// A filled rectangle for each word, from the baseline to the height of an x, on widths of our own.
    case blocks

    /// The stand-ins' glyphs are numbered by their widths in these units.
    private static let unitsPerEm = 1000

    public var unitsPerEm: Int {
        switch self {
        case .file(let file): file.unitsPerEm
        case .boxes, .blocks: Self.unitsPerEm
        }
    }

    /// A glyph's outline in the face's units, y down, the origin on the baseline. Blocks have none: a word is one
    /// rectangle, which ``TextLayout`` makes.
    public func outline(of glyph: UInt32) -> Path {
        switch self {
        case .file(let file): file.outline(of: glyph)
        case .boxes: Self.box(width: Double(glyph))
        case .blocks: Path()
        }
    }

    /// As tall as a capital letter, its line a sixteenth of an em thick.
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
