/// The rows of a matrix that were replaced, one after another, as elementary matrices in front of its factors.
///
/// As long as few numbers are not 0, only the replacements that concern them are visited.
struct RowReplacements {
    private var rows: [Int32] = []
    private var pivots: [Double] = []
    /// By replacement: the new row as a combination of the rows before it, without the pivot.
    private var lists = SparseLists()
    /// By row: its replacements.
    private var ofRow: [Int32: [Int32]] = [:]
    /// By row: the replacements that contain it, and its own.
    private var containing: [Int32: [Int32]] = [:]
    private var queue = StepQueue()

    var count: Int { rows.count }

    /// With fewer replacements, visiting all is faster.
    private static let leastSparse = 16

    /// - Parameter combination: the new row as a combination of the current rows.
    mutating func replace(row: Int, combination: SparseVector) {
        let k = Int32(rows.count)
        rows.append(Int32(row))
        pivots.append(combination.values[row])
        ofRow[Int32(row), default: []].append(k)
        containing[Int32(row), default: []].append(k)
        for i in combination.indices where Int(i) != row && combination.values[Int(i)] != 0 {
            lists.append(i, combination.values[Int(i)])
            containing[i, default: []].append(k)
        }
        lists.close()
        queue.extend(to: rows.count)
    }

    /// Solves for the vector before the replacements.
    ///
    /// - Returns: The number of replacements and entries visited.
    mutating func apply(to b: inout SparseVector) -> Int {
        var visits = 0
        func apply(_ k: Int, _ b: inout SparseVector) -> Bool {
            let row = Int(rows[k])
            let former = b.values[row]
            var sum = former
            lists.each(k) { i, value in sum -= value * b.values[Int(i)] }
            visits += 1 + lists.count(k)
            if sum != 0 || former != 0 { b[row] = sum / pivots[k] }
            return former == 0 && sum != 0
        }
        guard count >= Self.leastSparse, b.indices.count * 4 < count else {
            for k in rows.indices.reversed() { _ = apply(k, &b) }
            return visits
        }
        queue.restart(rising: false)
        for row in b.indices { for k in containing[row] ?? [] { queue.add(k) } }
        while let k = queue.pop() {
            guard apply(Int(k), &b) else { continue }
            for earlier in containing[rows[Int(k)]] ?? [] where earlier < k { queue.add(earlier) }
        }
        queue.clear()
        return visits
    }

    /// Changes a combination of the rows before the replacements into one of the current rows.
    ///
    /// - Returns: The number of replacements and entries visited.
    mutating func applyTransposed(to y: inout SparseVector) -> Int {
        guard count > 0 else { return 0 }
        var visits = 0
        queue.restart(rising: true)
        for row in y.indices { for k in ofRow[row] ?? [] { queue.add(k) } }
        while let k = queue.pop() {
            let row = Int(rows[Int(k)])
            guard y.values[row] != 0 else { continue }
            let quotient = y.values[row] / pivots[Int(k)]
            y[row] = quotient
            visits += 1 + lists.count(Int(k))
            lists.each(Int(k)) { i, value in
                y[Int(i)] -= value * quotient
                for later in ofRow[i] ?? [] where later > k { queue.add(later) }
            }
        }
        queue.clear()
        y.sortIndices()
        return visits
    }
}
