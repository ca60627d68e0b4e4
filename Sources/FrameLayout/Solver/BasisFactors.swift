/// Triangular factors of a square sparse matrix, kept up to date while its rows are replaced one at a time.
///
/// Matrices of layouts are nearly triangular already: most rows determine one variable by another. So rows and columns with a
/// single remaining entry are eliminated first, without fill-in; the rest, usually nothing, is eliminated by Markowitz's rule. A
/// replaced row is kept as an elementary matrix in front of the factors (the product form of the inverse), until ``isStale``.
///
/// Sources: H. M. Markowitz, "The elimination form of the inverse and its application to linear programming", Management Science
/// 3 (1957); R. Vanderbei, "Linear Programming: Foundations and Extensions", chapters 8 and 15.
struct BasisFactors {
    struct Entry {
        var index: Int32
        var value: Double
    }

    /// Dependent rows of the matrix, and the columns left without a pivot, in pairs.
    private(set) var dependent: [(row: Int, column: Int)] = []
    private var count: Int
    private var pivotRow: [Int32] = []
    private var pivotColumn: [Int32] = []
    private var pivotValue: [Double] = []
    private var lower = SparseLists()
    private var upperRows = SparseLists()
    private var upperColumns = SparseLists()
    private var replaced: [Int32] = []
    private var replacedPivot: [Double] = []
    private var replacements = SparseLists()

    /// Pivots smaller than this, relative to the greatest of their row, count as zero.
    private static let smallestPivot = 1e-9
    /// Maximum number of replaced rows before the matrix is factorized again.
    private static let mostReplacements = 60

    var isStale: Bool { replaced.count >= Self.mostReplacements }

    init(rows: [[Entry]]) {
        count = rows.count
        var elimination = Elimination(rows: rows)
        elimination.run(into: &self)
        finish()
    }

    /// Solves B·x = b, with b by row and x by column.
    func solve(_ vector: inout [Double], _ result: inout [Double]) {
        vector.withUnsafeMutableBufferPointer { b in
            result.withUnsafeMutableBufferPointer { x in
                var k = replaced.count
                while k > 0 {
                    k -= 1
                    let row = Int(replaced[k])
                    var sum = b[row]
                    replacements.each(k) { i, value in sum -= value * b[Int(i)] }
                    b[row] = sum / replacedPivot[k]
                }
                for k in 0..<count {
                    let value = b[Int(pivotRow[k])]
                    if value != 0 { lower.each(k) { i, l in b[Int(i)] -= l * value } }
                }
                k = count
                while k > 0 {
                    k -= 1
                    let value = b[Int(pivotRow[k])]
                    if value != 0 {
                        let quotient = value / pivotValue[k]
                        x[Int(pivotColumn[k])] = quotient
                        upperColumns.each(k) { i, u in b[Int(i)] -= u * quotient }
                    } else {
                        x[Int(pivotColumn[k])] = 0
                    }
                }
            }
        }
    }

    /// Solves Bᵀ·y = g, with g by column and y by row.
    func solveTransposed(_ vector: inout [Double], _ result: inout [Double]) {
        vector.withUnsafeMutableBufferPointer { g in
            result.withUnsafeMutableBufferPointer { y in
                for k in 0..<count {
                    let value = g[Int(pivotColumn[k])]
                    if value != 0 {
                        let quotient = value / pivotValue[k]
                        y[Int(pivotRow[k])] = quotient
                        upperRows.each(k) { i, u in g[Int(i)] -= u * quotient }
                    } else {
                        y[Int(pivotRow[k])] = 0
                    }
                }
                var k = count
                while k > 0 {
                    k -= 1
                    if lower.isEmpty(k) { continue }
                    var sum = y[Int(pivotRow[k])]
                    lower.each(k) { i, l in sum -= l * y[Int(i)] }
                    y[Int(pivotRow[k])] = sum
                }
                for k in replaced.indices {
                    let row = Int(replaced[k])
                    guard y[row] != 0 else { continue }
                    let quotient = y[row] / replacedPivot[k]
                    y[row] = quotient
                    replacements.each(k) { i, value in y[Int(i)] -= value * quotient }
                }
            }
        }
    }

    /// Replaces a row of the matrix.
    ///
    /// - Parameter combination: the new row as a combination of the current rows: a result of ``solveTransposed(_:_:)``.
    mutating func replace(row: Int, combination: [Double]) {
        replaced.append(Int32(row))
        replacedPivot.append(combination[row])
        for (i, value) in combination.enumerated() where i != row && value != 0 {
            replacements.append(Int32(i), value)
        }
        replacements.close()
    }

    /// Adds a row and a column of the identity matrix.
    mutating func extend() {
        pivot(count, count, 1)
        closeStep()
        upperColumns.close()
        count += 1
    }

    fileprivate mutating func pivot(_ row: Int, _ column: Int, _ value: Double) {
        pivotRow.append(Int32(row))
        pivotColumn.append(Int32(column))
        pivotValue.append(value)
    }

    fileprivate mutating func appendLower(_ row: Int, _ value: Double) { lower.append(Int32(row), value) }
    fileprivate mutating func appendUpper(_ column: Int, _ value: Double) { upperRows.append(Int32(column), value) }
    fileprivate mutating func closeStep() {
        lower.close()
        upperRows.close()
    }
    fileprivate mutating func depends(row: Int, column: Int) { dependent.append((row, column)) }

    /// Orders the upper factor by columns too.
    private mutating func finish() {
        var step = [Int32](repeating: 0, count: count)
        for (k, column) in pivotColumn.enumerated() { step[Int(column)] = Int32(k) }
        upperColumns = upperRows.transposed(count: count, group: { step[Int($0)] }, name: { pivotRow[$0] })
    }

    /// Right-looking elimination, singletons first.
    private struct Elimination {
        var rows: [[Entry]]
        var columns: [[Int32]]
        var columnCount: [Int]
        var rowCount: [Int]
        var rowDone: [Bool]
        var columnDone: [Bool]
        var singleRows: [Int] = []
        var singleColumns: [Int] = []

        init(rows: [[Entry]]) {
            self.rows = rows
            let count = rows.count
            columns = Array(repeating: [], count: count)
            for (r, row) in rows.enumerated() {
                for entry in row { columns[Int(entry.index)].append(Int32(r)) }
            }
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

/// Lists of indices and values in contiguous memory.
private struct SparseLists {
    private var starts: [Int32] = [0]
    private var indices: [Int32] = []
    private var values: [Double] = []

    mutating func append(_ index: Int32, _ value: Double) {
        indices.append(index)
        values.append(value)
    }

    mutating func close() { starts.append(Int32(indices.count)) }

    func isEmpty(_ list: Int) -> Bool { starts[list] == starts[list + 1] }

    @inline(__always)
    func each(_ list: Int, _ body: (Int32, Double) -> Void) {
        var i = Int(starts[list])
        let end = Int(starts[list + 1])
        while i < end {
            body(indices[i], values[i])
            i += 1
        }
    }

    /// The same entries grouped by index; `name` maps a list to the index of its entries there.
    func transposed(count: Int, group: (Int32) -> Int32, name: (Int) -> Int32) -> SparseLists {
        var result = SparseLists()
        var sizes = [Int32](repeating: 0, count: count + 1)
        for index in indices { sizes[Int(group(index)) + 1] += 1 }
        for k in 0..<count { sizes[k + 1] += sizes[k] }
        result.starts = sizes
        result.indices = Array(repeating: 0, count: indices.count)
        result.values = Array(repeating: 0, count: indices.count)
        for list in 0..<(starts.count - 1) {
            var i = Int(starts[list])
            while i < Int(starts[list + 1]) {
                let k = Int(group(indices[i]))
                let target = Int(sizes[k])
                result.indices[target] = name(list)
                result.values[target] = values[i]
                sizes[k] += 1
                i += 1
            }
        }
        return result
    }
}
