import FrameLists
import TestSupport
import Testing

/// Differences between lists of identifiers.
@Suite struct ListDifferenceTests {
    private typealias Contents = ListContents<Int, Int>

    /// Elements of both lists keep their identity. Elements of only one list are inserted or deleted.
    @Test(arguments: 1...300) func theBatchLeadsFromOneListToTheOther(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let old = Self.contents(&numbers)
        let new = Self.contents(&numbers)
        let updates = ListUpdates(from: old, to: new)
        let change = try ListChange(from: old.counts, to: new.counts, applying: updates, of: .items)
        let positions = Self.positions(new)
        for (identifier, index) in Self.positions(old) {
            #expect(change.newIndex(of: index) == positions[identifier], "item \(identifier)")
        }
        for (section, identifier) in old.sections.enumerated() {
            #expect(change.newSection(of: section) == new.sections.firstIndex(of: identifier))
        }
    }

    /// Reloaded identifiers that stay in place are reloaded. Those that move are inserted as new ones.
    @Test(arguments: 1...100) func reloadedItemsAreRecreated(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let old = Self.contents(&numbers)
        let new = Self.contents(&numbers)
        let items = Set((0..<6).map { _ in numbers.integer(0...20) })
        let sections = Set([numbers.integer(0...5)])
        let updates = ListUpdates(from: old, to: new, reloadingSections: sections, items: items)
        let change = try ListChange(from: old.counts, to: new.counts, applying: updates, of: .items)
        let origins = Self.positions(old)
        for (identifier, index) in Self.positions(new) {
            let origin = change.oldIndex(of: index)
            // A reloaded section pairs the remaining items in order and recreates all of them.
            if let origin { #expect(origin == origins[identifier] || change.isReloaded(new: index)) }
            let isNew = origin == nil || change.isReloaded(new: index)
            if items.contains(identifier) { #expect(isNew, "item \(identifier)") }
        }
        for section in change.after.indices where sections.contains(new.sections[section]) {
            #expect(change.oldSection(of: section) == nil || change.isReloaded(newSection: section))
        }
    }

    /// In one section, all elements move except a longest increasing subsequence. The test finds it by exhaustive
    /// search.
    @Test(arguments: 1...60) func theNumberOfMovesIsMinimal(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let count = numbers.integer(1...9)
        let order = Array(0..<count).shuffled(using: &numbers)
        var longest = 0
        for choice in 0..<(1 << count) {
            let chosen = order.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element)
            if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
        }
        let items = ListUpdates(
            from: Contents(sections: [0], items: [Array(0..<count)]), to: Contents(sections: [0], items: [order]))
        #expect(items.movedItems.count == count - longest)
        #expect(items.deletedItems.isEmpty && items.insertedItems.isEmpty)
        let none = Array(repeating: [Int](), count: count)
        let sections = ListUpdates(
            from: Contents(sections: Array(0..<count), items: none), to: Contents(sections: order, items: none))
        #expect(sections.movedSections.count == count - longest)
        #expect(sections.deletedSections.isEmpty && sections.insertedSections.isEmpty)
    }

    @Test func commonChangesAreListedAsMade() {
        let old = Contents(sections: [0, 1], items: [[1, 2, 3, 4], [5, 6]])
        func updates(_ items: [[Int]], sections: [Int] = [0, 1]) -> ListUpdates {
            ListUpdates(from: old, to: Contents(sections: sections, items: items))
        }
        func index(_ section: Int, _ item: Int) -> ListIndex { ListIndex(section: section, item: item) }

        #expect(updates(old.items).isEmpty)
        var expected = ListUpdates()
        expected.insertedItems = [index(0, 2)]
        #expect(updates([[1, 2, 9, 3, 4], [5, 6]]) == expected)
        expected = ListUpdates()
        expected.deletedItems = [index(0, 1), index(1, 1)]
        #expect(updates([[1, 3, 4], [5]]) == expected)
        expected = ListUpdates()
        expected.movedItems = [ListMove(from: index(0, 0), to: index(0, 3))]
        #expect(updates([[2, 3, 4, 1], [5, 6]]) == expected)
        expected = ListUpdates()
        expected.movedItems = [ListMove(from: index(0, 3), to: index(1, 0))]
        #expect(updates([[1, 2, 3], [4, 5, 6]]) == expected)
        expected = ListUpdates()
        expected.deletedSections = [0]
        expected.insertedSections = [1]
        #expect(updates([[5, 6], [7, 8]], sections: [1, 2]) == expected)
    }

    private static func contents(_ numbers: inout SplitMix64) -> Contents {
        let sections = Array(0...5).shuffled(using: &numbers).prefix(numbers.integer(0...6))
        var items = Array(repeating: [Int](), count: sections.count)
        if sections.isEmpty { return Contents() }
        // Half of the lists are in order, so that many elements stay in place.
        let identifiers = numbers.isTrue() ? Array(0...20) : Array(0...20).shuffled(using: &numbers)
        for identifier in identifiers where numbers.isTrue(0.8) {
            items[numbers.integer(below: sections.count)].append(identifier)
        }
        return Contents(sections: Array(sections), items: items)
    }

    private static func positions(_ contents: Contents) -> [Int: ListIndex] {
        var positions: [Int: ListIndex] = [:]
        for (section, items) in contents.items.enumerated() {
            for (item, identifier) in items.enumerated() {
                positions[identifier] = ListIndex(section: section, item: item)
            }
        }
        return positions
    }
}
