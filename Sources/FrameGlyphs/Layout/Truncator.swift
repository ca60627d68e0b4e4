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
