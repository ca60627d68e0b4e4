extension LinearSystem {
    /// Removes a row from the active set; the own row of a variable that it determined replaces it.
    mutating func deactivate(_ row: Int) {
        exchanged += 1
        guard !needsStart else { return }
        let position = activeIndex[row]
        let direction = self.direction(of: position)
        var best = -1
        for variable in direction.indices where activeIndex[ownRows[variable]] < 0 {
            if best < 0 || abs(direction[variable]) > abs(direction[best]) { best = variable }
        }
        // Without one, rounding errors dominate the factors.
        guard best >= 0, abs(direction[best]) > 1e-9 else { return exchanged = rows.count }
        exchange(position, with: ownRows[best])
        stale.append(ownRows[best])
        needsOptimizing = true
    }

    var needsStart: Bool {
        exchanged > Self.mostExchanges.count || Double(exchanged) > Self.mostExchanges.share * Double(rows.count)
    }

    /// Starts from a guessed active set, when the current one would need many steps.
    mutating func start() {
        for row in active { activeIndex[row] = -1 }
        active = guess()
        for (position, row) in active.enumerated() { activeIndex[row] = position }
        for row in rows.indices { isAbove[row] = rows[row].isCheaperAbove }
        needsOptimizing = true
        factorize()
    }

    /// Factorizes the active rows. Dependent rows are replaced by the own rows of undetermined variables.
    mutating func factorize() {
        while true {
            work.factorizations += 1
            factors = BasisFactors(rows: active.map { rows[$0].entries })
            if factors.dependent.isEmpty { break }
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

    /// Moves the values until the active rows are exact, and updates the violations of the other rows. Visits only changed rows,
    /// and those of variables that move.
    mutating func follow() {
        var changed = stale
        stale = []
        guard !changed.isEmpty else { return }
        var isChanged = [Bool](repeating: false, count: rows.count)
        for row in changed { isChanged[row] = true }
        var correction = [Double](repeating: 0, count: values.count)
        // The second time refines the first.
        for _ in 0..<2 {
            var error = [Double](repeating: 0, count: active.count)
            var isExact = true
            for row in changed where activeIndex[row] >= 0 {
                let off = off(row)
                guard off != 0 else { continue }
                error[activeIndex[row]] = -off
                isExact = false
            }
            if isExact { break }
            work.solutions += 1
            factors.solve(&error, &correction)
            for (variable, change) in correction.enumerated() where change != 0 {
                shift(variable, by: change)
                for entry in columns[variable] where !isChanged[Int(entry.index)] {
                    isChanged[Int(entry.index)] = true
                    changed.append(Int(entry.index))
                }
            }
        }
        for row in changed { observe(row) }
    }

    /// Updates the violation of a row. Another move may pay off when a row changes its side, or when a required row is violated.
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

    /// The level to which the violation of an inactive row is added; −1 for none.
    func costLevel(_ row: Int) -> Int {
        if activeIndex[row] >= 0 { return -1 }
        return isAbove[row] ? rows[row].levelAbove : rows[row].levelBelow
    }

    /// The change of the values when the active row at a position grows by one and the other active rows stay.
    func direction(of position: Int) -> [Double] {
        var unit = [Double](repeating: 0, count: active.count)
        unit[position] = 1
        var result = [Double](repeating: 0, count: active.count)
        factors.solve(&unit, &result)
        return result
    }

    /// A row as a combination of the active rows.
    func combination(of row: Int) -> [Double] {
        var vector = [Double](repeating: 0, count: active.count)
        for entry in rows[row].entries { vector[Int(entry.index)] = entry.value }
        var result = [Double](repeating: 0, count: active.count)
        factors.solveTransposed(&vector, &result)
        return result
    }

    /// Puts a row into the active set at a position.
    mutating func exchange(_ position: Int, with row: Int) {
        let combination = combination(of: row)
        activeIndex[active[position]] = -1
        active[position] = row
        activeIndex[row] = position
        if factors.isStale || abs(combination[position]) < 1e-7 {
            factorize()
        } else {
            factors.replace(row: position, combination: combination)
        }
    }
}
