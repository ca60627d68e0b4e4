import FrameGlyphs

/// Breaks clusters into lines, each as long as possible.
struct LineBreaker {
    /// Tolerance of a thousandth of a point, so that text fits into its own measured width despite rounding.
    static let tolerance = 0.001

    let clusters: [Cluster]
    let wrapping: ParagraphLayout.Wrapping
    /// Number of clusters examined so far.
    private(set) var steps = 0

    init(clusters: [Cluster], wrapping: ParagraphLayout.Wrapping) {
        self.clusters = clusters
        self.wrapping = wrapping
    }

    /// Returns the end of the line that begins at `start`, which is always greater than `start`.
    mutating func end(of start: Int, width: Double) -> Int {
        guard wrapping != .never else { return clusters.count }
        var reached = 0.0
        var allowed: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            steps += 1
            if index > start, cluster.mayBeginLine || wrapping == .characters && !cluster.isSpace { allowed = index }
            reached += cluster.advance
            if cluster.isSpace || index == start { continue }
            if reached > width + Self.tolerance { return allowed ?? index }
        }
        return clusters.count
    }

    /// Whether clusters fit in `width`, not counting trailing spaces.
    static func fits(_ clusters: some BidirectionalCollection<Cluster>, width: Double) -> Bool {
        self.width(of: clusters) <= width + tolerance
    }

    /// Returns the number of leading clusters that fit in `width`.
    static func count(of clusters: some Sequence<Cluster>, in width: Double) -> Int {
        var (reached, count) = (0.0, 0)
        for cluster in clusters {
            reached += cluster.advance
            guard reached <= width + tolerance else { break }
            count += 1
        }
        return count
    }

    /// Returns the width in points, without trailing spaces.
    static func width(of clusters: some BidirectionalCollection<Cluster>) -> Double {
        let spaces = clusters.reversed().prefix { $0.isSpace }.count
        return clusters.dropLast(spaces).reduce(0) { $0 + $1.advance }
    }
}
