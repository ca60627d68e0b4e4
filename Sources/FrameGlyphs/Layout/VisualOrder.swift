/// The order in which the clusters of a line stand from left to right: rules L1 and L2 of the Unicode Bidirectional
/// Algorithm.
enum VisualOrder {
    /// - Returns: indices of `clusters`.
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
