/// Triangular factors of a square sparse matrix, kept up to date while its rows are replaced one at a time.
///
/// Layout matrices are already nearly triangular, because most rows determine one variable by another. Rows and columns
/// with a single remaining entry are therefore eliminated first, without fill-in; the rest, usually nothing, is
/// eliminated by Markowitz's rule. A replaced row is kept as an elementary matrix in front of the factors (the product
/// form of the inverse), until ``isStale``.
///
/// Solutions visit only the steps that a right-hand side reaches, because most moves of a layout concern few boxes.
///
/// Sources: H. M. Markowitz, "The elimination form of the inverse and its application to linear programming",
/// Management Science 3 (1957); R. Vanderbei, "Linear Programming: Foundations and Extensions", chapters 8 and 15; J.
/// Hall, K. McKinnon, "Hyper-sparsity in the revised simplex method and how to exploit it", Computational Optimization
/// and Applications 32 (2005).
struct BasisFactors {
    struct Entry {
        var index: Int32
        var value: Double
    }

    /// Pairs of a dependent row of the matrix and a column left without a pivot.
    private(set) var dependent: [(row: Int, column: Int)] = []
    private var count: Int
    private var pivotRow: [Int32] = []
    private var pivotColumn: [Int32] = []
    private var pivotValue: [Double] = []
    private var stepOfRow: [Int32] = []
    private var stepOfColumn: [Int32] = []
    /// Entries of each elimination step, with the steps of their rows or of their columns.
    private var lower = SparseLists()
    private var lowerTransposed = SparseLists()
    private var upper = SparseLists()
    private var upperTransposed = SparseLists()
    private var replacements = RowReplacements()
    private var sweep = StepSweep()
    /// Number of steps and entries visited since ``takeVisits()``.
    private var visits = 0

    /// Size relative to the greatest of their row below which pivots count as zero.
    private static let smallestPivot = 1e-9

    /// Whether so many rows were replaced that the matrix should be factorized again, at a cost proportional to its
    /// rows.
    var isStale: Bool { replacements.count >= max(60, count / 20) }

    init(rows: [[Entry]]) {
        count = rows.count
        var elimination = Elimination(rows: rows)
        elimination.run(into: &self)
        visits = elimination.visits
        if dependent.isEmpty { finish() }
    }

    /// Solves B·x = b, with b by row and x by column. Clears b; x must be clear.
    mutating func solve(_ b: inout SparseVector, _ x: inout SparseVector) {
        visits += replacements.apply(to: &b)
        sweep.load(b, stepOfRow)
        b.clear()
        sweep.run(lower, rising: true)
        sweep.run(upperTransposed, rising: false, dividingBy: pivotValue)
        visits += sweep.unload(to: &x, pivotColumn, stepOfColumn)
    }

    /// Solves Bᵀ·y = g, with g by column and y by row. Clears g; y must be clear.
    mutating func solveTransposed(_ g: inout SparseVector, _ y: inout SparseVector) {
        sweep.load(g, stepOfColumn)
        g.clear()
        sweep.run(upper, rising: true, dividingBy: pivotValue)
        sweep.run(lowerTransposed, rising: false)
        visits += sweep.unload(to: &y, pivotRow, stepOfRow)
        visits += replacements.applyTransposed(to: &y)
    }

    /// Returns the number of steps and entries that were visited since the last call.
    mutating func takeVisits() -> Int {
        defer { visits = 0 }
        return visits
    }

    /// Replaces a row of the matrix.
    ///
    /// - Parameter combination: New row as a combination of the current rows, as computed by ``solveTransposed(_:_:)``.
    mutating func replace(row: Int, combination: SparseVector) {
        replacements.replace(row: row, combination: combination)
    }

    /// Adds a row and a column of the identity matrix.
    mutating func extend() {
        pivot(count, count, 1)
        closeStep()
        lowerTransposed.close()
        upperTransposed.close()
        stepOfRow.append(Int32(count))
        stepOfColumn.append(Int32(count))
        count += 1
        sweep.extend(to: count)
        replacements.extend(to: count)
    }

    fileprivate mutating func pivot(_ row: Int, _ column: Int, _ value: Double) {
        pivotRow.append(Int32(row))
        pivotColumn.append(Int32(column))
        pivotValue.append(value)
    }

    fileprivate mutating func appendLower(_ row: Int, _ value: Double) { lower.append(Int32(row), value) }
    fileprivate mutating func appendUpper(_ column: Int, _ value: Double) { upper.append(Int32(column), value) }
    fileprivate mutating func closeStep() {
        lower.close()
        upper.close()
    }
    fileprivate mutating func depends(row: Int, column: Int) { dependent.append((row, column)) }

    /// Names rows and columns by their steps, and also orders the entries the other way.
    private mutating func finish() {
        stepOfRow = Self.inverse(pivotRow)
        stepOfColumn = Self.inverse(pivotColumn)
        lower.rename { stepOfRow[$0] }
        upper.rename { stepOfColumn[$0] }
        lowerTransposed = lower.transposed()
        upperTransposed = upper.transposed()
        sweep.extend(to: count)
        replacements.extend(to: count)
    }

    private static func inverse(_ order: [Int32]) -> [Int32] {
        var inverse = order
        for (step, index) in order.enumerated() { inverse[Int(index)] = Int32(step) }
        return inverse
    }

    /// Right-looking elimination, singletons first.
    private struct Elimination {
        var rows: [[Entry]]
        var columns: [[Int32]]
        var columnCount: [Int]
        var rowCount: [Int]
        var rowDone: [Bool]
        var columnDone: [Bool]
        private(set) var visits: Int
        var singleRows: [Int] = []
        var singleColumns: [Int] = []

        init(rows: [[Entry]]) {
            self.rows = rows
            let count = rows.count
            columns = Array(repeating: [], count: count)
            for (r, row) in rows.enumerated() {
                for entry in row { columns[Int(entry.index)].append(Int32(r)) }
            }
            visits = rows.reduce(count) { $0 + $1.count }
            columnCount = columns.map(\.count)
            rowCount = rows.map(\.count)
            rowDone = Array(repeating: false, count: count)
            columnDone = rowDone
        }

        mutating func run(into factors: inout BasisFactors) {
            singleRows = rows.indices.filter { rowCount[$0] == 1 }.reversed()
            singleColumns = columns.indices.filter { columnCount[$0] == 1 }.reversed()
            while true {
                if let row = singleRows.popLast() {
                    if !rowDone[row], rowCount[row] == 1 { takeSingleRow(row, &factors) }
                } else if let column = singleColumns.popLast() {
                    if !columnDone[column], columnCount[column] == 1 { takeSingleColumn(column, &factors) }
                } else {
                    break
                }
            }
            eliminate(&factors)
            // Dependent rows are paired with the remaining columns.
            var left = columns.indices.lazy.filter { [columnDone] in !columnDone[$0] }.makeIterator()
            for row in rows.indices where !rowDone[row] {
                guard let column = left.next() else { break }
                factors.depends(row: row, column: column)
            }
        }

        private mutating func takeSingleRow(_ row: Int, _ factors: inout BasisFactors) {
            guard let entry = rows[row].first(where: { !columnDone[Int($0.index)] }), isPivot(entry.value, rows[row])
            else {
                rowCount[row] = 0
                return
            }
            let column = Int(entry.index)
            rowDone[row] = true
            columnDone[column] = true
            factors.pivot(row, column, entry.value)
            for other in columns[column] where !rowDone[Int(other)] {
                let r = Int(other)
                guard let value = rows[r].first(where: { $0.index == entry.index })?.value else { continue }
                factors.appendLower(r, value / entry.value)
                rowCount[r] -= 1
                if rowCount[r] == 1 { singleRows.append(r) }
            }
            factors.closeStep()
        }

        private mutating func takeSingleColumn(_ column: Int, _ factors: inout BasisFactors) {
            guard let row = columns[column].first(where: { !rowDone[Int($0)] }).map({ Int($0) }),
                let entry = rows[row].first(where: { Int($0.index) == column }), isPivot(entry.value, rows[row])
            else { return }
            rowDone[row] = true
            columnDone[column] = true
            factors.pivot(row, column, entry.value)
            for other in rows[row] where !columnDone[Int(other.index)] {
                let c = Int(other.index)
                factors.appendUpper(c, other.value)
                columnCount[c] -= 1
                if columnCount[c] == 1 { singleColumns.append(c) }
            }
            factors.closeStep()
        }

        private func isPivot(_ value: Double, _ row: [Entry]) -> Bool {
            abs(value) > BasisFactors.smallestPivot * row.reduce(0) { max($0, abs($1.value)) }
        }

        /// Eliminates the remaining rows and columns, none of which has a single entry.
        private mutating func eliminate(_ factors: inout BasisFactors) {
            var remaining = rows.indices.filter { !rowDone[$0] }
            guard !remaining.isEmpty else { return }
            var positions = [Int32](repeating: -1, count: rows.count)
            for r in remaining { rows[r].removeAll { columnDone[Int($0.index)] } }
            for c in columns.indices where !columnDone[c] { columns[c].removeAll { rowDone[Int($0)] } }
            while true {
                remaining.removeAll { rowDone[$0] || rows[$0].isEmpty }
                visits += remaining.count
                guard let row = remaining.min(by: { (rows[$0].count, $0) < (rows[$1].count, $1) }) else { return }
                let greatest = rows[row].reduce(0) { max($0, abs($1.value)) }
                guard
                    let pivot = rows[row].filter({ abs($0.value) >= 0.1 * greatest })
                        .min(by: { (columns[Int($0.index)].count, $0.index) < (columns[Int($1.index)].count, $1.index) }
                        )
                else { return }
                let column = Int(pivot.index)
                rowDone[row] = true
                columnDone[column] = true
                factors.pivot(row, column, pivot.value)
                let upper = rows[row].filter { $0.index != pivot.index }
                for entry in upper { factors.appendUpper(Int(entry.index), entry.value) }
                for other in columns[column] where !rowDone[Int(other)] {
                    let r = Int(other)
                    guard let at = rows[r].firstIndex(where: { $0.index == pivot.index }) else { continue }
                    let factor = rows[r][at].value / pivot.value
                    rows[r].swapAt(at, rows[r].count - 1)
                    rows[r].removeLast()
                    factors.appendLower(r, factor)
                    let scale = rows[r].reduce(0) { max($0, abs($1.value)) }
                    visits += rows[r].count + upper.count
                    for (i, entry) in rows[r].enumerated() { positions[Int(entry.index)] = Int32(i) }
                    for entry in upper {
                        let c = Int(entry.index)
                        if positions[c] >= 0 {
                            rows[r][Int(positions[c])].value -= factor * entry.value
                        } else {
                            rows[r].append(Entry(index: entry.index, value: -factor * entry.value))
                            columns[c].append(other)
                        }
                    }
                    for entry in rows[r] { positions[Int(entry.index)] = -1 }
                    let least = 1e-11 * max(scale, abs(factor) * greatest)
                    rows[r].removeAll { abs($0.value) <= least }
                }
                factors.closeStep()
            }
        }
    }
}
