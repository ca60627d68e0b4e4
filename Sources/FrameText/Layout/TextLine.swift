/// A line of laid-out text. Lengths are in points from the top-left corner of the text.
public struct TextLine: Hashable, Sendable {
    /// Start of the first visible glyph; the width extends to the end of the last one, without trailing spaces.
    public var x: Double
    public var width: Double
    public var top: Double
    public var height: Double
    public var baseline: Double
    /// UTF-16 offsets of its characters, including spaces and the line break at its end. If the last line ends with an
    /// ellipsis, it includes the rest of its paragraph. The ranges of all lines are adjacent.
    public let range: Range<Int>
    /// End of ``range`` without the line break.
    public let contentEnd: Int
    /// Characters replaced by the ellipsis.
    public let hidden: Range<Int>?
    /// Whether the paragraph runs from right to left.
    public let isRightToLeft: Bool
    /// Boxes of the characters from left to right.
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
