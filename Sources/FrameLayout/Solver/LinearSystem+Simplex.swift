extension LinearSystem {
    /// A move that reduces the ordered sum: an active row is released, upwards or downwards.
    private struct Move {
        var position: Int
        var isUpward: Bool
        var level: Int
        var slope: Double
    }

    /// A step along a direction reaches a row's exact value, and the slope changes.
    private struct Crossing {
        var step: Double
        var row: Int
        var speed: Double
    }

    /// Slopes and multipliers closer to 0 than this are 0: rounding errors of small fractions are about 1e-13.
    private static let noSlope = 1e-9
    private static let noSpeed = 1e-10
    private static let noMove = 1e-11
    /// Moves from one active set to a better one until there is none.
    mutating func optimize() {
        var stalled = 0
        let size = rows.count + values.count
        var budget = 50 * size + 1_000
        var touched = Touched(count: rows.count)
        while true {
            guard budget > 0, workLeft > 0 else { return hasGivenUp = true }
            // After many steps without progress, Bland's rule: the first row that can improve, which never cycles.
            let isCautious = stalled > 2 * active.count + 20
            work.searches += 1
            workLeft -= size + active.count * levels.count
            var moves = improvements()
            if moves.isEmpty { return }
            if isCautious {
                let top = moves.map(\.level).min() ?? 0
                moves = moves.filter { $0.level == top }
                if let first = moves.min(by: { active[$0.position] < active[$1.position] }) { moves = [first] }
            } else {
                moves.sort { ($0.level, -$0.slope, $0.position) < ($1.level, -$1.slope, $1.position) }
            }
            for move in moves where workLeft > 0 {
                budget -= 1
                workLeft -= 4 * size
                switch step(move, &touched, isCautious: isCautious) {
                case .none: stalled += 1
                case .some(let length): stalled = length > tolerance ? 0 : stalled + 1
                }
            }
        }
    }

    /// Rows changed by a direction, with their rates.
    private struct Touched {
        var speed: [Double]
        var isIn: [Bool]
        var rows: [Int] = []

        init(count: Int) {
            speed = Array(repeating: 0, count: count)
            isIn = Array(repeating: false, count: count)
        }

        mutating func clear() {
            for row in rows {
                speed[row] = 0
                isIn[row] = false
            }
            rows.removeAll(keepingCapacity: true)
        }
    }

    /// By level and active position: the growth of the level's sum when the active row grows by one; `nil` for none.
    private func multipliers() -> [[Double]?] {
        var gradients = [[Double]?](repeating: nil, count: levels.count)
        for row in rows.indices where activeIndex[row] < 0 {
            let level = isAbove[row] ? rows[row].levelAbove : rows[row].levelBelow
            guard level >= 0 else { continue }
            let sign: Double = isAbove[row] ? 1 : -1
            if gradients[level] == nil { gradients[level] = Array(repeating: 0, count: values.count) }
            for entry in rows[row].entries { gradients[level]?[Int(entry.index)] += sign * entry.value }
        }
        return gradients.map { gradient in
            guard var gradient else { return nil }
            var result = [Double](repeating: 0, count: active.count)
            factors.solveTransposed(&gradient, &result)
            return result
        }
    }

    /// The variables that change when an active row without cost is released: those that certainly can move, and those that need a
    /// search. All others are determined.
    func looseVariables() -> (certain: Set<Int>, possible: Set<Int>) {
        let multipliers = multipliers()
        // The last level is that of the variables' own rows, which determine nothing.
        let last = levels.count - 1
        var certain = Set(values.indices.filter { columns[$0].count == 1 })
        var possible: Set<Int> = []
        var touched = Touched(count: rows.count)
        for (position, row) in active.enumerated() {
            // A variable without constraints is in `certain` already.
            if rows[row].serial < 0, columns[Int(rows[row].entries[0].index)].count == 1 { continue }
            for isUpward in [true, false] {
                let own = isUpward ? rows[row].levelAbove : rows[row].levelBelow
                let isFree = (0..<last).allSatisfy { level in
                    let multiplier = multipliers[level]?[position] ?? 0
                    return abs((isUpward ? multiplier : -multiplier) + (own == level ? 1 : 0)) <= Self.noSlope
                }
                guard isFree else { continue }
                let direction = touch(position, isUpward, &touched)
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
                for (variable, amount) in direction.enumerated() where abs(amount) > Self.noMove {
                    if abs(amount) * length > 1e-6 { certain.insert(variable) } else { possible.insert(variable) }
                }
            }
        }
        return (certain, possible.subtracting(certain))
    }

    /// The moves that reduce the ordered sum, by the multipliers of the current active set.
    private func improvements() -> [Move] {
        let multipliers = multipliers()
        var moves: [Move] = []
        for (position, row) in active.enumerated() {
            let above = rows[row].levelAbove
            let below = rows[row].levelBelow
            var isUpOpen = true
            var isDownOpen = true
            for level in 0..<levels.count {
                let multiplier = multipliers[level]?[position] ?? 0
                if isUpOpen {
                    let slope = multiplier + (above == level ? 1 : 0)
                    if slope < -Self.noSlope {
                        moves.append(Move(position: position, isUpward: true, level: level, slope: -slope))
                        break
                    }
                    if slope > Self.noSlope { isUpOpen = false }
                }
                if isDownOpen {
                    let slope = -multiplier + (below == level ? 1 : 0)
                    if slope < -Self.noSlope {
                        moves.append(Move(position: position, isUpward: false, level: level, slope: -slope))
                        break
                    }
                    if slope > Self.noSlope { isDownOpen = false }
                }
                if !isUpOpen && !isDownOpen { break }
            }
        }
        return moves
    }

    /// Releases an active row and moves until the ordered sum stops falling; `nil` when it does not fall.
    private mutating func step(_ move: Move, _ touched: inout Touched, isCautious: Bool) -> Double? {
        let leaving = active[move.position]
        let sign: Double = move.isUpward ? 1 : -1
        let direction = touch(move.position, move.isUpward, &touched)
        defer { touched.clear() }
        var slope = [Double](repeating: 0, count: levels.count)
        func cost(_ level: Int, _ amount: Double) { if level >= 0 { slope[level] += amount } }
        cost(move.isUpward ? rows[leaving].levelAbove : rows[leaving].levelBelow, 1)
        var crossings: [Crossing] = []
        for row in touched.rows {
            let speed = touched.speed[row]
            guard abs(speed) > Self.noSpeed else { continue }
            if isAbove[row] { cost(rows[row].levelAbove, speed) } else { cost(rows[row].levelBelow, -speed) }
            if isAbove[row] != (speed > 0), rows[row].levelAbove >= 0 || rows[row].levelBelow >= 0 {
                crossings.append(Crossing(step: max(0, -excess[row] / speed), row: row, speed: speed))
            }
        }
        guard isFalling(slope) else { return nil }
        crossings.sort { a, b in
            if a.step != b.step { return a.step < b.step }
            return isCautious ? a.row < b.row : (-abs(a.speed), a.row) < (-abs(b.speed), b.row)
        }
        for (passed, crossing) in crossings.enumerated() {
            cost(rows[crossing.row].levelAbove, abs(crossing.speed))
            cost(rows[crossing.row].levelBelow, abs(crossing.speed))
            if isFalling(slope) { continue }
            let length = crossing.step
            hasMoved = true
            work.steps += 1
            for variable in direction.indices where direction[variable] != 0 {
                shift(variable, by: sign * length * direction[variable])
            }
            for other in touched.rows { excess[other] += length * touched.speed[other] }
            for earlier in crossings[..<passed] { isAbove[earlier.row].toggle() }
            excess[leaving] = sign * length
            isAbove[leaving] = move.isUpward
            excess[crossing.row] = 0
            exchange(move.position, with: crossing.row)
            return length
        }
        return nil
    }

    /// The change of the values when an active row grows; `touched` collects the rates of the other rows when it is released
    /// upwards or downwards.
    private func touch(_ position: Int, _ isUpward: Bool, _ touched: inout Touched) -> [Double] {
        let direction = direction(of: position)
        for (variable, amount) in direction.enumerated() where abs(amount) > Self.noMove {
            for entry in columns[variable] {
                let row = Int(entry.index)
                guard activeIndex[row] < 0 else { continue }
                if !touched.isIn[row] {
                    touched.isIn[row] = true
                    touched.rows.append(row)
                }
                touched.speed[row] += (isUpward ? amount : -amount) * entry.value
            }
        }
        return direction
    }

    private func isFalling(_ slope: [Double]) -> Bool {
        for value in slope {
            if value < -Self.noSlope { return true }
            if value > Self.noSlope { return false }
        }
        return false
    }
}
