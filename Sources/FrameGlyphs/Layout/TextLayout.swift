public import FrameGeometry

/// Text broken into lines, with the position of every glyph.
///
/// Widths are whole numbers of font units until they are multiplied by the size; sums are taken in reading order. Glyph
/// positions are rounded to quarters of a pixel horizontally and whole pixels vertically, relative to the origin of the
/// text. Core Graphics quantizes positions too (`setAllowsFontSubpixelQuantization`); four per pixel is what comparable
/// rasterizers use, Apple publishes no number. The origin of the text is not rounded.
public struct TextLayout: Hashable, Sendable {
    /// Glyphs of one face, size and colour.
    public struct Ink: Hashable, Sendable {
        public var face: Face
        /// Points.
        public var size: Double
        public var color: Color
        public var glyphs: [PlacedGlyph]
    }

    /// A rectangle in one colour.
    public struct Mark: Hashable, Sendable {
        public var rect: Rect
        public var color: Color
    }

    public private(set) var lines: [TextLine] = []
    /// Painted first: backgrounds and underlines.
    public private(set) var below: [Mark]
    public private(set) var inks: [Ink]
    /// Painted last: words as blocks, and strikethrough lines.
    public private(set) var above: [Mark]
    /// The width of the widest line and the total height in points, not rounded.
    public private(set) var size = Size(width: 0, height: 0)
    /// Whether part of the text is cut off.
    public private(set) var isTruncated = false
    /// Characters that no font has, each once.
    public private(set) var missing: [Character]

    public init(_ text: StyledText, in frame: TextFrame = TextFrame()) {
        var lines = Self.lines(of: text, in: frame)
        isTruncated = lines.hasMore
        let widest = lines.all.reduce(0) { max($0, $1.indent + $1.width) }
        size.width = widest
        let room = frame.width.isFinite ? frame.width : widest
        var placement = TextPlacement()
        var top = 0.0
        for index in lines.all.indices {
            if index > 0 { top += lines.all[index].spaceBefore }
            lines.all[index].place(in: room)
            let line = lines.all[index]
            let baseline = top + line.height - line.descent
            placement.add(
                line, top: top, baseline: (baseline * frame.scale).rounded() / frame.scale, scale: frame.scale)
            self.lines.append(
                TextLine(x: line.x, width: line.width, top: top, height: line.height, baseline: baseline))
            top += line.height
        }
        size.height = top
        below = placement.below.marks
        inks = placement.inks
        above = placement.above.marks
        missing = placement.missing
    }

    /// The visible lines, and whether there are more.
    private static func lines(of text: StyledText, in frame: TextFrame) -> (all: [SetLine], hasMore: Bool) {
        var lines: [SetLine] = []
        var height = 0.0
        var isCut = false
        let limit = frame.lineLimit > 0 ? frame.lineLimit : Int.max
        var paragraphs = Paragraph.paragraphs(of: text)
        for index in paragraphs.indices {
            let clusters = paragraphs[index].shape()
            let paragraph = paragraphs[index]
            let breaker = LineBreaker(clusters: clusters, wrapping: paragraph.layout.wrapping)
            var start = 0
            repeat {
                var line = SetLine(paragraph, isFirst: start == 0)
                let room = line.room(in: frame.width)
                let end = breaker.end(of: start, width: room)
                line.fill(clusters[start..<end], of: clusters[start...])
                if let last = lines.last { line.spaceBefore = line.space(after: last) }
                let bottom = height + line.spaceBefore + line.height
                if lines.count == limit || !lines.isEmpty && bottom > frame.height + LineBreaker.tolerance {
                    if let last = lines.popLast() { lines.append(last.continued(in: frame)) }
                    return (lines, true)
                }
                if !LineBreaker.fits(line.clusters, width: room) {
                    isCut = true
                    line = line.continued(in: frame)
                }
                lines.append(line)
                height = bottom
                start = end
            } while start < clusters.count
        }
        return (lines, isCut)
    }
}

/// A line of laid-out text. Lengths are in points from the top left corner of the text.
public struct TextLine: Hashable, Sendable {
    /// The start of the first visible glyph; the width reaches to the end of the last one, without trailing spaces.
    public var x: Double
    public var width: Double
    public var top: Double
    public var height: Double
    public var baseline: Double
}

/// A glyph of a face with its origin.
public struct PlacedGlyph: Hashable, Sendable {
    public var glyph: UInt32
    /// Points, y down.
    public var origin: Point

    public init(glyph: UInt32, origin: Point) {
        self.glyph = glyph
        self.origin = origin
    }
}

/// An underline or a strikethrough line.
public struct TextRule: Hashable, Sendable {
    public var color: Color
    /// The thickness factor: 2 for a thick line.
    public var thickness: Double
    /// Whether there are two lines with a gap of their thickness.
    public var isDouble: Bool

    public init(color: Color, thickness: Double = 1, isDouble: Bool = false) {
        self.color = color
        self.thickness = thickness
        self.isDouble = isDouble
    }
}
