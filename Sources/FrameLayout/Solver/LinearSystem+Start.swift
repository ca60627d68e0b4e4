extension LinearSystem {
    /// Returns the first active set: equalities from the highest priority down, as long as each can be paired with a
    /// variable. Inequalities are not guessed: unpaired variables keep their own rows.
    ///
    /// The variable of a row may change while rows are added, so that the set is the best of those whose rows are
    /// independent for all but a few coefficients (a greedy matching in a transversal matroid). Factorizing finds the
    /// remaining dependent rows.
    func guess() -> [Int] {
        let candidates = rows.indices.filter {
            rows[$0].serial >= 0 && !rows[$0].isBroken
                && min(rows[$0].below, rows[$0].above) > LinearConstraint.leaningPriority
        }
        .sorted { (-rows[$0].strength, rows[$0].serial) < (-rows[$1].strength, rows[$1].serial) }
        var matching = Matching(variableCount: values.count, rowCount: rows.count)
        for row in candidates { matching.match(row, in: self) }
        return values.indices.map { matching.rowOfVariable[$0] ?? ownRows[$0] }
    }

    /// Pairs of rows and variables.
    private struct Matching {
        private(set) var rowOfVariable: [Int?]
        /// Predecessor of each variable in the search.
        private var origin: [Int]
        /// Last search that visited each variable. Variables of a failed search stay closed for all later ones.
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

        /// Pairs each row of the search path with the variable found from it.
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
