import FrameGlyphs

/// Breaks paragraphs into the lines that a frame shows.
struct LineSetter {
    let frame: TextFrame
    private(set) var lines: [SetLine] = []
    /// Whether part of the text is cut off.
    private(set) var isTruncated = false
    /// Number of clusters examined so far.
    private(set) var steps = 0
    private var height = 0.0

    init(frame: TextFrame) {
        self.frame = frame
    }

    /// UTF-16 offset of the end of the last line.
    var visibleEnd: Int { lines.last?.range.upperBound ?? 0 }

    /// - Parameter shape: Called for one paragraph after the other, until the frame is full.
    mutating func set(_ paragraphs: [Paragraph], _ shape: (Paragraph) -> ShapedParagraph) {
        var offset = 0
        for paragraph in paragraphs {
            guard set(shape(paragraph), at: offset) else { return }
            offset += paragraph.length
        }
    }

    /// - Returns: Whether all its lines are set.
    private mutating func set(_ paragraph: ShapedParagraph, at offset: Int) -> Bool {
        let limit = frame.lineLimit > 0 ? frame.lineLimit : Int.max
        let clusters = paragraph.clusters
        var breaker = LineBreaker(clusters: clusters, wrapping: paragraph.layout.wrapping)
        defer { steps += breaker.steps }
        var start = 0
        repeat {
            var line = SetLine(paragraph, at: offset, isFirst: start == 0)
            let room = line.room(in: frame.width)
            let end = breaker.end(of: start, width: room)
            line.fill(clusters[start..<end], of: clusters[start...])
            if let last = lines.last { line.spaceBefore = line.space(after: last) }
            let bottom = height + line.spaceBefore + line.height
            if lines.count == limit || !lines.isEmpty && bottom > frame.height + LineBreaker.tolerance {
                if let last = lines.popLast() {
                    let end = last.continued(in: frame, isLast: true)
                    steps += end.steps
                    lines.append(end)
                }
                isTruncated = true
                return false
            }
            if !LineBreaker.fits(line.clusters, width: room) {
                isTruncated = true
                line = line.continued(in: frame, isLast: false)
            }
            lines.append(line)
            steps += line.steps
            height = bottom
            start = end
        } while start < clusters.count
        return true
    }
}
