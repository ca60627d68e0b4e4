public import FrameGeometry

/// A point between two characters of a text.
public struct CaretPosition: Hashable, Sendable {
    /// The line of a position at which a paragraph wraps, which is the end of one line and the start of the next.
    public enum Affinity: Hashable, Sendable {
        /// The line that ends at the position.
        case upstream
        /// The line that begins at the position.
        case downstream
    }

    /// UTF-16 units from the start of the text.
    public var offset: Int
    /// Choice of line, without effect if no line wraps at the position.
    public var affinity: Affinity

    public init(_ offset: Int, _ affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

// Points are relative to the top-left corner of the text.
extension TextLayout {
    /// Lines that can contain a caret.
    private var caretLines: [TextLine] { lines + (endingLine.map { [$0] } ?? []) }

    /// Returns the line of a position, or `nil` if there are no lines. Offsets before the text are in its first line,
    /// and offsets after it or on omitted lines are in its last.
    public func line(at position: CaretPosition) -> TextLine? {
        let lines = caretLines
        guard let index = lines.lastIndex(where: { $0.range.lowerBound <= position.offset }) else { return lines.first }
        guard position.affinity == .upstream, position.offset == lines[index].range.lowerBound, index > 0,
            lines[index - 1].contentEnd == position.offset
        else { return lines[index] }
        return lines[index - 1]
    }

    /// Returns the caret at a position, which is as high as its line and has no width.
    ///
    /// Inside a character that spans several UTF-16 units, it is the caret before the character, and in hidden text the
    /// caret before the ellipsis. It is zero if there are no lines.
    public func caret(at position: CaretPosition) -> Rect {
        guard let line = line(at: position) else { return .zero }
        return Rect(x: line.caret(at: position.offset), y: line.top, width: 0, height: line.height)
    }

    /// Returns the position whose caret is nearest to a point: in the line at its height, or the nearest one.
    public func position(nearest point: Point) -> CaretPosition {
        let lines = caretLines
        guard let index = Self.index(of: point.y, in: lines) else { return CaretPosition(0) }
        let offset = lines[index].offset(nearest: point.x)
        let wraps = index + 1 < lines.count && offset == lines[index + 1].range.lowerBound
        return CaretPosition(offset, wraps ? .upstream : .downstream)
    }

    /// Returns the UTF-16 offsets of the character whose box contains a point, or `nil` beside the text and on an
    /// ellipsis.
    public func character(at point: Point) -> Range<Int>? {
        guard let line = lines.first(where: { $0.top <= point.y && point.y < $0.bottom }) else { return nil }
        return line.cells.first { $0.minX <= point.x && point.x < $0.maxX && $0.range != line.hidden }?.range
    }

    private static func index(of y: Double, in lines: [TextLine]) -> Int? {
        func distance(_ line: TextLine) -> Double { max(line.top - y, y - line.bottom, 0) }
        // If two lines meet at the point, use the lower one.
        return lines.indices.reversed().min { distance(lines[$0]) < distance(lines[$1]) }
    }

    /// Returns the rectangles of the characters in a range of UTF-16 offsets, as high as their lines, in line order and
    /// from left to right. Bidirectional text may have several in a line. Line breaks have no extent; an ellipsis is
    /// selected together with any character it replaces.
    public func rects(of range: Range<Int>) -> [Rect] {
        lines.filter { $0.range.overlaps(range) }.flatMap { line in
            line.extents(of: range).map {
                Rect(x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
            }
        }
    }

    /// Ranges of UTF-16 offsets that are not shown, because they are replaced by an ellipsis or on omitted lines.
    public var hidden: [Range<Int>] {
        let omitted = (lines.last?.range.upperBound ?? 0)..<length
        var ranges: [Range<Int>] = []
        for range in lines.compactMap(\.hidden) + [omitted] where !range.isEmpty {
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }
}
