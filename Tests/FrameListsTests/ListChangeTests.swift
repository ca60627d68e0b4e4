import FrameLists
import TestSupport
import Testing

/// Checking and applying batches of updates.
@Suite struct ListChangeTests {
    /// A simple implementation of the rules places identifiers. The change must find each of them at its place.
    @Test(arguments: 1...200) func everyItemIsFoundAtItsExpectedIndex(seed: UInt64) throws {
        let batch = RandomBatch(seed: seed)
        let change = try ListChange(
            from: batch.before.map(\.count), to: batch.after.map(\.count), applying: batch.updates, of: .items)

        let places = RandomBatch.positions(batch.after)
        for (section, items) in batch.before.enumerated() {
            for (item, identifier) in items.enumerated() {
                let old = ListIndex(section: section, item: item)
                #expect(change.newIndex(of: old) == places[identifier], "\(old)")
            }
        }
        let origins = RandomBatch.positions(batch.before)
        for (section, items) in batch.after.enumerated() {
            for (item, identifier) in items.enumerated() {
                let new = ListIndex(section: section, item: item)
                #expect(change.oldIndex(of: new) == origins[identifier], "\(new)")
                #expect(change.isMoved(new: new) == batch.updates.movedItems.contains { $0.to == new })
                #expect(
                    change.isReloaded(new: new)
                        == origins[identifier].map(batch.updates.reloadedItems.contains) ?? false)
            }
        }
        for (old, section) in batch.sectionsBefore.enumerated() {
            let new = batch.sectionsAfter.firstIndex(of: section)
            #expect(change.newSection(of: old) == new)
            if let new { #expect(change.oldSection(of: new) == old) }
        }
    }

    @Test func aFewChangesOfALongListMoveTheItemsBelow() throws {
        var updates = ListUpdates()
        updates.deletedItems = [ListIndex(section: 0, item: 10), ListIndex(section: 0, item: 500_000)]
        updates.insertedItems = [ListIndex(section: 0, item: 0)]
        updates.movedItems = [
            ListMove(from: ListIndex(section: 0, item: 999_999), to: ListIndex(section: 0, item: 600_000))
        ]
        let change = try ListChange(from: [1_000_000], to: [999_999], applying: updates, of: .rows)
        func moved(_ item: Int) -> Int? { change.newIndex(of: ListIndex(section: 0, item: item))?.item }
        #expect(moved(0) == 1)
        #expect(moved(10) == nil)
        #expect(moved(11) == 11)
        #expect(moved(500_000) == nil)
        #expect(moved(600_000) == 599_999)
        #expect(moved(600_001) == 600_001)
        #expect(moved(999_998) == 999_998)
        #expect(moved(999_999) == 600_000)
        #expect(moved(1_000_000) == nil)
    }

    @Test func aReloadedSectionMatchesItemsUpToTheSmallerCount() throws {
        var updates = ListUpdates()
        updates.reloadedSections = [1]
        let change = try ListChange(from: [2, 5, 1], to: [2, 3, 1], applying: updates, of: .rows)
        #expect(change.newIndex(of: ListIndex(section: 1, item: 2)) == ListIndex(section: 1, item: 2))
        #expect(change.newIndex(of: ListIndex(section: 1, item: 3)) == nil)
        #expect(change.isReloaded(newSection: 1))
        #expect(change.isReloaded(new: ListIndex(section: 1, item: 2)))
        #expect(!change.isReloaded(new: ListIndex(section: 0, item: 0)))
    }

    @Test func duplicateIndexesInADeletedSectionAreHarmless() throws {
        var updates = ListUpdates()
        updates.deletedSections = [0]
        updates.deletedItems = [ListIndex(section: 0, item: 1)]
        updates.reloadedItems = [ListIndex(section: 0, item: 0)]
        let change = try ListChange(from: [2, 3], to: [3], applying: updates, of: .rows)
        #expect(change.newIndex(of: ListIndex(section: 1, item: 2)) == ListIndex(section: 0, item: 2))
    }

    @Test func indexesOutsideTheListFindNothing() throws {
        let change = try ListChange(from: [1], to: [1], applying: ListUpdates(), of: .rows)
        for index in [(-1, 0), (0, -1), (0, 1), (1, 0), (.max, .max), (.min, .min)] {
            #expect(change.newIndex(of: ListIndex(section: index.0, item: index.1)) == nil)
            #expect(change.oldIndex(of: ListIndex(section: index.0, item: index.1)) == nil)
        }
    }
}

/// The messages of UIKit's exceptions.
@Suite struct ListUpdateErrorTests {
    struct Case: Sendable {
        var before = [3]
        var after = [3]
        var nouns = ListNouns.rows
        let message: String
        let change: @Sendable (inout ListUpdates) -> Void
    }

    private static func index(_ section: Int, _ item: Int) -> ListIndex { ListIndex(section: section, item: item) }

    static let cases: [Case] = [
        Case(
            message: """
                Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after \
                the update (3) must be equal to the number of rows contained in that section before the update (3), plus or \
                minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the \
                number of rows moved into or out of that section (0 moved in, 0 moved out).
                """
        ) { $0.insertedItems = [index(0, 0)] },
        Case(
            before: [3, 1], after: [2, 1], nouns: .items,
            message: """
                Invalid update: invalid number of items in section 0. The number of items contained in an existing section \
                after the update (2) must be equal to the number of items contained in that section before the update (3), \
                plus or minus the number of items inserted or deleted from that section (1 inserted, 2 deleted) and plus or \
                minus the number of items moved into or out of that section (0 moved in, 1 moved out).
                """
        ) {
            $0.reloadedItems = [index(0, 0)]
            $0.deletedItems = [index(0, 1)]
            $0.movedItems = [ListMove(from: index(0, 2), to: index(1, 0))]
        },
        Case(
            before: [3], after: [3, 1],
            message: """
                Invalid update: invalid number of sections. The number of sections contained in the table view after the \
                update (2) must be equal to the number of sections contained in the table view before the update (1), plus or \
                minus the number of sections inserted or deleted (0 inserted, 0 deleted).
                """
        ) { _ in },
        Case(
            before: [0], after: [0],
            message: "attempt to insert row 0 into section 0, but there are only 0 rows in section 0 after the update"
        ) { $0.insertedItems = [index(0, 0)] },
        Case(
            nouns: .items,
            message: "attempt to delete item 7 from section 0 which only contains 3 items before the update"
        ) { $0.deletedItems = [index(0, 7)] },
        Case(message: "attempt to insert row 0 into section 4, but there are only 1 sections after the update") {
            $0.insertedItems = [index(4, 0)]
        },
        Case(message: "attempt to delete section 1, but there are only 1 sections before the update") {
            $0.deletedSections = [1]
        },
        Case(message: "attempt to insert section -1, but there are only 1 sections after the update") {
            $0.insertedSections = [-1]
        },
        Case(message: "attempt to delete and reload the same index path ([0, 1])") {
            $0.deletedItems = [index(0, 1)]
            $0.reloadedItems = [index(0, 1)]
        },
        Case(message: "attempt to move to and insert the same index path ([0, 2])") {
            $0.movedItems = [ListMove(from: index(0, 0), to: index(0, 2))]
            $0.insertedItems = [index(0, 2)]
        },
        Case(message: "attempt to delete row 1 from section 0 twice") {
            $0.deletedItems = [index(0, 1), index(0, 1)]
        },
        Case(message: "attempt to delete and reload the same section (0)") {
            $0.deletedSections = [0]
            $0.reloadedSections = [0]
        },
    ]

    @Test(arguments: cases.indices) func theMessageMatchesUIKit(index: Int) {
        let test = Self.cases[index]
        var updates = ListUpdates()
        test.change(&updates)
        do throws(ListUpdateError) {
            _ = try ListChange(from: test.before, to: test.after, applying: updates, of: test.nouns)
            Issue.record("no error for \(updates)")
        } catch {
            #expect(error.description == test.message)
        }
    }
}

/// A batch, and the identifiers of sections and items before and after it, placed according to the rules.
private struct RandomBatch {
    private(set) var updates = ListUpdates()
    private(set) var sectionsBefore: [Int] = []
    private(set) var sectionsAfter: [Int] = []
    private(set) var before: [[Int]] = []
    private(set) var after: [[Int]] = []

    static func positions(_ items: [[Int]]) -> [Int: ListIndex] {
        var positions: [Int: ListIndex] = [:]
        for (section, items) in items.enumerated() {
            for (item, identifier) in items.enumerated() {
                positions[identifier] = ListIndex(section: section, item: item)
            }
        }
        return positions
    }

    init(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        var next = 0
        func identifiers(_ count: Int) -> [Int] {
            defer { next += count }
            return Array(next..<next + count)
        }
        sectionsBefore = identifiers(numbers.integer(0...6))
        for _ in sectionsBefore { before.append(identifiers(numbers.integer(0...7))) }

        var kept: [Int] = []
        var moved: [Int] = []
        for section in sectionsBefore.indices {
            switch numbers.integer(0...5) {
            case 0: updates.deletedSections.append(section)
            case 1: moved.append(section)
            default: kept.append(section)
            }
        }
        let inserted = identifiers(numbers.integer(0...2))
        let added = (moved.map { sectionsBefore[$0] } + inserted).shuffled(using: &numbers)
        sectionsAfter = Self.place(added, among: kept.map { sectionsBefore[$0] }, &numbers)
        updates.insertedSections = inserted.compactMap(sectionsAfter.firstIndex)
        updates.movedSections = moved.compactMap { old in
            sectionsAfter.firstIndex(of: sectionsBefore[old]).map { ListMove(from: old, to: $0) }
        }

        var arriving = sectionsAfter.map { _ in [Int]() }
        var staying: [Int: [Int]] = [:]
        for (section, items) in before.enumerated() {
            let isGone = updates.deletedSections.contains(section)
            for (item, identifier) in items.enumerated() {
                let index = ListIndex(section: section, item: item)
                switch numbers.integer(0...6) {
                case 0 where !isGone: updates.deletedItems.append(index)
                case 1 where !sectionsAfter.isEmpty:
                    arriving[numbers.integer(below: sectionsAfter.count)].append(identifier)
                case 2 where !isGone:
                    updates.reloadedItems.append(index)
                    fallthrough
                default: staying[sectionsBefore[section], default: []].append(identifier)
                }
            }
        }
        let origins = Self.positions(before)
        for (section, identifier) in sectionsAfter.enumerated() {
            let isNew = inserted.contains(identifier)
            let created = identifiers(numbers.integer(0...2))
            let items = Self.place(
                (arriving[section] + created).shuffled(using: &numbers), among: isNew ? [] : staying[identifier] ?? [],
                &numbers)
            after.append(items)
            for (item, identifier) in items.enumerated() {
                let to = ListIndex(section: section, item: item)
                if arriving[section].contains(identifier), let from = origins[identifier] {
                    updates.movedItems.append(ListMove(from: from, to: to))
                } else if created.contains(identifier), !isNew || numbers.isTrue() {
                    updates.insertedItems.append(to)
                }
            }
        }
    }

    /// Returns `others` in their order, with `added` inserted at random places.
    private static func place(_ added: [Int], among others: [Int], _ numbers: inout SplitMix64) -> [Int] {
        var result = others
        for identifier in added { result.insert(identifier, at: numbers.integer(0...result.count)) }
        return result
    }
}
