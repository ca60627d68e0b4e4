import Testing

@testable import FrameLayout

@Suite struct AmbiguityTests {
    private typealias Term = LinearConstraint.Term

    @Test func aFreeVariableIsAmbiguousAndADeterminedOneIsNot() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        _ = try system.add(.equal([Term(1, x)], 10))
        #expect(system.ambiguousVariables() == [y])
    }

    /// Two widths share a length in an undetermined ratio.
    @Test func variablesThatTradeWithEachOtherAreAmbiguous() throws {
        var system = LinearSystem()
        let (a, b, sum) = (system.addVariable(), system.addVariable(), system.addVariable())
        _ = try system.add(.equal([Term(1, a), Term(1, b), Term(-1, sum)], 0))
        _ = try system.add(.equal([Term(1, sum)], 100))
        for width in [a, b] {
            _ = try system.add(LinearConstraint([Term(1, width)], equal: 20, below: 750, above: 250))
        }
        #expect(system.ambiguousVariables() == [a, b])
        _ = try system.add(.equal([Term(1, a)], 20, priority: 251))
        #expect(system.ambiguousVariables().isEmpty)
    }

    @Test func aBoundThatAVariableLeansOnDoesNotDetermineIt() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        _ = try system.add(LinearConstraint.atMost([Term(1, x)], 10).leaning)
        _ = try system.add(LinearConstraint.atLeast([Term(1, y)], 10).leaning)
        _ = try system.add(.equal([Term(1, y)], 12, priority: 1))
        system.solve()
        #expect(system.value(of: x) == 10 && system.value(of: y) == 12)
        #expect(system.ambiguousVariables() == [x])
    }

    @Test func aRangeIsAmbiguousUnlessItIsAPoint() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        _ = try system.add(.atLeast([Term(1, x)], 10))
        let upper = try system.add(.atMost([Term(1, x)], 20))
        #expect(system.ambiguousVariables() == [x])
        try system.setConstant(10, of: upper)
        #expect(system.ambiguousVariables().isEmpty)
    }

    /// Screens of ten cells, whose constraints change at random.
    @Test(arguments: 0..<20) func aChangedSystemIsLikeOneMadeAnew(_ seed: UInt64) throws {
        var generator = SystemOfCells(seed: seed)
        var system = LinearSystem()
        let variables = (0..<40).map { _ in system.addVariable() }
        var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []
        for _ in 0..<60 {
            if let last = constraints.indices.last, generator.next() % 4 == 0 {
                let index = Int(generator.next() % UInt64(last + 1))
                if generator.next() % 2 == 0 {
                    system.remove(constraints.remove(at: index).id)
                } else {
                    let constant = Double(generator.next() % 50)
                    try system.setConstant(constant, of: constraints[index].id)
                    constraints[index].constraint.constant = constant
                }
            } else {
                let constraint = generator.constraint(variables)
                constraints.append((try system.add(constraint), constraint))
            }
            system.solve()
            var other = LinearSystem()
            _ = variables.map { _ in other.addVariable() }
            for (_, constraint) in constraints { _ = try other.add(constraint) }
            other.solve()
            #expect(system.ambiguousVariables() == other.ambiguousVariables())
        }
    }
}

/// Constraints between the four variables of one of ten cells.
private struct SystemOfCells {
    private var state: UInt64

    init(seed: UInt64) { state = seed &+ 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    mutating func constraint(_ variables: [LayoutVariable]) -> LinearConstraint {
        let cell = Int(next() % 10) * 4
        let (first, second) = (variables[cell + Int(next() % 4)], variables[cell + Int(next() % 4)])
        let terms =
            first == second
            ? [LinearConstraint.Term(1, first)] : [LinearConstraint.Term(1, first), LinearConstraint.Term(-1, second)]
        let priority = [1000.0, 750, 250][Int(next() % 3)]
        let constant = Double(next() % 50)
        return switch next() % 3 {
        case 0: .equal(terms, constant, priority: priority)
        case 1: .atLeast(terms, constant, priority: priority)
        default: LinearConstraint(terms, equal: constant, below: 750, above: 250)
        }
    }
}
