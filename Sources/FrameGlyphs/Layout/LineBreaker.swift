/// Breaks clusters into lines, each as long as fits.
struct LineBreaker {
    /// A thousandth of a point, so that text fits into its own measured width in spite of rounding.
    static let tolerance = 0.001

    let clusters: [Cluster]
    let wrapping: ParagraphLayout.Wrapping

    /// The end of the line that begins at `start`; always greater than `start`.
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

    /// Whether clusters fit in `width`, trailing spaces not counted.
    static func fits(_ clusters: some BidirectionalCollection<Cluster>, width: Double) -> Bool {
        self.width(of: clusters) <= width + tolerance
    }

    /// The number of leading clusters that fit in `width`.
    static func count(of clusters: some Sequence<Cluster>, in width: Double) -> Int {
        var (reached, count) = (0.0, 0)
        for cluster in clusters {
            reached += cluster.advance
            guard reached <= width + tolerance else { break }
            count += 1
        }
        return count
    }

    /// The width in points, without trailing spaces.
    static func width(of clusters: some BidirectionalCollection<Cluster>) -> Double {
        let spaces = clusters.reversed().prefix { $0.isSpace }.count
        return clusters.dropLast(spaces).reduce(0) { $0 + $1.advance }
    }
}

/// Replaces the part of a line that does not fit by an ellipsis.
struct Truncator {
    let width: Double
    let truncation: TextFrame.Truncation

    /// - Parameter clusters: All clusters to show, in reading order: too wide, or continued on a line that is cut off.
    func truncated(_ clusters: ArraySlice<Cluster>) -> [Cluster] {
        guard let model = clusters.last else { return [] }
        let ellipsis = Self.shaped("…", like: model)
        let room = max(0, width - LineBreaker.width(of: ellipsis))
        switch truncation {
        case .tail:
            return head(clusters, LineBreaker.count(of: clusters, in: room)) + ellipsis
        case .head:
            // Lazily, as every line of a narrow text may be cut, each with the whole rest of the text.
            let count = LineBreaker.count(of: clusters.lazy.reversed(), in: room)
            return ellipsis + clusters.suffix(count).drop { $0.isSpace }
        case .middle:
            let (kept, tail) = middle(clusters, room)
            return head(clusters, kept) + ellipsis + clusters.suffix(tail).drop { $0.isSpace }
        }
    }

    /// The first `count` clusters without the spaces at their end.
    private func head(_ clusters: ArraySlice<Cluster>, _ count: Int) -> [Cluster] {
        let kept = clusters.prefix(count)
        return Array(kept.dropLast(kept.reversed().prefix { $0.isSpace }.count))
    }

    /// The numbers of clusters kept at both ends, of about equal width.
    private func middle(_ clusters: ArraySlice<Cluster>, _ room: Double) -> (head: Int, tail: Int) {
        var (head, tail) = (clusters.startIndex, clusters.endIndex)
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
        return (head - clusters.startIndex, clusters.endIndex - tail)
    }

    /// An inserted character in the style of its neighbour.
    static func shaped(_ character: Character, like model: Cluster) -> [Cluster] {
        var layout = ParagraphLayout()
        layout.direction = model.level % 2 == 1 ? .rightToLeft : .leftToRight
        var paragraph = Paragraph(layout, model.style)
        paragraph.append(character, model.style)
        return paragraph.shape()
    }
}
