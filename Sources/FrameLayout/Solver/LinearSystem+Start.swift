extension LinearSystem {
    /// The first active set: equalities from the highest priority down, as long as each can be given a variable of its own.
    /// Inequalities are not guessed at: variables that are left over keep their own rows.
    ///
    /// Which variable is a row's own may change while rows are added, so that the set is the best there is of those whose rows
    /// are independent for all but a few coefficients (a greedy matching in a transversal matroid). Which rows depend on each
    /// other all the same, the factors find out.
    func guess() -> [Int] {
        let candidates = rows.indices.filter {
            rows[$0].serial >= 0 && !rows[$0].isBroken && rows[$0].below > 0 && rows[$0].above > 0
        }
        .sorted { (-rows[$0].strength, rows[$0].serial) < (-rows[$1].strength, rows[$1].serial) }
        var matching = Matching(variableCount: values.count, rowCount: rows.count)
        for row in candidates { matching.match(row, in: self) }
        return values.indices.map { matching.rowOfVariable[$0] ?? ownRows[$0] }
    }

    /// Rows and variables in pairs.
    private struct Matching {
        private(set) var rowOfVariable: [Int?]
        /// By variable: the row from which the search came to it.
        private var origin: [Int]
        /// By variable: the search that came to it last. What a search in vain has seen stays closed for all later ones.
        private var visit: [Int]
        private var variableOfRow: [Int]
        private var search = 0

        init(variableCount: Int, rowCount: Int) {
            rowOfVariable = Array(repeating: nil, count: variableCount)
            origin = Array(repeating: -1, count: variableCount)
            visit = Array(repeating: -1, count: variableCount)
            variableOfRow = Array(repeating: -1, count: rowCount)
        }

        mutating func match(_ row: Int, in system: LinearSystem) {
            search += 1
            var queue = [row]
            var next = 0
            while next < queue.count {
                let current = queue[next]
                next += 1
                var free = -1
                for entry in system.rows[current].entries where rowOfVariable[Int(entry.index)] == nil {
                    let variable = Int(entry.index)
                    if free < 0 || system.columns[variable].count < system.columns[free].count { free = variable }
                }
                if free >= 0 {
                    origin[free] = current
                    return shift(from: free, to: row)
                }
                for entry in system.rows[current].entries {
                    let variable = Int(entry.index)
                    guard visit[variable] != search, visit[variable] != .max, let other = rowOfVariable[variable] else {
                        continue
                    }
                    visit[variable] = search
                    origin[variable] = current
                    queue.append(other)
                }
            }
            for current in queue {
                for entry in system.rows[current].entries { visit[Int(entry.index)] = .max }
            }
        }

        /// Gives each row on the way the variable found from it.
        private mutating func shift(from free: Int, to row: Int) {
            var variable = free
            while true {
                let current = origin[variable]
                let former = variableOfRow[current]
                rowOfVariable[variable] = current
                variableOfRow[current] = variable
                if current == row { return }
                variable = former
            }
        }
    }
}
