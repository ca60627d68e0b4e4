/// The rows of a matrix that were replaced, one after another, as elementary matrices in front of its factors.
///
/// As long as few numbers are not 0, only the replacements that concern them are visited.
struct RowReplacements {
    private var rows: [Int32] = []
    private var pivots: [Double] = []
    /// The new row of each replacement as a combination of the rows before it, without the pivot.
    private var lists = SparseLists()
    private var ofRow = Mentions()
    /// The replacements that contain each row, and its own.
    private var containing = Mentions()
    private var queue = StepQueue()

    var count: Int { rows.count }

    /// Number of replacements below which visiting all of them is faster.
    private static let leastSparse = 16

    /// Replacements of each row, from the last one to the first.
    private struct Mentions {
        /// Index of the last mention of each row, or −1.
        private var last: [Int32] = []
        private var mentions: [(replacement: Int32, previous: Int32)] = []

        mutating func extend(to count: Int) {
            let more = count - last.count
            if more > 0 { last += repeatElement(-1, count: more) }
        }

        mutating func append(_ replacement: Int32, of row: Int32) {
            mentions.append((replacement, last[Int(row)]))
            last[Int(row)] = Int32(mentions.count - 1)
        }

        @inline(__always)
        func each(_ row: Int32, _ body: (Int32) -> Void) {
            var mention = last[Int(row)]
            while mention >= 0 {
                body(mentions[Int(mention)].replacement)
                mention = mentions[Int(mention)].previous
            }
        }
    }

    /// Makes room for rows.
    mutating func extend(to count: Int) {
        ofRow.extend(to: count)
        containing.extend(to: count)
    }

    /// - Parameter combination: New row as a combination of the current rows.
    mutating func replace(row: Int, combination: SparseVector) {
        let k = Int32(rows.count)
        rows.append(Int32(row))
        pivots.append(combination.values[row])
        ofRow.append(k, of: Int32(row))
        containing.append(k, of: Int32(row))
        for i in combination.indices where Int(i) != row && combination.values[Int(i)] != 0 {
            lists.append(i, combination.values[Int(i)])
            containing.append(k, of: i)
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
        for row in b.indices { containing.each(row) { queue.add($0) } }
        while let k = queue.pop() {
            guard apply(Int(k), &b) else { continue }
            containing.each(rows[Int(k)]) { if $0 < k { queue.add($0) } }
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
        for row in y.indices { ofRow.each(row) { queue.add($0) } }
        while let k = queue.pop() {
            let row = Int(rows[Int(k)])
            guard y.values[row] != 0 else { continue }
            let quotient = y.values[row] / pivots[Int(k)]
            y[row] = quotient
            visits += 1 + lists.count(Int(k))
            lists.each(Int(k)) { i, value in
                y[Int(i)] -= value * quotient
                ofRow.each(i) { if $0 > k { queue.add($0) } }
            }
        }
        queue.clear()
        y.sortIndices()
        return visits
    }
}
