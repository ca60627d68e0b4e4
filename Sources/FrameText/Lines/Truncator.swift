import FrameGlyphs

/// Replaces the part of a line that does not fit with an ellipsis.
struct Truncator {
    let width: Double
    let truncation: TextFrame.Truncation

    /// A line with an ellipsis.
    struct Result {
        var clusters: [Cluster] = []
        /// Indices of the ellipsis in ``clusters``.
        var ellipsis = 0..<0
        /// Number of clusters examined.
        var steps: Int { clusters.count + 1 }
        /// Number of clusters kept before the ellipsis; ``tail`` is the number after it.
        var head: Int { ellipsis.lowerBound }
        var tail: Int { clusters.count - ellipsis.upperBound }
    }

    /// - Parameter clusters: All clusters to show, in reading order. They are too wide, or continue on a line that is
    ///   cut off.
    func truncated(_ clusters: ArraySlice<Cluster>) -> Result {
        guard let model = clusters.last else { return Result() }
        let ellipsis = model.shaping("…")
        let room = max(0, width - LineBreaker.width(of: ellipsis))
        let (head, tail) = ends(of: clusters, in: room)
        return Result(
            clusters: head + ellipsis + tail, ellipsis: head.count..<head.count + ellipsis.count)
    }

    /// Returns the clusters before and after the ellipsis, without the spaces next to it.
    private func ends(of clusters: ArraySlice<Cluster>, in room: Double) -> (head: [Cluster], tail: [Cluster]) {
        switch truncation {
        case .tail:
            return (head(clusters, LineBreaker.count(of: clusters, in: room)), [])
        case .head:
            // Use a lazy sequence, because every line of a narrow text may be cut, each with the whole rest of the
            // text.
            return ([], tail(clusters, LineBreaker.count(of: clusters.lazy.reversed(), in: room)))
        case .middle:
            let count = middle(clusters, room)
            return (head(clusters, count.head), tail(clusters, count.tail))
        }
    }

    private func head(_ clusters: ArraySlice<Cluster>, _ count: Int) -> [Cluster] {
        let start = clusters.prefix(count)
        return Array(start.dropLast(start.reversed().prefix { $0.isSpace }.count))
    }

    private func tail(_ clusters: ArraySlice<Cluster>, _ count: Int) -> [Cluster] {
        Array(clusters.suffix(count).drop { $0.isSpace })
    }

    /// Returns the numbers of clusters kept at both ends, of about equal width.
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
}
