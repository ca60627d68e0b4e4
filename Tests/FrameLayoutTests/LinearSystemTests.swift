import Testing

@testable import FrameLayout

/// Handmade systems with a known optimum.
@Suite struct LinearSystemTests {
    private typealias Term = LinearConstraint.Term

    @Test func requiredEqualitiesHoldExactly() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        _ = try system.add(.equal([Term(1, x), Term(1, y)], 10))
        _ = try system.add(.equal([Term(1, x), Term(-1, y)], 4))
        #expect(system.solve().isEmpty)
        #expect(system.value(of: x) == 7)
        #expect(system.value(of: y) == 3)
    }

    @Test func undeterminedVariablesAreZero() {
        var system = LinearSystem()
        let x = system.addVariable()
        system.solve()
        #expect(system.value(of: x) == 0)
    }

    @Test func inequalitiesPullOnlyWhenViolated() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        _ = try system.add(.atLeast([Term(1, x)], 20))
        _ = try system.add(.equal([Term(1, x)], 5, priority: 500))
        system.solve()
        #expect(system.value(of: x) == 20)
        _ = try system.add(.equal([Term(1, x)], 50, priority: 501))
        system.solve()
        #expect(system.value(of: x) == 50)
    }

    /// Priorities are ordered and not weighted: ten constraints at 749 do not beat one at 750.
    @Test func aHigherPriorityBeatsManyLowerOnes() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        for _ in 0..<10 { _ = try system.add(.equal([Term(1, x)], 100, priority: 749)) }
        _ = try system.add(.equal([Term(1, x)], 1, priority: 750))
        system.solve()
        #expect(system.value(of: x) == 1)
    }

    /// Within one priority, the sum of the errors is minimized, so that the median wins and not the mean.
    @Test func onePriorityMakesTheSumOfAmountsSmall() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        for wish in [0.0, 10, 90] { _ = try system.add(.equal([Term(1, x)], wish, priority: 300)) }
        system.solve()
        #expect(system.value(of: x) == 10)
    }

    @Test func fractionsOfPrioritiesAreOrderedToo() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        _ = try system.add(.equal([Term(1, x)], 1, priority: 999.5))
        _ = try system.add(.equal([Term(1, x)], 2, priority: 999))
        system.solve()
        #expect(system.value(of: x) == 1)
    }

    @Test func leaningInequalitiesAreExactWhereNothingElseDeterminesTheirSum() throws {
        var system = LinearSystem()
        let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
        _ = try system.add(LinearConstraint.atMost([Term(1, x)], 10).leaning)
        _ = try system.add(LinearConstraint.atLeast([Term(1, y)], -10).leaning)
        _ = try system.add(LinearConstraint.atMost([Term(1, z)], 30).leaning)
        _ = try system.add(LinearConstraint.atLeast([Term(1, z)], 20).leaning)
        system.solve()
        #expect(system.value(of: x) == 10 && system.value(of: y) == -10)
        // Between two bounds, a value is as near to 0 as they allow.
        #expect(system.value(of: z) == 20)
        let id = try system.add(.equal([Term(1, x)], 4, priority: 1))
        system.solve()
        #expect(system.value(of: x) == 4)
        system.remove(id)
        system.solve()
        #expect(system.value(of: x) == 10)
    }

    /// A label with a compression resistance of 750 and a hugging priority of 250, in one constraint.
    @Test func theTwoSidesOfAConstraintMatterDifferently() throws {
        for (room, expected) in [(200.0, 80.0), (50, 50)] {
            var system = LinearSystem()
            let width = system.addVariable()
            _ = try system.add(LinearConstraint([Term(1, width)], equal: 80, below: 750, above: 250))
            _ = try system.add(.atMost([Term(1, width)], room))
            system.solve()
            #expect(system.value(of: width) == expected)
            _ = try system.add(.equal([Term(1, width)], room, priority: 251))
            system.solve()
            #expect(system.value(of: width) == room)
        }
    }

    @Test func termsOfOneVariableAreAddedUp() throws {
        var system = LinearSystem()
        let x = system.addVariable()
        _ = try system.add(.equal([Term(1, x), Term(2, x)], 12))
        system.solve()
        #expect(system.value(of: x) == 4)
    }

    /// A chain of equal widths is slow in a tableau, where each row contains all others.
    @Test func aLongChainIsSolvedExactly() throws {
        var system = LinearSystem()
        let widths = (0..<400).map { _ in system.addVariable() }
        for (a, b) in zip(widths, widths.dropFirst()) { _ = try system.add(.equal([Term(1, a), Term(-1, b)], 0)) }
        _ = try system.add(.equal(widths.map { Term(1, $0) }, 1000))
        for width in widths { _ = try system.add(LinearConstraint([Term(1, width)], equal: 7, below: 750, above: 250)) }
        system.solve()
        for width in widths { #expect(abs(system.value(of: width) - 2.5) < 1e-9) }
    }

    // MARK: - Input that is not meaningful

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numbersMustBeFinite(number: Double) throws {
        var system = LinearSystem()
        let x = system.addVariable()
        #expect(throws: LayoutError.self) { _ = try system.add(.equal([Term(number, x)], 0)) }
        #expect(throws: LayoutError.self) { _ = try system.add(.equal([Term(1, x)], number)) }
        let id = try system.add(.equal([Term(1, x)], 3))
        #expect(throws: LayoutError.self) { try system.setConstant(number, of: id) }
        system.solve()
        #expect(system.value(of: x) == 3)
    }

    @Test func coefficientsMustHaveReasonableMagnitudes() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        for (a, b) in [(1e300, 1.0), (1, 1e-300), (1e-200, 1e-200), (1e9, 1e-9)] {
            #expect(throws: LayoutError.self) { _ = try system.add(.equal([Term(a, x), Term(b, y)], 1)) }
        }
    }
}
