import TestSupport
import Testing

@testable import FrameLists

/// Sums and lookups, compared with a plain array.
@Suite struct LengthsTests {
    /// Lengths, some of which were set, and the same lengths in an array.
    private struct Case {
        var tree: Lengths
        var plain: [Double]

        init(_ random: inout SplitMix64, count: Int) {
            let common = random.isTrue(0.9) ? random.number(0.5...60) : 0
            tree = Lengths(count: count, common: common)
            plain = Array(repeating: common, count: count)
            for _ in 0..<random.integer(below: 2 * count + 1) {
                let index = random.integer(below: count)
                let length = random.isTrue(0.2) ? 0 : random.number(0...200)
                let old = plain[index]
                #expect(tree.set(length, at: index) == length - old)
                plain[index] = length
            }
        }

        func sum(before index: Int) -> Double { plain[..<index].reduce(0, +) }
    }

    private func eachCase(_ body: (Case, inout SplitMix64) -> Void) {
        var random = SplitMix64(seed: 31)
        for count in 1...40 {
            let tested = Case(&random, count: count)
            body(tested, &random)
        }
    }

    @Test func sumsMatchTheArray() {
        eachCase { tested, _ in
            for index in 0...tested.plain.count {
                #expect(abs(tested.tree.sum(before: index) - tested.sum(before: index)) < 1e-9)
            }
            for index in tested.plain.indices { #expect(tested.tree[index] == tested.plain[index]) }
            #expect(abs(tested.tree.total - tested.sum(before: tested.plain.count)) < 1e-9)
        }
    }

    @Test func anOffsetIsInTheSpanOfItsElement() {
        eachCase { tested, random in
            let total = tested.tree.total
            for _ in 0..<50 where total > 0 {
                let offset = random.number(0...total * 0.999_999)
                guard let index = tested.tree.index(at: offset) else {
                    Issue.record("no element at \(offset) of \(total)")
                    continue
                }
                #expect(tested.sum(before: index) <= offset + 1e-9)
                #expect(tested.sum(before: index + 1) >= offset - 1e-9)
                #expect(tested.plain[index] > 0)
            }
            #expect(tested.tree.index(at: -0.001) == nil)
            #expect(tested.tree.index(at: total) == nil)
        }
    }

    @Test func anElementIncludesItsStartAndExcludesItsEnd() {
        let tree = Lengths([10, 0, 20, 30], common: 44)
        #expect([0, 9.5, 10, 29.5, 30, 59.5].map { tree.index(at: $0) } == [0, 0, 2, 2, 3, 3])
        let uniform = Lengths(count: 1000, common: 44.0 + 1.0 / 3)
        for index in 0..<1000 { #expect(uniform.index(at: uniform.sum(before: index)) == index) }
    }

    @Test func setElementsAreListedInOrder() {
        eachCase { tested, _ in
            var seen: [Int] = []
            tested.tree.forEachSet { index, length in
                seen.append(index)
                #expect(length == tested.plain[index])
            }
            #expect(seen == tested.plain.indices.filter { tested.tree.isSet($0) })
        }
    }

    @Test func aSequenceOfChangesMatchesTheArray() {
        var random = SplitMix64(seed: 5)
        for count in 0...33 {
            let plain = (0..<count).map { _ in random.number(0...100) }
            let tree = Lengths(plain, common: 1)
            #expect(plain.indices.allSatisfy { tree[$0] == plain[$0] && tree.isSet($0) })
            #expect(abs(tree.sum(before: count) - plain.reduce(0, +)) < 1e-9)
        }
    }

    /// Setting a hundred of ten million elements does not iterate over them.
    @Test func costDoesNotGrowWithTheNumberOfElements() {
        var tree = Lengths(count: 10_000_000, common: 44)
        for step in 0..<100 { tree.set(100, at: step * 99_991) }
        #expect(tree.total == 44 * 9_999_900 + 100 * 100)
        #expect(tree.index(at: tree.sum(before: 9_999_999)) == 9_999_999)
    }
}
