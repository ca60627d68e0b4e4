public import FrameGeometry

/// A point between two characters of a text.
public struct CaretPosition: Hashable, Sendable {
    /// The line of a position where a paragraph wraps, which is the end of one line and the start of the next.
    public enum Affinity: Hashable, Sendable {
        /// The line that ends there.
        case upstream
        /// The line that begins there.
        case downstream
    }

    /// UTF-16 units from the start of the text.
    public var offset: Int
    /// Without effect where no line wraps.
    public var affinity: Affinity

    public init(_ offset: Int, _ affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

// Points are relative to the top left corner of the text.
extension TextLayout {
    /// The lines in which a caret can stand.
    private var caretLines: [TextLine] { lines + (endingLine.map { [$0] } ?? []) }

    /// The line of a position; `nil` without lines. Offsets before the text are in its first line, offsets after it and on
    /// lines left out in its last.
    public func line(at position: CaretPosition) -> TextLine? {
        let lines = caretLines
        guard let index = lines.lastIndex(where: { $0.range.lowerBound <= position.offset }) else { return lines.first }
        guard position.affinity == .upstream, position.offset == lines[index].range.lowerBound, index > 0,
            lines[index - 1].contentEnd == position.offset
        else { return lines[index] }
        return lines[index - 1]
    }

    /// The caret at a position: as high as its line, without width.
    ///
    /// Inside a character that spans several UTF-16 units it is that before the character, and in hidden text that before the
    /// ellipsis. Zero without lines.
    public func caret(at position: CaretPosition) -> Rect {
        guard let line = line(at: position) else { return .zero }
        return Rect(x: line.caret(at: position.offset), y: line.top, width: 0, height: line.height)
    }

    /// The position whose caret is nearest to a point: in the line at its height, or the nearest one.
    public func position(nearest point: Point) -> CaretPosition {
        let lines = caretLines
        guard let index = Self.index(of: point.y, in: lines) else { return CaretPosition(0) }
        let offset = lines[index].offset(nearest: point.x)
        let wraps = index + 1 < lines.count && offset == lines[index + 1].range.lowerBound
        return CaretPosition(offset, wraps ? .upstream : .downstream)
    }

    /// The UTF-16 offsets of the character whose box contains a point; `nil` beside the text and on an ellipsis.
    public func character(at point: Point) -> Range<Int>? {
        guard let line = lines.first(where: { $0.top <= point.y && point.y < $0.bottom }) else { return nil }
        return line.cells.first { $0.minX <= point.x && point.x < $0.maxX && $0.range != line.hidden }?.range
    }

    private static func index(of y: Double, in lines: [TextLine]) -> Int? {
        func distance(_ line: TextLine) -> Double { max(line.top - y, y - line.bottom, 0) }
        // The lower one of two lines that meet at the point.
        return lines.indices.reversed().min { distance(lines[$0]) < distance(lines[$1]) }
    }

    /// The rectangles of the characters in a range of UTF-16 offsets, as high as their lines, in the order of lines and from left
    /// to right. Text of two directions may have several in a line. Line breaks have no extent; an ellipsis is selected
    /// with any character it replaces.
    public func rects(of range: Range<Int>) -> [Rect] {
        lines.filter { $0.range.overlaps(range) }.flatMap { line in
            line.extents(of: range).map {
                Rect(x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
            }
        }
    }

    /// The ranges of UTF-16 offsets that are not shown: replaced by an ellipsis, or on lines left out.
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
