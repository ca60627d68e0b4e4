/// A line under construction.
struct SetLine {
    let paragraph: ParagraphLayout
    /// The indent in points from the side where the line begins.
    let indent: Double
    private let isFirst: Bool
    private let emptyStyle: TextStyle
    private(set) var clusters: [Cluster] = []
    /// All clusters from the start of the line to the end of the paragraph.
    private var rest: ArraySlice<Cluster> = []
    private var endsParagraph = true
    /// Space above the line in points; not applied to the first line.
    var spaceBefore = 0.0
    private(set) var width = 0.0
    /// The left edge.
    private(set) var x = 0.0
    /// The extra width of each space in justified text.
    private(set) var stretch = 0.0
    private(set) var height = 0.0
    private(set) var descent = 0.0

    init(_ paragraph: Paragraph, isFirst: Bool) {
        self.paragraph = paragraph.layout
        self.isFirst = isFirst
        emptyStyle = paragraph.firstStyle
        indent = max(0, isFirst ? paragraph.layout.firstLineIndent : paragraph.layout.indent)
    }

    var isRightToLeft: Bool { paragraph.direction == .rightToLeft }

    /// The maximum length of the line in a frame of `width`.
    func room(in width: Double) -> Double {
        let tail = paragraph.tailIndent
        let end = tail > 0 ? min(tail, width) : width + tail
        return max(0, end - indent)
    }

    mutating func fill(_ clusters: ArraySlice<Cluster>, of rest: ArraySlice<Cluster>) {
        self.rest = rest
        endsParagraph = clusters.endIndex == rest.endIndex
        set(Array(clusters))
        if !endsParagraph, let last = clusters.last, last.isSoftHyphen {
            set(self.clusters + Truncator.shaped("-", like: last))
        }
    }

    private mutating func set(_ clusters: [Cluster]) {
        self.clusters = clusters
        width = LineBreaker.width(of: clusters)
        let ascent = clusters.map(\.ascent).max() ?? emptyStyle.font.ascent
        descent = clusters.map(\.descent).max() ?? emptyStyle.font.descent
        height = ascent + descent
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    }

    /// The distance to the previous line in points.
    func space(after line: SetLine) -> Double {
        isFirst
            ? line.paragraph.lineSpacing + line.paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
            : paragraph.lineSpacing
    }

    /// The line with an ellipsis.
    func continued(in frame: TextFrame) -> SetLine {
        guard let truncation = frame.truncation else { return self }
        var line = self
        line.set(Truncator(width: room(in: frame.width), truncation: truncation).truncated(rest))
        line.endsParagraph = true
        return line
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

/// The left-to-right order of the clusters of a line: rules L1 and L2 of the Unicode Bidirectional Algorithm.
enum VisualOrder {
    /// - Returns: Indices into `clusters`.
    static func indices(of clusters: [Cluster], isRightToLeft: Bool) -> [Int] {
        let base: UInt8 = isRightToLeft ? 1 : 0
        var levels = clusters.map(\.level)
        for index in clusters.indices.reversed() {
            guard clusters[index].isSpace else { break }
            levels[index] = base
        }
        var order = Array(clusters.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, Int(levels[order[end]]) >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return order
    }
}
