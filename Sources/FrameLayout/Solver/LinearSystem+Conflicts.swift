extension LinearSystem {
    /// Breaks required constraints until the others hold, one at a time, the last that was added of each conflict.
    mutating func resolveConflicts() -> [ConstraintConflict] {
        var found: [ConstraintConflict] = []
        let violated = rows.indices.filter { isViolated($0) }.sorted { rows[$0].serial < rows[$1].serial }
        guard !violated.isEmpty else { return [] }
        // All of them are set aside; then each is wanted more than anything that is not required.
        for row in violated { setBroken(row, true) }
        optimize()
        for row in violated {
            let (below, above) = (rows[row].below, rows[row].above)
            rows[row].below = below == LinearConstraint.required ? Self.wanted : below
            rows[row].above = above == LinearConstraint.required ? Self.wanted : above
            setBroken(row, false)
            optimize()
            let members = place[row] < 0 && abs(excess[row]) > Self.conflictTolerance ? certificate(of: row) : nil
            (rows[row].below, rows[row].above) = (below, above)
            rank(row)
            guard let members else { continue }
            let broken = members.max { rows[$0].serial < rows[$1].serial } ?? row
            setBroken(broken, true)
            found.append(
                ConstraintConflict(
                    constraints: members.sorted { rows[$0].serial < rows[$1].serial }.map { id($0) }, broken: id(broken)
                ))
            optimize()
        }
        return found
    }

    /// Stands between required and the highest priority that is not.
    static let wanted = LinearConstraint.required.nextDown
    /// In points. Rounding of layouts with thousands of constraints stays a thousand times below it.
    private static let conflictTolerance = 1e-6

    private func isViolated(_ row: Int) -> Bool {
        guard place[row] < 0, !rows[row].isBroken else { return false }
        return excess[row] > Self.conflictTolerance && rows[row].above == LinearConstraint.required
            || excess[row] < -Self.conflictTolerance && rows[row].below == LinearConstraint.required
    }

    /// The row and the active rows that keep it from its value.
    private func certificate(of row: Int) -> [Int]? {
        let isAbove = excess[row] > 0
        guard (isAbove ? rows[row].above : rows[row].below) == Self.wanted else { return nil }
        let combination = combination(of: row)
        return [row]
            + active.indices.filter { abs(combination[$0]) > 1e-9 }.map { active[$0] }.filter { rows[$0].serial >= 0 }
    }

    private mutating func setBroken(_ row: Int, _ isBroken: Bool) {
        rows[row].isBroken = isBroken
        rank(row)
    }

    private func id(_ row: Int) -> ConstraintID { ConstraintID(serial: rows[row].serial, row: row) }
}
