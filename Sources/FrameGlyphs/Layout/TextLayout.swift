public import FrameGeometry

/// Text set in lines: where every glyph stands.
///
/// Widths are whole numbers of font units until they are multiplied by the size; sums are taken in reading order. Glyphs
/// stand on quarters of a pixel across and on whole pixels down, of the text's own grid: Core Graphics places glyphs on
/// a few positions per pixel too (`setAllowsFontSubpixelQuantization`; four is what its public siblings use, Apple names no
/// number). Where the text as a whole stands is not rounded.
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
    /// What is painted first: backgrounds and underlines.
    public internal(set) var below: [Mark] = []
    public internal(set) var inks: [Ink] = []
    /// What is painted last: words as blocks, and lines through text.
    public internal(set) var above: [Mark] = []
    /// The widest line and the sum of all heights, without rounding. Points.
    public private(set) var size = Size(width: 0, height: 0)
    /// Whether something is not shown.
    public private(set) var isTruncated = false
    /// Characters no font had, each once.
    public internal(set) var missing: [Character] = []

    public init(_ text: StyledText, in frame: TextFrame = TextFrame()) {
        var lines = Self.lines(of: text, in: frame)
        isTruncated = lines.hasMore
        let widest = lines.all.reduce(0) { max($0, $1.indent + $1.width) }
        size.width = widest
        let room = frame.width.isFinite ? frame.width : widest
        var top = 0.0
        for index in lines.all.indices {
            if index > 0 { top += lines.all[index].spaceBefore }
            lines.all[index].place(in: room)
            let line = lines.all[index]
            let baseline = top + line.height - line.descent
            add(line, top: top, baseline: (baseline * frame.scale).rounded() / frame.scale, scale: frame.scale)
            self.lines.append(
                TextLine(x: line.x, width: line.width, top: top, height: line.height, baseline: baseline))
            top += line.height
        }
        size.height = top
    }

    /// The lines that are shown, and whether there is more.
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

/// One line of laid-out text. Lengths are points, from the top left corner of the text.
public struct TextLine: Hashable, Sendable {
    /// Where the first visible glyph begins, and how far the last one reaches; spaces at the end are not counted.
    public var x: Double
    public var width: Double
    public var top: Double
    public var height: Double
    public var baseline: Double
}

/// A glyph of a face, and where its origin is.
public struct PlacedGlyph: Hashable, Sendable {
    public var glyph: UInt32
    /// Points, y down.
    public var origin: Point

    public init(glyph: UInt32, origin: Point) {
        self.glyph = glyph
        self.origin = origin
    }
}

/// A line under or through text.
public struct TextRule: Hashable, Sendable {
    public var color: Color
    /// 2 for a thick one.
    public var thickness: Double
    /// Two lines with a gap as thick as they.
    public var isDouble: Bool

    public init(color: Color, thickness: Double = 1, isDouble: Bool = false) {
        self.color = color
        self.thickness = thickness
        self.isDouble = isDouble
    }
}
