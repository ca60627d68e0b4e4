public import FrameGeometry
public import FrameGlyphs

/// An editable text in one column. Each paragraph has its own layout, so that a change lays out only the paragraphs it
/// touches.
///
/// Lengths are in points from the top-left corner of the text, offsets in UTF-16 units from its start. Heights and
/// points equal the results of a ``TextLayout`` of the whole text.
public struct TextColumn: Sendable {
    /// A paragraph with its line break.
    public struct Part: Sendable {
        /// Identifier that stays the same until the paragraph is laid out again. No other part of the column has or had
        /// it.
        public let id: Int
        public let layout: TextLayout
        /// Distance to the next paragraph; ``spaceBefore`` is the additional distance to the previous one.
        fileprivate let spaceAfter: Double
        fileprivate let spaceBefore: Double
        public fileprivate(set) var start = 0
        public fileprivate(set) var top = 0.0

        public var end: Int { start + layout.length }
        public var bottom: Double { top + layout.size.height }
        public var range: Range<Int> { start..<end }
    }

    public private(set) var parts: [Part] = []
    /// Number of paragraphs laid out so far.
    public private(set) var layouts = 0

    /// - Parameter layouts: Number of layouts of columns that were shown before in place of this one, whose identifiers
    ///   are not reused.
    public init(after layouts: Int = 0) {
        self.layouts = layouts
    }

    public mutating func removeAll() { parts = [] }

    /// Number of UTF-16 units of the text.
    public var length: Int { parts.last?.end ?? 0 }

    /// Width of the widest line, and height including the caret's line after a line break at the end. Not rounded.
    public var size: Size {
        let ending = parts.last.flatMap { part in part.layout.endingLine.map { part.top + $0.bottom } }
        return Size(
            width: parts.reduce(0) { max($0, $1.layout.size.width) }, height: max(parts.last?.bottom ?? 0, ending ?? 0))
    }

    /// Replaces parts.
    ///
    /// - Parameters:
    ///   - text: Whole paragraphs, each with its line break; the last one of the column may have none. Empty only for
    ///     an empty column.
    ///   - layout: Lays out one paragraph.
    public mutating func replace(
        _ range: Range<Int>, with paragraphs: [StyledText], layout: (StyledText) -> TextLayout
    ) {
        let new = paragraphs.map { text in
            layouts += 1
            let style = text.pieces.first?.paragraph ?? ParagraphLayout()
            let layout = layout(text)
            return Part(
                id: layouts, layout: layout, spaceAfter: layout.leading + style.lineSpacing + style.paragraphSpacing,
                spaceBefore: style.paragraphSpacingBefore)
        }
        parts.replaceSubrange(range.clamped(to: parts.startIndex..<parts.endIndex), with: new)
        if range.lowerBound == 0, !parts.isEmpty {
            parts[0].start = 0
            parts[0].top = 0
        }
        for index in max(1, min(range.lowerBound, parts.count))..<max(1, parts.count) {
            let before = parts[index - 1]
            parts[index].start = before.end
            parts[index].top = before.bottom + before.spaceAfter + parts[index].spaceBefore
        }
    }

    /// Returns the index of the part at an offset. If two parts meet there, it is the one that begins there. Returns 0
    /// if there are no parts.
    public func index(of offset: Int) -> Int {
        var (low, high) = (0, parts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if parts[middle].start <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the indices of the parts between two heights.
    public func indices(from top: Double, to bottom: Double) -> Range<Int> {
        guard !parts.isEmpty, top < bottom else { return 0..<0 }
        let first = index(at: top)
        let last = index(at: bottom)
        return first..<last + 1
    }

    /// Returns the index of the part at a height, or the nearest one.
    private func index(at y: Double) -> Int {
        var (low, high) = (0, parts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if parts[middle].top <= y { low = middle } else { high = middle }
        }
        return low
    }
}

extension TextColumn {
    private func part(of position: CaretPosition) -> Part? {
        parts.isEmpty ? nil : parts[index(of: position.offset)]
    }

    /// Returns the caret at a position, like ``TextLayout/caret(at:)``.
    public func caret(at position: CaretPosition) -> Rect {
        guard let part = part(of: position) else { return .zero }
        let inside = CaretPosition(position.offset - part.start, position.affinity)
        return part.layout.caret(at: inside).translated(by: Point(x: 0, y: part.top))
    }

    /// Returns the offsets of the line at a position, including its line break.
    public func line(at position: CaretPosition) -> Range<Int> {
        guard let part = part(of: position),
            let line = part.layout.line(at: CaretPosition(position.offset - part.start, position.affinity))
        else { return 0..<0 }
        return line.range.lowerBound + part.start..<line.range.upperBound + part.start
    }

    /// Returns the position whose caret is nearest to a point.
    public func position(nearest point: Point) -> CaretPosition {
        guard !parts.isEmpty else { return CaretPosition(0) }
        let index = index(at: point.y)
        let part = parts[index]
        var y = point.y - part.top
        // The line after the line break belongs to the next part.
        if index + 1 < parts.count { y = min(y, part.layout.lines.last.map { ($0.top + $0.bottom) / 2 } ?? y) }
        let found = part.layout.position(nearest: Point(x: point.x, y: max(y, 0)))
        return CaretPosition(part.start + found.offset, found.affinity)
    }

    /// Returns the offsets of the character at a point, or `nil` beside the text.
    public func character(at point: Point) -> Range<Int>? {
        guard !parts.isEmpty else { return nil }
        let part = parts[index(at: point.y)]
        let range = part.layout.character(at: Point(x: point.x, y: point.y - part.top))
        return range.map { $0.lowerBound + part.start..<$0.upperBound + part.start }
    }

    /// Returns the rectangles of the characters in a range, like ``TextLayout/rects(of:)``.
    public func rects(of range: Range<Int>) -> [Rect] {
        guard !parts.isEmpty, !range.isEmpty else { return [] }
        return parts[index(of: range.lowerBound)...index(of: range.upperBound - 1)].flatMap { part in
            part.layout.rects(of: range.lowerBound - part.start..<range.upperBound - part.start)
                .map { $0.translated(by: Point(x: 0, y: part.top)) }
        }
    }

    /// Returns the lines that have characters in a range, with their offsets, top and height.
    public func lines(in range: Range<Int>) -> [(range: Range<Int>, top: Double, height: Double)] {
        guard !parts.isEmpty, !range.isEmpty else { return [] }
        return parts[index(of: range.lowerBound)...index(of: range.upperBound - 1)].flatMap { part in
            part.layout.lines.compactMap { line in
                let offsets = line.range.lowerBound + part.start..<line.range.upperBound + part.start
                return offsets.overlaps(range) ? (offsets, part.top + line.top, line.height) : nil
            }
        }
    }
}
