public import FrameGlyphs

/// The left-to-right order of the clusters of a line: rules L1 and L2 of the Unicode Bidirectional Algorithm.
public struct VisualOrder {
    /// Bidirectional level of each cluster; spaces at the end of the line have that of the paragraph.
    public let levels: [UInt8]
    /// Indices of the clusters from left to right.
    public let indices: [Int]

    public init(_ clusters: [Cluster], isRightToLeft: Bool) {
        let base: UInt8 = isRightToLeft ? 1 : 0
        var levels = clusters.map(\.level)
        for index in clusters.indices.reversed() {
            guard clusters[index].isSpace else { break }
            levels[index] = base
        }
        self.levels = levels
        var order = Array(clusters.indices)
        if let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() {
            for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
                var start = 0
                while start < order.count {
                    var end = start
                    while end < order.count, Int(levels[order[end]]) >= level { end += 1 }
                    order[start..<end].reverse()
                    start = max(end, start + 1)
                }
            }
        }
        indices = order
    }
}
