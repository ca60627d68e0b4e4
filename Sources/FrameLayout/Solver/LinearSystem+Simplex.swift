extension LinearSystem {
    /// A move from one active set to another.
    private struct Step {
        var length: Double
        /// First level whose sum fell.
        var level: Int
        /// Whether the new active row became exact from above.
        var isFromAbove: Bool
    }

    /// A point at which a step along a direction reaches a row's exact value, and the slope changes.
    private struct Crossing {
        var step: Double
        var row: Int
        var speed: Double
    }

    /// Magnitude below which slopes and multipliers count as 0. Rounding errors of small fractions are about 1e-13.
    static let noSlope = 1e-9
    private static let noSpeed = 1e-10
    private static let noMove = 1e-11

    /// Moves from one active set to a better one until there is none.
    ///
    /// Levels are processed from the highest priority down. A settled level is not searched again: later moves keep its
    /// sum and its slopes, because rows whose release would raise it stay active.
    mutating func optimize() {
        updateLevels()
        var touched = Touched(rows: rows.count, levels: levels.count)
        let rowsOfLevels = RowsOfLevels(of: self)
        var slopes = Slopes(of: self)
        var stalled = 0
        var budget = 50 * (rows.count + values.count) + 1_000
        var level = 0
        work.visits += rows.count + active.count
        while level < levels.count {
            guard findGradient(of: rowsOfLevels, at: level) else {
                level += 1
                continue
            }
            guard budget > 0, !isExhausted else { return hasGivenUp = true }
            work.searches += 1
            // After many steps without progress, use Bland's rule, which takes the first row that can improve and never
            // cycles.
            let isCautious = stalled > 2 * active.count + 20
            let releases = slopes.falling(by: combination, at: level).sorted { a, b in
                isCautious ? active[a.position] < active[b.position] : a < b
            }
            let repairsBefore = repairs
            var lowest = Int.max
            for release in releases where !isExhausted {
                budget -= 1
                guard let step = step(release, &touched, isCautious: isCautious) else {
                    stalled += 1
                    continue
                }
                stalled = step.length > tolerance ? 0 : stalled + 1
                lowest = min(lowest, step.level)
                slopes.enter(rows[active[release.position]], at: release.position, fromAbove: step.isFromAbove, level)
                if isCautious { break }
            }
            if lowest < level || repairs != repairsBefore {
                // Because of rounding, a settled level can fall further, or active rows have become dependent.
                slopes = Slopes(of: self)
                level = 0
            } else if lowest == .max {
                if !releases.isEmpty { _ = findGradient(of: rowsOfLevels, at: level) }
                slopes.settle(combination, at: level)
                level += 1
            }
        }
    }

    /// Finds the gradient of a level's sum as a combination of the active rows. Returns whether the level has violated
    /// rows.
    private mutating func findGradient(of rowsOfLevels: RowsOfLevels, at level: Int) -> Bool {
        let members = rowsOfLevels[level]
        work.visits += members.count
        var hasViolated = false
        for row in members.lazy.map({ Int($0) }) where costLevel(row) == level {
            hasViolated = true
            let sign: Double = isAbove[row] ? 1 : -1
            for entry in rows[row].entries { side[Int(entry.index)] += sign * entry.value }
        }
        if hasViolated { combineSide() }
        return hasViolated
    }

    /// Rows changed by a direction, with their rates, and the slope of the ordered sum along it.
    private struct Touched {
        private(set) var speed: [Double]
        private(set) var rows: [Int] = []
        private var isIn: [Bool]
        private var slope: [Double]
        private var hasCost: [Bool]
        /// Levels with a slope.
        private var levels: [Int] = []
        private var isSorted = true

        init(rows: Int, levels: Int) {
            speed = Array(repeating: 0, count: rows)
            isIn = Array(repeating: false, count: rows)
            slope = Array(repeating: 0, count: levels)
            hasCost = Array(repeating: false, count: levels)
        }

        mutating func move(_ row: Int, by speed: Double) {
            self.speed[row] += speed
            guard !isIn[row] else { return }
            isIn[row] = true
            rows.append(row)
        }

        /// Adds to the slope of a level; −1 stands for none.
        mutating func cost(_ level: Int, _ amount: Double) {
            guard level >= 0 else { return }
            slope[level] += amount
            guard !hasCost[level] else { return }
            hasCost[level] = true
            levels.append(level)
            isSorted = false
        }

        /// Returns the first level that changes, if it falls.
        mutating func fallingLevel() -> Int? {
            if !isSorted { levels.sort() }
            isSorted = true
            return levels.first { abs(slope[$0]) > noSlope }.flatMap { slope[$0] < 0 ? $0 : nil }
        }

        mutating func clear() {
            for row in rows {
                speed[row] = 0
                isIn[row] = false
            }
            rows.removeAll(keepingCapacity: true)
            for level in levels {
                slope[level] = 0
                hasCost[level] = false
            }
            levels.removeAll(keepingCapacity: true)
        }
    }

    /// Returns the variables that change when an active row without cost is released: those that certainly can move,
    /// and those that need a search. All others are determined.
    mutating func looseVariables() -> (certain: Set<Int>, possible: Set<Int>) {
        let slopes = settledSlopes()
        // The last level belongs to the variables' own rows, which determine nothing.
        let last = levels.count - 1
        var certain = Set(values.indices.filter { columns[$0].count == 1 })
        var possible: Set<Int> = []
        var touched = Touched(rows: rows.count, levels: levels.count)
        for (position, row) in active.enumerated() {
            // A variable without constraints is already in `certain`.
            if rows[row].serial < 0, columns[Int(rows[row].entries[0].index)].count == 1 { continue }
            for isUpward in [true, false] {
                guard slopes.level(of: position, isUpward: isUpward) >= last else { continue }
                touch(position, isUpward, &touched)
                var length = Double.infinity
                for row in touched.rows where isAbove[row] != (touched.speed[row] > 0) {
                    let levels = [rows[row].levelAbove, rows[row].levelBelow]
                    guard abs(touched.speed[row]) > Self.noSpeed, levels.contains(where: { $0 >= 0 && $0 < last })
                    else {
                        continue
                    }
                    length = min(length, max(0, -excess[row] / touched.speed[row]))
                }
                touched.clear()
                for variable in direction.indices.lazy.map({ Int($0) }) {
                    let amount = abs(direction.values[variable])
                    guard amount > Self.noMove else { continue }
                    if amount * length > 1e-6 { certain.insert(variable) } else { possible.insert(variable) }
                }
            }
        }
        return (certain, possible.subtracting(certain))
    }

    /// Returns the slopes at the current optimum.
    private mutating func settledSlopes() -> Slopes {
        var slopes = Slopes(of: self)
        let rowsOfLevels = RowsOfLevels(of: self)
        work.visits += rows.count + active.count
        for level in levels.indices where findGradient(of: rowsOfLevels, at: level) {
            slopes.settle(combination, at: level)
        }
        return slopes
    }

    /// Releases an active row and moves until the ordered sum stops falling. Returns `nil` if it does not fall.
    private mutating func step(_ release: Slopes.Release, _ touched: inout Touched, isCautious: Bool) -> Step? {
        let leaving = active[release.position]
        touch(release.position, release.isUpward, &touched)
        defer { touched.clear() }
        touched.cost(release.isUpward ? rows[leaving].levelAbove : rows[leaving].levelBelow, 1)
        var crossings: [Crossing] = []
        for row in touched.rows {
            let speed = touched.speed[row]
            guard abs(speed) > Self.noSpeed else { continue }
            if isAbove[row] {
                touched.cost(rows[row].levelAbove, speed)
            } else {
                touched.cost(rows[row].levelBelow, -speed)
            }
            if isAbove[row] != (speed > 0), rows[row].levelAbove >= 0 || rows[row].levelBelow >= 0 {
                crossings.append(Crossing(step: max(0, -excess[row] / speed), row: row, speed: speed))
            }
        }
        guard let level = touched.fallingLevel() else { return nil }
        crossings.sort { a, b in
            if a.step != b.step { return a.step < b.step }
            return isCautious ? a.row < b.row : (-abs(a.speed), a.row) < (-abs(b.speed), b.row)
        }
        for (passed, crossing) in crossings.enumerated() {
            touched.cost(rows[crossing.row].levelAbove, abs(crossing.speed))
            touched.cost(rows[crossing.row].levelBelow, abs(crossing.speed))
            if touched.fallingLevel() != nil { continue }
            let length = crossing.step
            hasMoved = true
            work.steps += 1
            let distance = release.isUpward ? length : -length
            for variable in direction.indices.lazy.map({ Int($0) }) {
                shift(variable, by: distance * direction.values[variable])
            }
            for other in touched.rows { excess[other] += length * touched.speed[other] }
            for earlier in crossings[..<passed] { isAbove[earlier.row].toggle() }
            excess[leaving] = distance
            isAbove[leaving] = release.isUpward
            excess[crossing.row] = 0
            exchange(release.position, with: crossing.row)
            return Step(length: length, level: level, isFromAbove: crossing.speed < 0)
        }
        return nil
    }

    /// Finds the change of the values when an active row grows. `touched` collects the rates of the other rows when it
    /// is released upward or downward.
    private mutating func touch(_ position: Int, _ isUpward: Bool, _ touched: inout Touched) {
        findDirection(of: position)
        for variable in direction.indices.lazy.map({ Int($0) }) {
            let amount = direction.values[variable]
            guard abs(amount) > Self.noMove else { continue }
            work.visits += columns[variable].count
            for entry in columns[variable] where activeIndex[Int(entry.index)] < 0 {
                touched.move(Int(entry.index), by: (isUpward ? amount : -amount) * entry.value)
            }
        }
    }
}
