/// Fits clusters into lines, as many in each as there is room for.
struct LineBreaker {
    /// Text that was measured once fits in what was measured, though sums round differently: a thousandth of a point.
    static let tolerance = 0.001

    let clusters: [Cluster]
    let wrapping: ParagraphLayout.Wrapping

    /// The end of the line that begins with `start`, at least one further.
    func end(of start: Int, width: Double) -> Int {
        guard wrapping != .never else { return clusters.count }
        var reached = 0.0
        var allowed: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, cluster.mayBeginLine || wrapping == .characters && !cluster.isSpace { allowed = index }
            reached += cluster.advance
            if cluster.isSpace || index == start { continue }
            if reached > width + Self.tolerance { return allowed ?? index }
        }
        return clusters.count
    }

    /// Whether clusters need no more than `width`, spaces at the end aside.
    static func fits(_ clusters: some BidirectionalCollection<Cluster>, width: Double) -> Bool {
        self.width(of: clusters) <= width + tolerance
    }

    /// How many of the clusters, from the first on, `width` holds.
    static func count(of clusters: [Cluster], in width: Double) -> Int {
        var reached = 0.0
        return clusters.prefix { cluster in
            reached += cluster.advance
            return reached <= width + tolerance
        }.count
    }

    /// Points, without spaces at the end.
    static func width(of clusters: some BidirectionalCollection<Cluster>) -> Double {
        let spaces = clusters.reversed().prefix { $0.isSpace }.count
        return clusters.dropLast(spaces).reduce(0) { $0 + $1.advance }
    }
}

/// Takes out of a line what does not fit and puts an ellipsis there.
struct Truncator {
    let width: Double
    let truncation: TextFrame.Truncation

    /// - Parameter clusters: all there is to show, in reading order; too wide, or to be continued.
    func truncated(_ clusters: [Cluster]) -> [Cluster] {
        guard let model = clusters.last else { return clusters }
        let ellipsis = Self.shaped("…", like: model)
        let room = max(0, width - LineBreaker.width(of: ellipsis))
        switch truncation {
        case .tail:
            let end = LineBreaker.count(of: clusters, in: room)
            let spaces = clusters[..<end].reversed().prefix { $0.isSpace }.count
            return clusters[..<(end - spaces)] + ellipsis
        case .head:
            let count = LineBreaker.count(of: clusters.reversed(), in: room)
            return ellipsis + clusters[(clusters.count - count)...].drop { $0.isSpace }
        case .middle:
            let (head, tail) = middle(clusters, room)
            let spaces = clusters[..<head].reversed().prefix { $0.isSpace }.count
            return clusters[..<(head - spaces)] + ellipsis + clusters[tail...].drop { $0.isSpace }
        }
    }

    /// How much stays at both ends, of about the same length.
    private func middle(_ clusters: [Cluster], _ room: Double) -> (head: Int, tail: Int) {
        var (head, tail) = (0, clusters.count)
        var (before, after) = (0.0, 0.0)
        while head < tail {
            let takesHead = before <= after
            let advance = clusters[takesHead ? head : tail - 1].advance
            guard before + after + advance <= room else { break }
            if takesHead {
                before += advance
                head += 1
            } else {
                after += advance
                tail -= 1
            }
        }
        return (head, tail)
    }

    /// A character of our own, looking like what is beside it.
    static func shaped(_ character: Character, like model: Cluster) -> [Cluster] {
        var layout = ParagraphLayout()
        layout.direction = model.level % 2 == 1 ? .rightToLeft : .leftToRight
        var paragraph = Paragraph(layout, model.style)
        paragraph.append(character, model.style)
        return paragraph.shape()
    }
}
