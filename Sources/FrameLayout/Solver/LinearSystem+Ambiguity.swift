extension LinearSystem {
    /// Returns the variables that could have other values without a larger violation.
    ///
    /// The method is meant for diagnosis, because it may cost as much as another solution. Variables whose search exceeds
    /// this cost count as determined until the next call, and so do all if no solution was found. A further call searches
    /// only among the variables that constraints connect with changed ones.
    public mutating func ambiguousVariables() -> Set<LayoutVariable> {
        guard !hasGivenUp else { return [] }
        var visits = mostVisits
        for connected in takeUnsearched() {
            ambiguous.subtract(connected)
            guard visits > 0 else {
                search(connected)
                continue
            }
            // The whole system is solved already, which a part of it is not.
            if connected.count > values.count / 2 {
                ambiguous.formUnion(ambiguity(among: Set(connected), &visits))
            } else {
                let found = part(of: connected).ambiguity(among: Set(connected.indices), &visits)
                ambiguous.formUnion(found.map { connected[$0] })
            }
        }
        return Set(ambiguous.map { LayoutVariable(index: $0) })
    }

    /// Returns a system of these variables alone, in their order, which no constraint connects with others.
    private func part(of variables: [Int]) -> LinearSystem {
        var part = LinearSystem()
        var numbers: [Int: LayoutVariable] = [:]
        for variable in variables { numbers[variable] = part.addVariable() }
        let own = Set(variables.flatMap { columns[$0] }.map { Int($0.index) }).filter { rows[$0].serial >= 0 }
        for row in own.sorted(by: { rows[$0].serial < rows[$1].serial }) {
            let terms = rows[row].entries.compactMap { entry in
                numbers[Int(entry.index)].map { LinearConstraint.Term(entry.value, $0) }
            }
            // The numbers were checked when the constraint was added here.
            _ = try? part.add(
                LinearConstraint(terms, equal: rows[row].constant, below: rows[row].below, above: rows[row].above))
        }
        return part
    }

    /// Searches for ambiguous variables among candidates. Those that several constraints may hold at once are moved down
    /// and up as far as these allow.
    ///
    /// - Parameter visits: Maximum number of visits, which is reduced by those of the search.
    private func ambiguity(among candidates: Set<Int>, _ visits: inout Int) -> Set<Int> {
        var probe = self
        probe.mostVisits = visits
        probe.stopLeaning()
        probe.solve()
        defer { visits -= probe.work.visits - work.visits }
        guard !probe.hasGivenUp else { return [] }
        probe.lastVisit = probe.work.visits + probe.mostVisits
        let determined = probe.values
        let loose = probe.looseVariables()
        var found = loose.certain
        for variable in loose.possible.sorted() where candidates.contains(variable) && !found.contains(variable) {
            guard !probe.isExhausted else { break }
            for target in [-Self.farAway, Self.farAway] {
                var pulled = probe
                for own in ownRows where own != ownRows[variable] {
                    pulled.rows[own].isBroken = true
                    pulled.rank(own)
                }
                pulled.rows[ownRows[variable]].constant = target
                pulled.followAll()
                pulled.optimize()
                probe.work.visits = pulled.work.visits + rows.count
                for (other, value) in pulled.values.enumerated()
                where abs(value - determined[other]) > 1e-6 { found.insert(other) }
                if found.contains(variable) { break }
            }
        }
        return found.intersection(candidates)
    }

    /// Distance in points that exceeds any screen.
    private static let farAway = 1e5
}
