extension LinearSystem {
    /// Breaks each required constraint that cannot hold together with those added before it.
    mutating func resolveConflicts() -> [ConstraintConflict] {
        guard let first = rows.indices.filter({ isViolated($0) }).map({ rows[$0].serial }).min() else { return [] }
        // They and all later ones are lowered to `setAside`. Then each in turn is raised to `wanted`, above the rest.
        let later = rows.indices.filter { isRequired($0) && rows[$0].serial >= first }
            .sorted { rows[$0].serial < rows[$1].serial }
        let priorities = later.map { (below: rows[$0].below, above: rows[$0].above) }
        func replaceRequired(_ row: Int, _ priority: Double, _ own: (below: Double, above: Double)) {
            rows[row].below = own.below == LinearConstraint.required ? priority : own.below
            rows[row].above = own.above == LinearConstraint.required ? priority : own.above
            rank(row)
        }
        for (row, own) in zip(later, priorities) { replaceRequired(row, Self.setAside, own) }
        var found: [ConstraintConflict] = []
        for (row, own) in zip(later, priorities) {
            if isOff(row), !hasGivenUp {
                replaceRequired(row, Self.wanted, own)
                optimize()
            }
            let members = isOff(row) && !hasGivenUp ? certificate(of: row) : nil
            replaceRequired(row, LinearConstraint.required, own)
            guard let members else { continue }
            rows[row].isBroken = true
            rank(row)
            found.append(ConstraintConflict(constraints: members.map { id($0) }.sorted(), broken: id(row)))
        }
        optimize()
        return found
    }

    /// Priority between required and the highest optional one.
    static let wanted = LinearConstraint.required.nextDown
    private static let setAside = wanted.nextDown
    /// Tolerance in points. Rounding in layouts with thousands of constraints stays far below it.
    private var conflictTolerance: Double { max(1e-6, 10 * tolerance) }

    private func isRequired(_ row: Int) -> Bool {
        !rows[row].isBroken && rows[row].strength == LinearConstraint.required
    }

    private func isViolated(_ row: Int) -> Bool {
        guard isOff(row), !rows[row].isBroken else { return false }
        return (excess[row] > 0 ? rows[row].above : rows[row].below) == LinearConstraint.required
    }

    private func isOff(_ row: Int) -> Bool { activeIndex[row] < 0 && abs(excess[row]) > conflictTolerance }

    /// Returns the row together with the active rows that keep it from its value.
    private mutating func certificate(of row: Int) -> [Int]? {
        let isAbove = excess[row] > 0
        guard (isAbove ? rows[row].above : rows[row].below) == Self.wanted else { return nil }
        findCombination(of: row)
        return [row]
            + combination.indices.filter { abs(combination.values[Int($0)]) > 1e-9 }.map { active[Int($0)] }
            .filter { rows[$0].serial >= 0 }
    }

    private func id(_ row: Int) -> ConstraintID { ConstraintID(serial: rows[row].serial, row: row) }
}
