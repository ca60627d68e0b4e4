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
}
