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
