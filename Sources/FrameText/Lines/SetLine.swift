import FrameGlyphs

/// A line under construction.
struct SetLine {
    private let shaped: ShapedParagraph
    /// UTF-16 offset of the paragraph in the text.
    private let offset: Int
    /// Indent in points from the side where the line begins.
    let indent: Double
    private let isFirst: Bool
    private(set) var clusters: [Cluster] = []
    /// Clusters that do not represent a character: the ellipsis, or the hyphen of a soft hyphen.
    private(set) var inserted = 0..<0
    /// All clusters from the start of the line to the end of the paragraph.
    private var rest: ArraySlice<Cluster> = []
    private var endsParagraph = true
    /// UTF-16 offsets in the text, including the line break.
    private(set) var range: Range<Int>
    /// Characters replaced by the ellipsis.
    private(set) var hidden: Range<Int>?
    /// Space above the line in points; not applied to the first line.
    var spaceBefore = 0.0
    private(set) var width = 0.0
    /// Left edge.
    private(set) var x = 0.0
    /// Extra width of each space in justified text.
    private(set) var stretch = 0.0
    private(set) var height = 0.0
    private(set) var descent = 0.0
    /// Space between the line and the next one in points, which its fonts ask for.
    private(set) var leading = 0.0
    /// Number of clusters examined so far.
    private(set) var steps = 0

    init(_ paragraph: ShapedParagraph, at offset: Int, isFirst: Bool) {
        shaped = paragraph
        self.offset = offset
        self.isFirst = isFirst
        indent = max(0, isFirst ? paragraph.layout.firstLineIndent : paragraph.layout.indent)
        range = offset..<offset + paragraph.length
    }

    /// Creates the line of an empty paragraph.
    init(empty paragraph: ShapedParagraph, at offset: Int) {
        self.init(paragraph, at: offset, isFirst: true)
        fill([], of: [])
    }

    var paragraph: ParagraphLayout { shaped.layout }

    var isRightToLeft: Bool { paragraph.direction == .rightToLeft }

    /// End of the characters without the line break.
    var contentEnd: Int { hidden?.upperBound == range.upperBound ? range.upperBound : min(range.upperBound, textEnd) }

    private var textEnd: Int { offset + (shaped.starts.last ?? 0) }

    /// Returns the maximum length of the line in a frame of `width`.
    func room(in width: Double) -> Double {
        let tail = paragraph.tailIndent
        let end = tail > 0 ? min(tail, width) : width + tail
        return max(0, end - indent)
    }

    mutating func fill(_ clusters: ArraySlice<Cluster>, of rest: ArraySlice<Cluster>) {
        self.rest = rest
        endsParagraph = clusters.endIndex == rest.endIndex
        let start = clusters.first.map { offset + $0.range.lowerBound } ?? range.lowerBound
        range = start..<(endsParagraph ? range.upperBound : offset + rest[clusters.endIndex].range.lowerBound)
        set(Array(clusters))
        if !endsParagraph, let last = clusters.last, last.isSoftHyphen {
            let count = clusters.count
            set(self.clusters + last.shaping("-"))
            inserted = count..<self.clusters.count
        }
    }

    private mutating func set(_ clusters: [Cluster]) {
        self.clusters = clusters
        steps += clusters.count
        width = LineBreaker.width(of: clusters)
        let ascent = clusters.map(\.ascent).max() ?? shaped.firstStyle.font.ascent
        descent = clusters.map(\.descent).max() ?? shaped.firstStyle.font.descent
        leading = clusters.map(\.style.font.leading).max() ?? shaped.firstStyle.font.leading
        height = ascent + descent
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    }

    /// Returns the distance to the previous line in points.
    func space(after line: SetLine) -> Double {
        line.leading
            + (isFirst
                ? line.paragraph.lineSpacing + line.paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
                : paragraph.lineSpacing)
    }

    /// Returns the line with an ellipsis.
    ///
    /// - Parameter isLast: Whether the rest of the paragraph belongs to this line, because no line follows.
    func continued(in frame: TextFrame, isLast: Bool) -> SetLine {
        guard let truncation = frame.truncation else { return self }
        var line = self
        let result = Truncator(width: room(in: frame.width), truncation: truncation).truncated(rest)
        line.set(result.clusters)
        line.steps += result.steps
        line.inserted = result.ellipsis
        line.endsParagraph = true
        if isLast { line.range = range.lowerBound..<max(range.upperBound, offset + shaped.length) }
        guard !result.ellipsis.isEmpty else { return line }
        let (head, tail) = (rest.dropFirst(result.head).first, rest.suffix(result.tail).first)
        let start = offset + (head?.range.lowerBound ?? shaped.starts.last ?? 0)
        let end = tail.map { offset + $0.range.lowerBound } ?? line.range.upperBound
        let hidden = (start..<max(start, end)).clamped(to: line.range)
        line.hidden = hidden.isEmpty ? nil : hidden
        return line
    }

    /// Returns the UTF-16 offsets of the characters that a cluster represents, in parts: a joined cluster has one for
    /// each character. Empty for an inserted hyphen, and for characters repeated from another line.
    func characters(of index: Int) -> [Range<Int>] {
        if inserted.contains(index) { return hidden.map { [$0] } ?? [] }
        let cluster = clusters[index].range
        var parts: [Range<Int>] = []
        var character = shaped.index(at: cluster.lowerBound)
        while character + 1 < shaped.starts.count, shaped.starts[character] < cluster.upperBound {
            parts.append(offset + shaped.starts[character]..<offset + shaped.starts[character + 1])
            character += 1
        }
        return parts.filter { range.contains($0.lowerBound) }
    }

    /// Aligns the line in a frame of `width`.
    mutating func place(in width: Double) {
        let free = room(in: width) - self.width
        let start = isRightToLeft ? width - indent - room(in: width) : indent
        switch paragraph.alignment {
        case .left: x = start
        case .center: x = start + free / 2
        case .right: x = start + free
        case .natural: x = isRightToLeft ? start + free : start
        case .justified:
            x = isRightToLeft ? start + free : start
            let spaces = clusters.dropLast(clusters.reversed().prefix { $0.isSpace }.count).count { $0.isSpace }
            guard !endsParagraph, spaces > 0, free > 0 else { return }
            stretch = free / Double(spaces)
            x = start
            self.width += free
        }
    }
}

extension ShapedParagraph {
    /// Returns the index of the character that contains an index of the paragraph's UTF-16 units.
    fileprivate func index(at unit: Int) -> Int {
        var candidates = 0..<max(starts.count - 1, 1)
        while candidates.count > 1 {
            let middle = candidates.lowerBound + candidates.count / 2
            candidates = starts[middle] <= unit ? middle..<candidates.upperBound : candidates.lowerBound..<middle
        }
        return candidates.lowerBound
    }
}
