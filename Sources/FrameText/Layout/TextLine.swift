/// A line of laid-out text. Lengths are in points from the top left corner of the text.
public struct TextLine: Hashable, Sendable {
    /// The start of the first visible glyph; the width reaches to the end of the last one, without trailing spaces.
    public var x: Double
    public var width: Double
    public var top: Double
    public var height: Double
    public var baseline: Double
    /// The UTF-16 offsets of its characters, including spaces and the line break at its end. The last line, if an ellipsis ends
    /// it, has the rest of its paragraph. The ranges of all lines meet.
    public let range: Range<Int>
    /// The end of ``range`` without the line break.
    public let contentEnd: Int
    /// The characters replaced by the ellipsis.
    public let hidden: Range<Int>?
    /// Whether the paragraph runs from right to left.
    public let isRightToLeft: Bool
    /// The boxes of the characters from left to right.
    let cells: [TextCell]

    init(_ line: SetLine, top: Double, baseline: Double, _ cells: [TextCell]) {
        x = line.x
        width = line.width
        self.top = top
        height = line.height
        self.baseline = baseline
        range = line.range
        contentEnd = line.contentEnd
        hidden = line.hidden
        isRightToLeft = line.isRightToLeft
        self.cells = cells
    }

    public var bottom: Double { top + height }
}
