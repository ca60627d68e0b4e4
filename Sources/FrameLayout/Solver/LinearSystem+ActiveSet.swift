extension LinearSystem {
    /// Removes a row from the active set and replaces it with the own row of a variable that it determined.
    mutating func deactivate(_ row: Int) {
        exchanged += 1
        guard !needsStart else { return }
        let position = activeIndex[row]
        findDirection(of: position)
        var best = -1
        for variable in direction.indices.lazy.map({ Int($0) }) where activeIndex[ownRows[variable]] < 0 {
            if best < 0 || abs(direction.values[variable]) > abs(direction.values[best]) { best = variable }
        }
        // Without this, rounding errors would dominate the factors.
        guard best >= 0, abs(direction.values[best]) > 1e-9 else { return exchanged = rows.count }
        exchange(position, with: ownRows[best])
        stale.append(ownRows[best])
        needsOptimizing = true
    }

    var needsStart: Bool {
        exchanged > Self.mostExchanges.count || Double(exchanged) > Self.mostExchanges.share * Double(rows.count)
    }

    /// Starts from a guessed active set if the current one would need many steps.
    mutating func start() {
        for row in active { activeIndex[row] = -1 }
        active = guess()
        for (position, row) in active.enumerated() { activeIndex[row] = position }
        for row in rows.indices { isAbove[row] = rows[row].isCheaperAbove }
        needsOptimizing = true
        factorize()
    }

    /// Factorizes the active rows. Dependent rows are replaced with the own rows of undetermined variables.
    mutating func factorize() {
        while true {
            work.factorizations += 1
            factors = BasisFactors(rows: active.map { rows[$0].entries })
            work.visits += factors.takeVisits()
            if factors.dependent.isEmpty { break }
            repairs += factors.dependent.count
            for (position, column) in factors.dependent {
                activeIndex[active[position]] = -1
                active[position] = ownRows[column]
                activeIndex[ownRows[column]] = position
            }
        }
        followAll()
    }

    mutating func followAll() {
        stale = Array(rows.indices)
        hasMoved = false
        follow()
    }

    /// Moves the values until the active rows are exact, and updates the violations of the other rows. Only changed
    /// rows, and rows of variables that move, are visited.
    mutating func follow() {
        var changed = stale
        stale = []
        guard !changed.isEmpty else { return }
        var isChanged = [Bool](repeating: false, count: rows.count)
        for row in changed { isChanged[row] = true }
        // The second pass refines the first.
        for _ in 0..<2 {
            for row in changed where activeIndex[row] >= 0 {
                let off = off(row)
                if off != 0 { side[activeIndex[row]] = -off }
            }
            if side.indices.isEmpty { break }
            work.solutions += 1
            solveForSide()
            for variable in direction.indices.lazy.map({ Int($0) }) {
                shift(variable, by: direction.values[variable])
                for entry in columns[variable] where !isChanged[Int(entry.index)] {
                    isChanged[Int(entry.index)] = true
                    changed.append(Int(entry.index))
                }
            }
        }
        work.visits += changed.count
        for row in changed { observe(row) }
    }

    /// Updates the violation of a row. Another move may pay off if a row changes its side, or if a required row is
    /// violated.
    private mutating func observe(_ row: Int) {
        excess[row] = activeIndex[row] >= 0 ? 0 : off(row)
        guard abs(excess[row]) > tolerance else { return }
        let isOtherSide = isAbove[row] != (excess[row] > 0)
        isAbove[row] = excess[row] > 0
        if costLevel(row) == 0 || isOtherSide && max(rows[row].levelAbove, rows[row].levelBelow) >= 0 {
            needsOptimizing = true
        }
    }

    private func off(_ row: Int) -> Double {
        var sum = -rows[row].constant
        for entry in rows[row].entries { sum += entry.value * values[Int(entry.index)] }
        return sum
    }

    /// Returns the level to which the violation of an inactive row is added, or −1 for none.
    func costLevel(_ row: Int) -> Int {
        if activeIndex[row] >= 0 { return -1 }
        return isAbove[row] ? rows[row].levelAbove : rows[row].levelBelow
    }

    /// Finds the change of the values when the active row at a position grows by one and the other active rows stay.
    mutating func findDirection(of position: Int) {
        side[position] = 1
        solveForSide()
    }

    /// Finds the change of the values by which the active rows change by ``side``.
    private mutating func solveForSide() {
        direction.clear()
        factors.solve(&side, &direction)
        work.visits += factors.takeVisits()
    }

    /// Finds a row as a combination of the active rows.
    mutating func findCombination(of row: Int) {
        for entry in rows[row].entries { side[Int(entry.index)] = entry.value }
        combineSide()
    }

    /// Finds ``side``, by variable, as a combination of the active rows.
    mutating func combineSide() {
        combination.clear()
        factors.solveTransposed(&side, &combination)
        work.visits += factors.takeVisits()
    }

    /// Puts a row into the active set at a position.
    mutating func exchange(_ position: Int, with row: Int) {
        findCombination(of: row)
        activeIndex[active[position]] = -1
        active[position] = row
        activeIndex[row] = position
        if factors.isStale || abs(combination.values[position]) < 1e-7 {
            factorize()
        } else {
            factors.replace(row: position, combination: combination)
        }
    }
}
