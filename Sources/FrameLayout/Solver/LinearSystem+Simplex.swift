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
        updateLevels()
        var touched = Touched(rows: rows.count, levels: levels.count)
        while true {
            guard budget > 0, !isExhausted else { return hasGivenUp = true }
            // After many steps without progress, Bland's rule: the first row that can improve, which never cycles.
            let isCautious = stalled > 2 * active.count + 20
            work.searches += 1
            var moves = improvements()
            if moves.isEmpty { return }
            if isCautious {
                let top = moves.map(\.level).min() ?? 0
                moves = moves.filter { $0.level == top }
                if let first = moves.min(by: { active[$0.position] < active[$1.position] }) { moves = [first] }
            } else {
                moves.sort { ($0.level, -$0.slope, $0.position) < ($1.level, -$1.slope, $1.position) }
            }
            for move in moves where !isExhausted {
                budget -= 1
                switch step(move, &touched, isCautious: isCautious) {
                case .none: stalled += 1
                case .some(let length): stalled = length > tolerance ? 0 : stalled + 1
                }
            }
        }
    }

    /// Rows changed by a direction, with their rates, and the slope of the ordered sum along it.
    private struct Touched {
        private(set) var speed: [Double]
        private(set) var rows: [Int] = []
        private var isIn: [Bool]
        private var slope: [Double]
        private var hasCost: [Bool]
        /// The levels with a slope.
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

        /// Adds to the slope of a level; −1 for none.
        mutating func cost(_ level: Int, _ amount: Double) {
            guard level >= 0 else { return }
            slope[level] += amount
            guard !hasCost[level] else { return }
            hasCost[level] = true
            levels.append(level)
            isSorted = false
        }

        /// Whether the first level that changes falls.
        mutating func isFalling() -> Bool {
            if !isSorted { levels.sort() }
            isSorted = true
            for level in levels {
                if slope[level] < -noSlope { return true }
                if slope[level] > noSlope { return false }
            }
            return false
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

    /// How the ordered sum changes when an active row is released to a side: the first level that does, and the slope of its sum.
    private struct Slope {
        var level: Int32
        var value: Double

        /// Of the row's own cost; of none for level −1.
        init(cost level: Int) {
            self.level = level < 0 ? .max : Int32(level)
            value = level < 0 ? 0 : 1
        }

        /// Adds the slope of the other rows at a level, in rising order of levels.
        mutating func add(_ multiplier: Double, at level: Int32) {
            guard level <= self.level else { return }
            let sum = level == self.level ? value + multiplier : multiplier
            if abs(sum) > noSlope {
                self.level = level
                value = sum
            } else if level == self.level {
                self = Slope(cost: -1)
            }
        }
    }

    /// By active row: the slopes when it is released upwards, and downwards.
    private mutating func slopes() -> (upward: [Slope], downward: [Slope]) {
        var upward = active.map { Slope(cost: rows[$0].levelAbove) }
        var downward = active.map { Slope(cost: rows[$0].levelBelow) }
        var violated: [(level: Int, row: Int)] = []
        for row in rows.indices where activeIndex[row] < 0 {
            let level = isAbove[row] ? rows[row].levelAbove : rows[row].levelBelow
            if level >= 0 { violated.append((level, row)) }
        }
        violated.sort { ($0.level, $0.row) < ($1.level, $1.row) }
        work.visits += rows.count + active.count
        var next = 0
        while next < violated.count {
            // The gradient of the level's sum, as multiples of the active rows.
            let level = violated[next].level
            while next < violated.count, violated[next].level == level {
                let row = violated[next].row
                let sign: Double = isAbove[row] ? 1 : -1
                for entry in rows[row].entries { side[Int(entry.index)] += sign * entry.value }
                next += 1
            }
            combineSide()
            for position in combination.indices.lazy.map({ Int($0) }) {
                let multiplier = combination.values[position]
                upward[position].add(multiplier, at: Int32(level))
                downward[position].add(-multiplier, at: Int32(level))
            }
        }
        return (upward, downward)
    }

    /// The variables that change when an active row without cost is released: those that certainly can move, and those that need a
    /// search. All others are determined.
    mutating func looseVariables() -> (certain: Set<Int>, possible: Set<Int>) {
        let slopes = slopes()
        // The last level is that of the variables' own rows, which determine nothing.
        let last = levels.count - 1
        var certain = Set(values.indices.filter { columns[$0].count == 1 })
        var possible: Set<Int> = []
        var touched = Touched(rows: rows.count, levels: levels.count)
        for (position, row) in active.enumerated() {
            // A variable without constraints is in `certain` already.
            if rows[row].serial < 0, columns[Int(rows[row].entries[0].index)].count == 1 { continue }
            for isUpward in [true, false] {
                guard (isUpward ? slopes.upward : slopes.downward)[position].level >= last else { continue }
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

    /// The moves that reduce the ordered sum.
    private mutating func improvements() -> [Move] {
        let slopes = slopes()
        var moves: [Move] = []
        for position in active.indices {
            for isUpward in [true, false] {
                let slope = (isUpward ? slopes.upward : slopes.downward)[position]
                guard slope.value < 0 else { continue }
                moves.append(
                    Move(position: position, isUpward: isUpward, level: Int(slope.level), slope: -slope.value))
            }
        }
        return moves
    }

    /// Releases an active row and moves until the ordered sum stops falling; `nil` when it does not fall.
    private mutating func step(_ move: Move, _ touched: inout Touched, isCautious: Bool) -> Double? {
        let leaving = active[move.position]
        touch(move.position, move.isUpward, &touched)
        defer { touched.clear() }
        touched.cost(move.isUpward ? rows[leaving].levelAbove : rows[leaving].levelBelow, 1)
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
        guard touched.isFalling() else { return nil }
        crossings.sort { a, b in
            if a.step != b.step { return a.step < b.step }
            return isCautious ? a.row < b.row : (-abs(a.speed), a.row) < (-abs(b.speed), b.row)
        }
        for (passed, crossing) in crossings.enumerated() {
            touched.cost(rows[crossing.row].levelAbove, abs(crossing.speed))
            touched.cost(rows[crossing.row].levelBelow, abs(crossing.speed))
            if touched.isFalling() { continue }
            let length = crossing.step
            hasMoved = true
            work.steps += 1
            let distance = move.isUpward ? length : -length
            for variable in direction.indices.lazy.map({ Int($0) }) {
                shift(variable, by: distance * direction.values[variable])
            }
            for other in touched.rows { excess[other] += length * touched.speed[other] }
            for earlier in crossings[..<passed] { isAbove[earlier.row].toggle() }
            excess[leaving] = distance
            isAbove[leaving] = move.isUpward
            excess[crossing.row] = 0
            exchange(move.position, with: crossing.row)
            return length
        }
        return nil
    }

    /// Finds the change of the values when an active row grows; `touched` collects the rates of the other rows when it is released
    /// upwards or downwards.
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
