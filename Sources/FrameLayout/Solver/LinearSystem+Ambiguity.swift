extension LinearSystem {
    /// Returns the variables that could have other values without a larger violation.
    ///
    /// Candidates that several constraints may hold at once are moved down and up as far as these allow. The method is
    /// meant for diagnosis, because it may cost as much as another solution. Candidates that exceed this cost count as
    /// determined, and so do all if no solution was found.
    public func ambiguousVariables() -> Set<LayoutVariable> {
        var probe = self
        probe.stopLeaning()
        probe.solve()
        guard !probe.hasGivenUp else { return [] }
        probe.lastVisit = probe.work.visits + probe.mostVisits
        let determined = probe.values
        var (ambiguous, candidates) = probe.looseVariables()
        for variable in candidates.sorted() where !ambiguous.contains(variable) && !probe.isExhausted {
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
                where abs(value - determined[other]) > 1e-6 { ambiguous.insert(other) }
                if ambiguous.contains(variable) { break }
            }
        }
        return Set(ambiguous.map { LayoutVariable(index: $0) })
    }

    /// Distance in points that exceeds any screen.
    private static let farAway = 1e5
}
