/// Linear constraints with priorities, and the values that satisfy them best.
///
/// The values are an ordered optimum: from priority 1000 down, the total violation per priority is as small as the
/// higher priorities allow. An undetermined variable is at the bound of a ``LinearConstraint/leaning`` inequality;
/// without one it is 0, or as near to 0 as its constraints allow. If the optimum is unique, the values do not depend on the
/// order in which constraints were added.
///
/// Required constraints that cannot hold together are a ``ConstraintConflict``: one of them is broken, and the rest is
/// solved.
///
/// The method is the simplex method on an active set: as many constraints as variables are exact, and determine the
/// values. While releasing one of them reduces the ordered sum, the values move until another one becomes exact. The
/// next ``solve()`` starts from the active set of the previous one, so that a changed constant costs little.
///
/// Source: G. Badros, A. Borning, P. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM
/// Transactions on Computer-Human Interaction 8 (2001), for the ordered optimum; R. Bartels, A. Conn, "Linearly
/// constrained discrete ℓ1 problems", ACM Transactions on Mathematical Software 6 (1980), for the steps over sums of
/// absolute values.
public struct LinearSystem: Sendable {
    struct Row {
        var entries: [BasisFactors.Entry]
        var constant: Double
        var below: Double
        var above: Double
        /// Number that increases in the order of addition; −1 for a variable's own row.
        var serial: Int
        var isBroken = false
        /// Index in ``LinearSystem/levels`` of the cost of a violation below; −1 for none. ``levelAbove`` is that of a
        /// violation above.
        var levelBelow = -1
        var levelAbove = -1

        var strength: Double { max(below, above) }
        /// Whether a violation above costs less. This is the side of a row that is neither active nor violated.
        var isCheaperAbove: Bool { below > above }
        static let unused = Row(entries: [], constant: 0, below: 0, above: 0, serial: .max)
    }

    /// The cost of solving so far, in numbers that do not depend on the machine.
    public struct Work: Equatable, Sendable {
        /// Number of factorizations of all active rows.
        public var factorizations = 0
        /// Number of solutions of the active rows.
        public var solutions = 0
        /// Number of searches for active rows to release.
        public var searches = 0
        /// Number of steps from one active set to the next.
        public var steps = 0
        /// Number of rows, variables and entries of factors visited by all of these.
        public var visits = 0
    }

    public internal(set) var work = Work()
    var rows: [Row] = []
    /// Priorities in use, from the highest down. The last one, 0, belongs to the variables' own rows.
    private(set) var levels: [Double] = [0]
    /// Whether a row has a priority that is not in ``levels``.
    private var needsLevels = false
    /// Rows of each variable.
    var columns: [[BasisFactors.Entry]] = []
    /// Row of each variable that sets it to 0 and is active while nothing else determines it.
    var ownRows: [Int] = []
    var values: [Double] = []
    /// Violation of each row, which is 0 while the row is active.
    var excess: [Double] = []
    /// Side of each row's violation. For an inactive row that happens to be exact, it is the previous side, which
    /// prevents cycling.
    var isAbove: [Bool] = []
    var active: [Int] = []
    /// Index of each row in ``active``, or −1.
    var activeIndex: [Int] = []
    var factors = BasisFactors(rows: [])
    /// Number of dependent rows that were replaced in ``active``.
    var repairs = 0
    /// Right-hand side of an equation for ``factors``, which is clear in between.
    var side = SparseVector()
    /// Result of ``findDirection(of:)``, by variable.
    var direction = SparseVector()
    /// Result of ``findCombination(of:)``, by active row.
    var combination = SparseVector()
    private var freeRows: [Int] = []
    private var nextSerial = 0
    /// Number of constraints added and of active ones removed since the last solution.
    var exchanged = 0
    private var needsSolving = true
    /// Violation in points below which a row counts as satisfied. Constants larger than 10,000 points leave fewer
    /// digits.
    private(set) var tolerance = 1e-9
    /// Maximum of ``Work/visits`` in one solution: about a second. Screens need a twentieth.
    package var mostVisits = 60_000_000
    /// Number of visits at which the current solution stops.
    var lastVisit = 0
    var isExhausted: Bool { work.visits >= lastVisit }
    /// Whether the best values were not found within a reasonable number of steps.
    public internal(set) var hasGivenUp = false
    /// Whether the active set may no longer be the best one.
    var needsOptimizing = true
    /// Whether steps have moved the values since they were last refined.
    var hasMoved = false
    /// Rows that changed since the values were last updated.
    var stale: [Int] = []
    /// Variables of rows that changed since the last search for ambiguity.
    private var unsearched: Set<Int> = []
    /// Ambiguous variables, as of the last search.
    var ambiguous: Set<Int> = []
    private var conflicts: [ConstraintConflict] = []
    private var moved: [Int] = []
    private var isMoved: [Bool] = []

    /// Number of changes of the set of constraints, and share of new ones, above which the next solution starts from a
    /// guess.
    static let mostExchanges = (count: 100, share: 1.0 / 8)
    /// Maximum number of refinements, because refining the values may show that another active set is better.
    private static let mostRefinements = 3

    public init() {}

    public mutating func addVariable() -> LayoutVariable {
        let variable = LayoutVariable(index: values.count)
        values.append(0)
        isMoved.append(false)
        columns.append([])
        let row = insert(
            Row(
                entries: [BasisFactors.Entry(index: Int32(variable.index), value: 1)], constant: 0, below: 0, above: 0,
                serial: -1))
        ownRows.append(row)
        activeIndex[row] = active.count
        active.append(row)
        factors.extend()
        side.extend(to: active.count)
        direction.extend(to: active.count)
        combination.extend(to: active.count)
        needsSolving = true
        return variable
    }

    /// Adds a constraint. Terms with the same variable are added up. Throws for invalid numbers; see ``LayoutError``.
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
        try Self.check(constraint.constant)
        try Self.check(priorities: constraint.below, constraint.above)
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
        noteChange(of: id.row)
        if activeIndex[id.row] >= 0 { deactivate(id.row) }
        if costLevel(id.row) >= 0 { needsOptimizing = true }
        for entry in rows[id.row].entries {
            let variable = Int(entry.index)
            guard let position = columns[variable].lastIndex(where: { Int($0.index) == id.row }) else { continue }
            columns[variable].remove(at: position)
        }
        rows[id.row] = .unused
        freeRows.append(id.row)
        mend()
    }

    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(LayoutError) {
        try Self.check(constant)
        guard rows[id.row].serial == id.serial, rows[id.row].constant != constant else { return }
        rows[id.row].constant = constant
        noteChange(of: id.row)
        tolerate(constant)
        stale.append(id.row)
        mend()
    }

    private static func check(_ constant: Double) throws(LayoutError) {
        guard constant.isFinite else { throw .notFinite(constant) }
        guard abs(constant) <= LinearConstraint.greatestConstant else { throw .tooLarge(constant) }
    }

    private static func check(priorities: Double...) throws(LayoutError) {
        for priority in priorities where !(0...LinearConstraint.required).contains(priority) {
            throw .invalidPriority(priority)
        }
    }

    public mutating func setPriority(below: Double, above: Double, of id: ConstraintID) throws(LayoutError) {
        try Self.check(priorities: below, above)
        guard rows[id.row].serial == id.serial, rows[id.row].below != below || rows[id.row].above != above else {
            return
        }
        rows[id.row].below = below
        rows[id.row].above = above
        noteChange(of: id.row)
        rank(id.row)
        needsOptimizing = true
        mend()
    }

    /// Updates the values, and returns the current conflicts among required constraints.
    @discardableResult
    public mutating func solve() -> [ConstraintConflict] {
        guard needsSolving else { return conflicts }
        needsSolving = false
        lastVisit = work.visits + mostVisits
        updateLevels()
        if needsStart { start() } else { follow() }
        exchanged = 0
        if needsOptimizing { hasGivenUp = false }
        for _ in 0..<Self.mostRefinements where needsOptimizing {
            needsOptimizing = false
            optimize()
            conflicts += resolveConflicts()
            if hasMoved { followAll() }
        }
        return conflicts
    }

    /// Returns the variables whose values were changed by solutions since the last call.
    public mutating func takeMoved() -> [LayoutVariable] {
        defer { moved = [] }
        for variable in moved { isMoved[variable] = false }
        return moved.map { LayoutVariable(index: $0) }
    }

    mutating func shift(_ variable: Int, by change: Double) {
        values[variable] += change
        guard !isMoved[variable] else { return }
        isMoved[variable] = true
        moved.append(variable)
    }

    /// Returns the value as of the last ``solve()``.
    public func value(of variable: LayoutVariable) -> Double { values[variable.index] }

    /// Restores broken constraints, because after any change, they may hold again.
    private mutating func mend() {
        for conflict in conflicts {
            rows[conflict.broken.row].isBroken = false
            noteChange(of: conflict.broken.row)
            rank(conflict.broken.row)
            needsOptimizing = true
        }
        conflicts = []
        needsSolving = true
    }

    /// Sets the levels of a row's priorities. Missing levels follow with ``updateLevels()``.
    mutating func rank(_ row: Int) {
        rows[row].levelBelow = level(of: rows[row].below, in: rows[row])
        rows[row].levelAbove = level(of: rows[row].above, in: rows[row])
    }

    private mutating func level(of priority: Double, in row: Row) -> Int {
        if row.isBroken { return -1 }
        if priority == 0 { return row.serial < 0 ? levels.count - 1 : -1 }
        var (low, high) = (0, levels.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] > priority { low = middle + 1 } else { high = middle }
        }
        if levels[low] != priority { needsLevels = true }
        return low
    }

    /// Orders the priorities in use if there are new ones.
    mutating func updateLevels() {
        guard needsLevels else { return }
        needsLevels = false
        levels = Set(rows.flatMap { [$0.below, $0.above] } + [0]).sorted(by: >)
        for row in rows.indices { rank(row) }
        work.visits += rows.count
    }

    /// Turns leaning inequalities into plain ones, which leave a sum undetermined that nothing else determines.
    mutating func stopLeaning() {
        for row in rows.indices {
            if rows[row].below == LinearConstraint.leaningPriority { rows[row].below = 0 }
            if rows[row].above == LinearConstraint.leaningPriority { rows[row].above = 0 }
        }
        needsLevels = true
        needsOptimizing = true
        needsSolving = true
    }

    private mutating func tolerate(_ constant: Double) { tolerance = max(tolerance, 1e-13 * abs(constant)) }

    private mutating func insert(_ row: Row) -> Int {
        tolerate(row.constant)
        let index: Int
        if let free = freeRows.popLast() {
            index = free
            rows[index] = row
        } else {
            index = rows.count
            rows.append(row)
            excess.append(0)
            isAbove.append(true)
            activeIndex.append(-1)
        }
        for entry in row.entries {
            columns[Int(entry.index)].append(BasisFactors.Entry(index: Int32(index), value: entry.value))
        }
        rank(index)
        excess[index] = 0
        isAbove[index] = row.isCheaperAbove
        if costLevel(index) >= 0 { needsOptimizing = true }
        stale.append(index)
        exchanged += 1
        noteChange(of: index)
        return index
    }

    private mutating func noteChange(of row: Int) { search(rows[row].entries.map { Int($0.index) }) }

    /// Lets the next search for ambiguity include these variables.
    mutating func search(_ variables: [Int]) { unsearched.formUnion(variables) }

    /// Returns the variables whose ambiguity may have changed since the last call: those of rows that changed, and all
    /// that constraints connect with them. Variables are in one list, in order, if constraints connect them.
    mutating func takeUnsearched() -> [[Int]] {
        defer { unsearched = [] }
        var found: Set<Int> = []
        return unsearched.sorted().compactMap { first in
            guard found.insert(first).inserted else { return nil }
            var (connected, index) = ([first], 0)
            while index < connected.count {
                for place in columns[connected[index]] {
                    for entry in rows[Int(place.index)].entries where found.insert(Int(entry.index)).inserted {
                        connected.append(Int(entry.index))
                    }
                }
                index += 1
            }
            return connected.sorted()
        }
    }
}
