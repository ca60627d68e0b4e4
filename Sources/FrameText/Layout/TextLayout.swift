public import FrameGeometry
public import FrameGlyphs

/// Text broken into lines, with the position of every glyph.
///
/// Widths are whole numbers of font units until they are multiplied by the size; sums are taken in reading order. Glyph
/// positions are rounded to quarters of a pixel horizontally and whole pixels vertically, relative to the origin of the
/// text. Core Graphics also quantizes positions (`setAllowsFontSubpixelQuantization`); Apple publishes no number, but
/// comparable rasterizers use four per pixel. The origin of the text is not rounded.
public struct TextLayout: Hashable, Sendable {
    /// Glyphs of one face, size and color.
    public struct Ink: Hashable, Sendable {
        public var face: Face
        /// Font size in points.
        public var size: Double
        public var color: Color
        public var glyphs: [PlacedGlyph]
    }

    /// A rectangle in one color.
    public struct Mark: Hashable, Sendable {
        public var rect: Rect
        public var color: Color
    }

    /// The box of an attachment.
    public struct AttachmentBox: Hashable, Sendable {
        /// UTF-16 offset of its character.
        public var offset: Int
        /// Frame in points from the top-left corner of the text, not rounded.
        public var rect: Rect
    }

    public private(set) var lines: [TextLine] = []
    /// Line of a caret at the end of an empty text, or after a line break at its end. It is not part of ``size``.
    public private(set) var endingLine: TextLine?
    /// Number of UTF-16 units of the text.
    public let length: Int
    /// Marks painted first: backgrounds and underlines.
    public private(set) var below: [Mark]
    public private(set) var inks: [Ink]
    /// Marks painted last: words as blocks, and strikethrough lines.
    public private(set) var above: [Mark]
    /// Width of the widest line and total height in points, not rounded.
    public private(set) var size = Size(width: 0, height: 0)
    /// Space in points between the last line and a following paragraph, which the fonts of the line ask for.
    public let leading: Double
    /// Whether part of the text is cut off.
    public private(set) var isTruncated = false
    public private(set) var attachments: [AttachmentBox]
    /// Characters that no font has, without duplicates.
    public private(set) var missing: [Character]

    public init(_ text: StyledText, in frame: TextFrame = TextFrame()) {
        self.init(SplitText(text), in: frame) { ShapedParagraph($0) }
    }

    /// - Parameter shape: Shapes a paragraph, or looks it up. Called only for paragraphs with visible lines.
    init(_ text: SplitText, in frame: TextFrame, _ shape: (Paragraph) -> ShapedParagraph) {
        var steps = 0
        self.init(text, in: frame, counting: &steps, shape)
    }

    /// - Parameter steps: Counter to which the number of clusters and rectangles examined is added. It grows linearly
    ///   with the text.
    init(_ text: SplitText, in frame: TextFrame, counting steps: inout Int, _ shape: (Paragraph) -> ShapedParagraph) {
        var setter = LineSetter(frame: frame)
        setter.set(text.paragraphs, shape)
        isTruncated = setter.isTruncated
        length = text.length
        leading = setter.lines.last?.leading ?? 0
        let widest = setter.lines.reduce(0) { max($0, $1.indent + $1.width) }
        let room = frame.width.isFinite ? frame.width : widest
        var placement = TextPlacement()
        var top = 0.0
        for var line in setter.lines {
            if !lines.isEmpty { top += line.spaceBefore }
            lines.append(Self.place(&line, top: top, room: room, scale: frame.scale, &placement))
            top += line.height
        }
        size = Size(width: widest, height: top)
        below = placement.below.marks
        inks = placement.inks
        above = placement.above.marks
        attachments = placement.attachments
        missing = placement.missing
        if setter.visibleEnd == length, var line = text.ending.map({ SetLine(empty: shape($0), at: length) }) {
            let space = setter.lines.last.map { line.space(after: $0) } ?? 0
            endingLine = Self.place(&line, top: top + space, room: room, scale: frame.scale, &placement)
        }
        steps += setter.steps + placement.steps
    }

    private static func place(
        _ line: inout SetLine, top: Double, room: Double, scale: Double, _ placement: inout TextPlacement
    ) -> TextLine {
        line.place(in: room)
        let baseline = top + line.height - line.descent
        let cells = placement.add(
            line, top: top, baseline: (baseline * scale).rounded() / scale, scale: scale, in: room)
        return TextLine(line, top: top, baseline: baseline, cells)
    }
}
