import Testing

@testable import FrameLayout

@Suite struct ConflictTests {
    private typealias Term = LinearConstraint.Term

    /// The report names two conflicting widths but not an unrelated constraint, and breaks the later one.
    @Test func theConflictNamesTheContradictingConstraints() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        let first = try system.add(.equal([Term(1, x)], 10))
        _ = try system.add(.equal([Term(1, y), Term(-1, x)], 5))
        let second = try system.add(.equal([Term(1, x)], 20))
        let conflicts = system.solve()
        #expect(conflicts == [ConstraintConflict(constraints: [first, second], broken: second)])
        #expect(system.value(of: x) == 10)
        #expect(system.value(of: y) == 15)
    }

    /// All three constraints are needed for the contradiction. Without any one of them, the others hold.
    @Test func theConflictIsMinimal() throws {
        func build(without left: Int?) throws -> (LinearSystem, [ConstraintID]) {
            var system = LinearSystem()
            let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
            let rules: [LinearConstraint] = [
                .atLeast([Term(1, x), Term(-1, y)], 1), .atLeast([Term(1, y), Term(-1, z)], 1),
                .atLeast([Term(1, z), Term(-1, x)], 1), .equal([Term(1, x), Term(1, z)], 8),
            ]
            let ids = try rules.enumerated().filter { $0.offset != left }.map { try system.add($0.element) }
            return (system, ids)
        }
        var (system, ids) = try build(without: nil)
        let conflicts = system.solve()
        #expect(conflicts.map(\.constraints) == [Array(ids[0...2])])
        #expect(conflicts.map(\.broken) == [ids[2]])
        for left in 0...2 {
            var (rest, _) = try build(without: left)
            #expect(rest.solve().isEmpty)
        }
    }

    /// Each position is at least a point beyond the preceding one, but the last equals the first. The limit applies to
    /// the whole solution, not to each constraint that is set aside.
    @Test func theSearchForConflictsIsLimited() throws {
        var system = LinearSystem()
        let places = (0..<600).map { _ in system.addVariable() }
        _ = try system.add(.atMost([Term(1, places[599]), Term(-1, places[0])], 0))
        for (one, next) in zip(places, places.dropFirst()) {
            _ = try system.add(.atLeast([Term(1, next), Term(-1, one)], 1))
        }
        var patient = system
        #expect(patient.solve().count == 1 && !patient.hasGivenUp)
        system.mostVisits = 100_000
        #expect(system.solve().isEmpty && system.hasGivenUp && system.ambiguousVariables().isEmpty)
        #expect(system.work.searches < 100 && patient.work.searches > 600)
    }

    @Test func aConflictIsOverWhenItsCauseIsRemoved() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        let first = try system.add(.equal([Term(1, x)], 10))
        _ = try system.add(.equal([Term(1, x)], 20))
        #expect(system.solve().count == 1)
        system.remove(first)
        #expect(system.solve().isEmpty)
        #expect(system.value(of: x) == 20)
    }

    /// Constraints added in the meantime do not hide the conflict.
    @Test func aConflictStaysUntilItIsOver() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        let first = try system.add(.equal([Term(1, x)], 10))
        let second = try system.add(.equal([Term(1, x)], 20))
        let conflict = ConstraintConflict(constraints: [first, second], broken: second)
        #expect(system.solve() == [conflict])
        _ = try system.add(.equal([Term(1, y)], 5))
        #expect(system.solve() == [conflict])
        system.remove(first)
        #expect(system.solve().isEmpty)
        #expect(system.value(of: x) == 20)
        #expect(system.value(of: y) == 5)
    }

    @Test func aConflictIsOverWhenItsNumbersAgree() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        let first = try system.add(.equal([Term(1, x)], 10))
        _ = try system.add(.atLeast([Term(1, x)], 20))
        #expect(system.solve().count == 1)
        try system.setConstant(25, of: first)
        #expect(system.solve().isEmpty)
        #expect(system.value(of: x) == 25)
    }

    /// Each of thousands of contradictions is found, and the first constraint holds.
    @Test func thousandsOfConflictsTerminate() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        for width in 0..<5000 { _ = try system.add(.equal([Term(1, x)], Double(width))) }
        #expect(system.solve().count == 4999)
        #expect(system.value(of: x) == 0)
    }

    /// Without variables, a constraint is true or false by itself.
    @Test func aConstraintOverNothingConflictsWithItself() throws {
        var system = LinearSystem()
        let id = try system.add(.equal([], 5))
        #expect(system.solve() == [ConstraintConflict(constraints: [id], broken: id)])
    }

    @Test(arguments: [1e300, -1e300, 1e9.nextUp, .nan, .infinity, -.infinity])
    func nonFiniteNumbersAreRejected(number: Double) throws {
        var system = LinearSystem()
        let x = system.addVariable()
        let id = try system.add(.equal([Term(1, x)], 10))
        #expect(throws: LayoutError.self) { _ = try system.add(.equal([Term(1, x)], number)) }
        #expect(throws: LayoutError.self) { _ = try system.add(.equal([Term(1, x), Term(number * 1e9, x)], 0)) }
        #expect(throws: LayoutError.self) { _ = try system.add(.equal([Term(1, x)], 0, priority: number)) }
        #expect(throws: LayoutError.self) { try system.setConstant(number, of: id) }
        #expect(throws: LayoutError.self) { try system.setPriority(below: number, above: 5, of: id) }
        #expect(system.solve().isEmpty)
        #expect(system.value(of: x) == 10)
    }

    /// Variables that can move are found from their directions of motion, without a solution for each.
    @Test func thousandsOfOpenVariablesAreFound() throws {
        var system = LinearSystem()
        let variables = (0..<4000).map { _ in system.addVariable() }
        for (a, b) in zip(variables[..<2000], variables[2000..<3000]) {
            _ = try system.add(.equal([Term(1, a), Term(-1, b)], 3))
        }
        system.solve()
        #expect(system.ambiguousVariables().count == 4000)
        #expect(system.looseVariables().possible.isEmpty)
    }
}
