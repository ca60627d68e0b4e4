import TestSupport
import Testing

@testable import FrameLayout

/// Properties that must hold for every system, tested with random ones.
@Suite struct SolverLawTests {
    /// A screen of random boxes, each placed relative to its neighbors, with content sizes, priorities and
    /// inequalities.
    private struct Screen {
        var constraints: [LinearConstraint]
        var count: Int

        init(seed: UInt64) {
            var random = SplitMix64(seed: seed)
            var probe = LinearSystem()
            let boxes = (0..<Int.random(in: 2...12, using: &random)).map { _ in
                (start: probe.addVariable(), length: probe.addVariable())
            }
            count = 2 * boxes.count
            constraints = []
            for (index, box) in boxes.enumerated() {
                let other = index == 0 ? nil : boxes[Int.random(in: 0..<index, using: &random)]
                let gap = Double(Int.random(in: 0...40, using: &random))
                if let other {
                    constraints.append(
                        .equal([.init(1, box.start), .init(-1, other.start), .init(-1, other.length)], gap))
                } else {
                    constraints.append(.equal([.init(1, box.start)], gap))
                }
                // Distinct priorities leave one optimum.
                constraints.append(
                    LinearConstraint(
                        [.init(1, box.length)], equal: Double(Int.random(in: 10...200, using: &random)),
                        below: 700 + Double(index), above: 200 + Double(index)))
                constraints.append(.atLeast([.init(1, box.length)], 0))
                constraints.append(
                    .atMost([.init(1, box.start), .init(1, box.length)], 320, priority: 800 + Double(index)))
            }
        }

        func solved(_ order: [Int]) throws -> [Double] {
            var system = LinearSystem()
            let variables = (0..<count).map { _ in system.addVariable() }
            for index in order { _ = try system.add(constraints[index]) }
            system.solve()
            return variables.map { system.value(of: $0) }
        }
    }

    private static func isSame(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-7 } }

    @Test(arguments: 1...40) func theOrderOfAddingDoesNotMatter(seed: UInt64) throws {
        let screen = Screen(seed: seed)
        let order = Array(screen.constraints.indices)
        let expected = try screen.solved(order)
        var random = SplitMix64(seed: seed &* 977)
        for _ in 0..<50 {
            let values = try screen.solved(order.shuffled(using: &random))
            #expect(Self.isSame(values, expected))
        }
    }

    /// This includes a solution in between, whose active set is the start of the next one.
    @Test(arguments: 1...40) func removingAndAddingBackChangesNothing(seed: UInt64) throws {
        let screen = Screen(seed: seed)
        var system = LinearSystem()
        let variables = (0..<screen.count).map { _ in system.addVariable() }
        var ids = try screen.constraints.map { try system.add($0) }
        system.solve()
        let expected = variables.map { system.value(of: $0) }
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let index = Int.random(in: ids.indices, using: &random)
            system.remove(ids[index])
            if Bool.random(using: &random) { system.solve() }
            ids[index] = try system.add(screen.constraints[index])
            system.solve()
            #expect(Self.isSame(variables.map { system.value(of: $0) }, expected))
        }
    }

    @Test(arguments: 1...40) func editingAConstantEqualsBuildingAnew(seed: UInt64) throws {
        var screen = Screen(seed: seed)
        var system = LinearSystem()
        let variables = (0..<screen.count).map { _ in system.addVariable() }
        let ids = try screen.constraints.map { try system.add($0) }
        system.solve()
        var random = SplitMix64(seed: seed &+ 5)
        for _ in 0..<20 {
            let index = Int.random(in: ids.indices, using: &random)
            let constant = Double(Int.random(in: 0...250, using: &random))
            screen.constraints[index].constant = constant
            try system.setConstant(constant, of: ids[index])
            system.solve()
            let anew = try screen.solved(Array(ids.indices))
            #expect(Self.isSame(variables.map { system.value(of: $0) }, anew))
        }
    }

    /// Constants, priorities, constraints and variables change in any order, also into and out of conflicts.
    @Test(arguments: 1...40) func anyChangeEqualsBuildingAnew(seed: UInt64) throws {
        var random = SplitMix64(seed: seed &* 7919)
        var system = LinearSystem()
        var variables: [LayoutVariable] = []
        var held: [(id: ConstraintID, rule: LinearConstraint)] = []
        func add(_ rule: LinearConstraint) throws { held.append((try system.add(rule), rule)) }
        for number in 0..<60 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                let variable = system.addVariable()
                variables.append(variable)
                // A unique priority leaves one optimum, no matter which constraint is broken.
                try add(.equal([.init(1, variable)], Double(number), priority: 1 + Double(number)))
                if let other = variables.dropLast().randomElement(using: &random) {
                    let gap = Double(Int.random(in: 0...90, using: &random))
                    try add(.atLeast([.init(1, variable), .init(-1, other)], gap, priority: 300 + Double(number)))
                }
            case 2:
                guard let variable = variables.randomElement(using: &random) else { continue }
                let value = Double(Int.random(in: 0...300, using: &random))
                try add(.equal([.init(1, variable)], value, priority: 500 + Double(number)))
            case 3:
                guard let variable = variables.randomElement(using: &random) else { continue }
                try add(.equal([.init(1, variable)], Double(Int.random(in: 0...1, using: &random))))
            case 4:
                guard let index = held.indices.randomElement(using: &random) else { continue }
                held[index].rule.constant += Double(Int.random(in: 1...50, using: &random))
                try system.setConstant(held[index].rule.constant, of: held[index].id)
            default:
                // The last constraint on a variable is kept.
                guard let index = held.indices.randomElement(using: &random), held[index].rule.below > 100 else {
                    continue
                }
                system.remove(held.remove(at: index).id)
            }
            guard Bool.random(using: &random) else { continue }
            let conflicts = system.solve()
            var anew = LinearSystem()
            for _ in variables { _ = anew.addVariable() }
            let ids = try held.map { try anew.add($0.rule) }
            let expected = anew.solve()
            let places = Dictionary(uniqueKeysWithValues: zip(held.map(\.id), ids))
            #expect(Set(conflicts.map { places[$0.broken] }) == Set(expected.map(\.broken)))
            #expect(Self.isSame(variables.map { system.value(of: $0) }, variables.map { anew.value(of: $0) }))
        }
    }

    /// Without a change there is no work. A constant that changes no decision costs one solution and its refinement.
    @Test func workIsProportionalToTheChange() throws {
        var system = LinearSystem()
        let variables = (0..<400).map { _ in system.addVariable() }
        var ids = [try system.add(.equal([.init(1, variables[0])], 10))]
        for (before, variable) in zip(variables, variables.dropFirst()) {
            ids.append(try system.add(.equal([.init(1, variable), .init(-1, before)], 8)))
            _ = try system.add(.atLeast([.init(1, variable)], 0))
        }
        system.solve()
        #expect(system.work.factorizations == 1)
        #expect(system.work.steps == 0)
        var work = system.work
        system.solve()
        #expect(system.work == work)
        try system.setConstant(20, of: ids[200])
        system.solve()
        work.solutions += 1
        work.visits = system.work.visits
        #expect(system.work == work)
        #expect(system.value(of: variables[399]) == 10 + 399 * 8 + 12)
        // A constraint that already holds, and one more variable.
        _ = try system.add(.atMost([.init(1, variables[300])], 1e5))
        system.solve()
        #expect(system.work.visits - work.visits < 10)
        work.visits = system.work.visits
        #expect(system.work == work)
        let last = system.addVariable()
        _ = try system.add(.equal([.init(1, last), .init(-1, variables[399])], 1))
        system.solve()
        #expect(system.work.factorizations == 1)
        #expect(system.work.steps - work.steps == 1)
        #expect(system.value(of: last) == system.value(of: variables[399]) + 1)
    }

    /// No other values nearby satisfy the constraints better, priority by priority.
    @Test(arguments: 1...20) func nothingNearbyIsBetter(seed: UInt64) throws {
        let screen = Screen(seed: seed)
        let best = try screen.solved(Array(screen.constraints.indices))
        func costs(_ values: [Double]) -> [Double] {
            var costs = [Double](repeating: 0, count: 1001)
            for constraint in screen.constraints {
                let off = constraint.terms.reduce(-constraint.constant) {
                    $0 + $1.coefficient * values[$1.variable.index]
                }
                costs[Int(off > 0 ? constraint.above : constraint.below)] += abs(off)
            }
            costs[0] = 0
            return costs.reversed()
        }
        let least = costs(best)
        var random = SplitMix64(seed: seed &* 31)
        for _ in 0..<400 {
            let moved = best.map {
                $0 + Double.random(in: -3...3, using: &random) * (Bool.random(using: &random) ? 1 : 0)
            }
            let other = costs(moved)
            let firstDifferent = zip(other, least).first { abs($0 - $1) > 1e-6 }
            if let firstDifferent { #expect(firstDifferent.0 > firstDifferent.1) }
        }
    }
}
