/// Linear constraints with priorities, and the values that meet them best.
///
/// The values are those of an ordered optimum: from priority 1000 down, the sum of what the constraints of one priority are off by
/// is made as small as the higher priorities leave possible. A variable that nothing determines is 0, or as near to 0 as what it is
/// tied to allows. Where the optimum is unique, the values do not depend on the order in which constraints were added.
///
/// Required constraints that cannot hold together end in a ``ConstraintConflict``; one of them is broken and the rest goes on.
///
/// The method is the simplex method on the active set: as many constraints as there are variables are taken as exact, which gives
/// the values; while letting go of one of them makes the ordered sum smaller, the values move along until another one becomes
/// exact. What has changed since the last ``solve()`` starts from its active set, so that a changed constant costs little.
///
/// Source: G. Badros, A. Borning, P. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM Transactions on
/// Computer-Human Interaction 8 (2001), for the ordered optimum; R. Bartels, A. Conn, "Linearly constrained discrete ℓ1 problems",
/// ACM Transactions on Mathematical Software 6 (1980), for the steps over sums of absolute values.
public struct LinearSystem: Sendable {
    struct Row {
        var entries: [BasisFactors.Entry]
        var constant: Double
        var below: Double
        var above: Double
        /// Greater for what was added later; −1 for a variable's own row.
        var serial: Int
        var isBroken = false
        /// Places in ``LinearSystem/levels`` of what being off to either side costs; −1 for nothing.
        var levelBelow = -1
        var levelAbove = -1

        var strength: Double { max(below, above) }
        /// The side to which being off costs less, on which a row counts that is neither active nor off.
        var isCheaperAbove: Bool { below > above }
        static let unused = Row(entries: [], constant: 0, below: 0, above: 0, serial: 0)
    }

    /// What solving has cost so far, in numbers that do not depend on the machine.
    public struct Work: Equatable, Sendable {
        /// Times that all active rows were factorized.
        public var factorizations = 0
        /// Solutions of the active rows for the values.
        public var solutions = 0
        /// Searches among all active rows for those to let go of.
        public var searches = 0
        /// Steps from one active set to the next.
        public var steps = 0
    }

    public internal(set) var work = Work()
    var rows: [Row] = []
    /// The priorities in use, from the highest down. The last one, 0, is that of the variables' own rows.
    private(set) var levels: [Double] = [0]
    /// By variable: the rows it stands in.
    var columns: [[BasisFactors.Entry]] = []
    /// By variable: the row that says the variable is 0, which holds it where nothing else does.
    var ownRows: [Int] = []
    var values: [Double] = []
    /// By row: what it is off by, 0 while active.
    var excess: [Double] = []
    /// By row: the side it is off to. For a row that happens to be exact without being active, the side it came from, which
    /// keeps the method from going round in circles.
    var isAbove: [Bool] = []
    var active: [Int] = []
    /// By row: its place in ``active``, or −1.
    var place: [Int] = []
    var factors = BasisFactors(rows: [])
    private var freeRows: [Int] = []
    private var nextSerial = 0
    /// Constraints added since the last solution.
    private var added = 0
    private var needsSolving = true
    /// Whether the active set may not be the best one any more.
    var needsOptimizing = true
    /// Whether steps have moved the values since they were last refined.
    var hasMoved = false
    /// Rows that have changed since the values last followed.
    private var stale: [Int] = []
    private var conflicts: [ConstraintConflict] = []

    /// With more than one in so many constraints new, the next solution starts from a guess.
    private static let fewAdded = 8
    /// Rounding may show only when the values are refined that another active set is better.
    private static let mostRefinements = 3

    public init() {}

    public mutating func addVariable() -> LayoutVariable {
        let variable = LayoutVariable(index: values.count)
        values.append(0)
        columns.append([])
        let row = insert(
            Row(
                entries: [BasisFactors.Entry(index: Int32(variable.index), value: 1)], constant: 0, below: 0, above: 0,
                serial: -1))
        ownRows.append(row)
        place[row] = active.count
        active.append(row)
        factors.extend()
        needsSolving = true
        return variable
    }

    /// Adds a constraint. Terms of the same variable are added up. Throws when a coefficient or the constant is not finite, or when
    /// coefficients differ by more than a factor of 10¹².
    public mutating func add(_ constraint: LinearConstraint) throws(LayoutError) -> ConstraintID {
        var sums: [BasisFactors.Entry] = []
        for term in constraint.terms {
            guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
            let index = Int32(term.variable.index)
            if let at = sums.firstIndex(where: { $0.index == index }) {
                sums[at].value += term.coefficient
            } else {
                sums.append(BasisFactors.Entry(index: index, value: term.coefficient))
            }
        }
        guard constraint.constant.isFinite else { throw .notFinite(constraint.constant) }
        sums.removeAll { $0.value == 0 }
        let greatest = sums.reduce(0) { max($0, abs($1.value)) }
        let least = sums.reduce(greatest) { min($0, abs($1.value)) }
        guard greatest <= least * 1e12, greatest < 1e12, least > 1e-12 || sums.isEmpty else {
            throw .unevenCoefficients(least: least, greatest: greatest)
        }
        let row = insert(
            Row(
                entries: sums, constant: constraint.constant, below: constraint.below, above: constraint.above,
                serial: nextSerial))
        nextSerial += 1
        needsSolving = true
        return ConstraintID(serial: nextSerial - 1, row: row)
    }

    public mutating func remove(_ id: ConstraintID) {
        guard rows[id.row].serial == id.serial else { return }
        if place[id.row] >= 0 { deactivate(id.row) }
        if costLevel(id.row) >= 0 { needsOptimizing = true }
        for entry in rows[id.row].entries {
            columns[Int(entry.index)].removeAll { Int($0.index) == id.row }
        }
        rows[id.row] = .unused
        freeRows.append(id.row)
        mend()
    }

    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(LayoutError) {
        guard constant.isFinite else { throw .notFinite(constant) }
        guard rows[id.row].serial == id.serial, rows[id.row].constant != constant else { return }
        rows[id.row].constant = constant
        stale.append(id.row)
        mend()
    }

    public mutating func setPriority(below: Double, above: Double, of id: ConstraintID) {
        guard rows[id.row].serial == id.serial else { return }
        rows[id.row].below = below
        rows[id.row].above = above
        rank(id.row)
        needsOptimizing = true
        mend()
    }

    /// Brings the values up to date and gives the conflicts among required constraints as they are now.
    @discardableResult
    public mutating func solve() -> [ConstraintConflict] {
        guard needsSolving else { return conflicts }
        needsSolving = false
        if added * Self.fewAdded > rows.count { start() } else { follow() }
        added = 0
        for _ in 0..<Self.mostRefinements where needsOptimizing {
            needsOptimizing = false
            optimize()
            conflicts += resolveConflicts()
            if hasMoved { followAll() }
        }
        return conflicts
    }

    /// The value as of the last ``solve()``.
    public func value(of variable: LayoutVariable) -> Double { values[variable.index] }

    /// What was broken may hold again after any change.
    private mutating func mend() {
        for conflict in conflicts {
            rows[conflict.broken.row].isBroken = false
            rank(conflict.broken.row)
            needsOptimizing = true
        }
        conflicts = []
        needsSolving = true
    }

    /// Finds the levels of a row's priorities, and makes them where there are none.
    mutating func rank(_ row: Int) {
        rows[row].levelBelow = level(of: rows[row].below, in: rows[row])
        rows[row].levelAbove = level(of: rows[row].above, in: rows[row])
    }

    private mutating func level(of priority: Double, in row: Row) -> Int {
        if row.isBroken { return -1 }
        if priority == 0 { return row.serial < 0 ? levels.count - 1 : -1 }
        let index = levels.firstIndex { $0 <= priority } ?? levels.count
        if levels[index] == priority { return index }
        levels.insert(priority, at: index)
        for other in rows.indices {
            if rows[other].levelBelow >= index { rows[other].levelBelow += 1 }
            if rows[other].levelAbove >= index { rows[other].levelAbove += 1 }
        }
        return index
    }

    private mutating func insert(_ row: Row) -> Int {
        let index: Int
        if let free = freeRows.popLast() {
            index = free
            rows[index] = row
        } else {
            index = rows.count
            rows.append(row)
            excess.append(0)
            isAbove.append(true)
            place.append(-1)
        }
        for entry in row.entries {
            columns[Int(entry.index)].append(BasisFactors.Entry(index: Int32(index), value: entry.value))
        }
        rank(index)
        excess[index] = 0
        isAbove[index] = row.isCheaperAbove
        if costLevel(index) >= 0 { needsOptimizing = true }
        stale.append(index)
        added += 1
        return index
    }

    /// Takes a row out of the active set; the own row of a variable that it determined comes in.
    private mutating func deactivate(_ row: Int) {
        let position = place[row]
        let direction = self.direction(of: position)
        var best = -1
        for variable in direction.indices where place[ownRows[variable]] < 0 {
            if best < 0 || abs(direction[variable]) > abs(direction[best]) { best = variable }
        }
        // Without one, rounding has made the factors useless.
        guard best >= 0, abs(direction[best]) > 1e-9 else { return added = rows.count }
        exchange(position, with: ownRows[best])
        stale.append(ownRows[best])
        needsOptimizing = true
    }

    /// Guesses an active set and goes on from there, as it would take many steps from the present one.
    private mutating func start() {
        for row in active { place[row] = -1 }
        active = guess()
        for (position, row) in active.enumerated() { place[row] = position }
        for row in rows.indices { isAbove[row] = rows[row].isCheaperAbove }
        needsOptimizing = true
        factorize()
    }

    /// New factors of the active rows. Rows that depend on others leave the active set for own rows of what is then undetermined.
    mutating func factorize() {
        while true {
            work.factorizations += 1
            factors = BasisFactors(rows: active.map { rows[$0].entries })
            if factors.dependent.isEmpty { break }
            for (position, column) in factors.dependent {
                place[active[position]] = -1
                active[position] = ownRows[column]
                place[ownRows[column]] = position
            }
        }
        followAll()
    }

    mutating func followAll() {
        stale = Array(rows.indices)
        hasMoved = false
        follow()
    }

    /// Moves the values to where the active rows are exact, and finds what the other rows are off by. Looks only at rows that have
    /// changed, and at those of variables that move.
    private mutating func follow() {
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
            for row in changed where place[row] >= 0 {
                let off = off(row)
                guard off != 0 else { continue }
                error[place[row]] = -off
                isExact = false
            }
            if isExact { break }
            work.solutions += 1
            factors.solve(&error, &correction)
            for (variable, change) in correction.enumerated() where change != 0 {
                values[variable] += change
                for entry in columns[variable] where !isChanged[Int(entry.index)] {
                    isChanged[Int(entry.index)] = true
                    changed.append(Int(entry.index))
                }
            }
        }
        for row in changed { observe(row) }
    }

    /// Finds what a row is off by. A row that gets to another side makes other moves worth while; one that is required must not be
    /// off.
    private mutating func observe(_ row: Int) {
        excess[row] = place[row] >= 0 ? 0 : off(row)
        guard abs(excess[row]) > Self.tolerance else { return }
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

    /// The level to which a row that is not active adds what it is off by; −1 for none.
    private func costLevel(_ row: Int) -> Int {
        if place[row] >= 0 { return -1 }
        return isAbove[row] ? rows[row].levelAbove : rows[row].levelBelow
    }

    /// How the values change when the active row at a position grows by one and the other active rows stay.
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
        place[active[position]] = -1
        active[position] = row
        place[row] = position
        if factors.isStale || abs(combination[position]) < 1e-7 {
            factorize()
        } else {
            factors.replace(row: position, combination: combination)
        }
    }
}
