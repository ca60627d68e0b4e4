/// The first level of each active row and side whose sum rises when the row is released to that side, as far as levels
/// are settled.
///
/// For levels that are not settled, only the cost of the row itself counts.
struct Slopes {
    /// An active row with the side to which it can be released so that a level's sum falls.
    struct Release: Comparable {
        var position: Int
        var isUpward: Bool
        /// Slope, which is negative.
        var slope: Double
        /// First level whose sum rises by the cost of the row.
        var cost: Int32

        /// Orders the steepest first, and equally steep ones with low priority first.
        static func < (a: Release, b: Release) -> Bool {
            (a.slope, -a.cost, a.position) < (b.slope, -b.cost, b.position)
        }
    }

    private var upward: [Int32]
    private var downward: [Int32]

    private static let none = Int32.max

    /// Creates slopes with no level settled.
    init(of system: LinearSystem) {
        upward = system.active.map { Self.level(system.rows[$0].levelAbove) }
        downward = system.active.map { Self.level(system.rows[$0].levelBelow) }
    }

    /// Returns the level; −1 stands for none.
    private static func level(_ level: Int) -> Int32 { level < 0 ? none : Int32(level) }

    func level(of position: Int, isUpward: Bool) -> Int32 { (isUpward ? upward : downward)[position] }

    /// Returns the releases that reduce a level's sum and do not raise that of any level before it.
    ///
    /// - Parameter gradient: Gradient of the level's sum, by active row.
    func falling(by gradient: SparseVector, at level: Int) -> [Release] {
        var releases: [Release] = []
        for position in gradient.indices.lazy.map({ Int($0) }) {
            let multiplier = gradient.values[position]
            for (first, isUpward, share) in [
                (upward[position], true, multiplier), (downward[position], false, -multiplier),
            ]
            where first >= level {
                let slope = share + (first == level ? 1 : 0)
                guard slope < -LinearSystem.noSlope else { continue }
                releases.append(Release(position: position, isUpward: isUpward, slope: slope, cost: first))
            }
        }
        return releases
    }

    /// Settles a level that cannot fall. Levels are settled in ascending order.
    ///
    /// - Parameter gradient: Gradient of the level's sum, by active row.
    mutating func settle(_ gradient: SparseVector, at level: Int) {
        func settle(_ first: inout Int32, _ multiplier: Double) {
            guard first >= level else { return }
            let slope = multiplier + (first == level ? 1 : 0)
            if abs(slope) > LinearSystem.noSlope {
                first = Int32(level)
            } else if first == level {
                first = Self.none
            }
        }
        for position in gradient.indices.lazy.map({ Int($0) }) {
            settle(&upward[position], gradient.values[position])
            settle(&downward[position], -gradient.values[position])
        }
    }

    /// Takes over a row that became active at a level. The gradients of settled levels change by its cost on the side
    /// from which it came: releasing it to that side costs nothing at them, and to the other side as much again.
    mutating func enter(_ row: LinearSystem.Row, at position: Int, fromAbove isFromAbove: Bool, _ level: Int) {
        upward[position] = Self.level(row.levelAbove)
        downward[position] = Self.level(row.levelBelow)
        let cost = isFromAbove ? upward[position] : downward[position]
        guard cost < level else { return }
        if isFromAbove {
            upward[position] = Self.none
            downward[position] = min(cost, downward[position])
        } else {
            downward[position] = Self.none
            upward[position] = min(cost, upward[position])
        }
    }
}

/// The rows of each level that have a cost at it.
struct RowsOfLevels {
    private let starts: [Int]
    private let rows: [Int32]

    init(of system: LinearSystem) {
        func each(_ body: (Int, Int) -> Void) {
            for (index, row) in system.rows.enumerated() {
                if row.levelAbove >= 0 { body(row.levelAbove, index) }
                if row.levelBelow >= 0, row.levelBelow != row.levelAbove { body(row.levelBelow, index) }
            }
        }
        var starts = Array(repeating: 0, count: system.levels.count + 1)
        each { level, _ in starts[level + 1] += 1 }
        for level in system.levels.indices { starts[level + 1] += starts[level] }
        var next = starts
        var rows = [Int32](repeating: 0, count: starts[system.levels.count])
        each { level, row in
            rows[next[level]] = Int32(row)
            next[level] += 1
        }
        (self.starts, self.rows) = (starts, rows)
    }

    subscript(level: Int) -> ArraySlice<Int32> { rows[starts[level]..<starts[level + 1]] }
}
