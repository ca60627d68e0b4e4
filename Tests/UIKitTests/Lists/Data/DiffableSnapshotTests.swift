import QuartzCore
import TestSupport
import Testing
import UIKit

/// Snapshots of lists, compared with plain arrays.
@MainActor @Suite struct DiffableSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// Arrays of sections and items, searched from the start.
    private struct Plain {
        var sections: [(name: String, items: [Int])] = []

        mutating func remove(_ items: [Int]) {
            for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
        }

        mutating func insert(_ items: [Int], at target: Int, offset: Int) {
            remove(items)
            for index in sections.indices {
                if let item = sections[index].items.firstIndex(of: target) {
                    sections[index].items.insert(contentsOf: items, at: item + offset)
                }
            }
        }

        mutating func moveSection(_ name: String, to target: String, offset: Int) {
            guard let from = sections.firstIndex(where: { $0.name == name }) else { return }
            let section = sections.remove(at: from)
            if let to = sections.firstIndex(where: { $0.name == target }) { sections.insert(section, at: to + offset) }
        }
    }

    @Test(arguments: 1...40) func snapshotsBehaveLikeArrays(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var snapshot = Snapshot()
        var plain = Plain()
        var next = 0
        snapshot.appendSections(["a", "b"])
        plain.sections = [("a", []), ("b", [])]
        for _ in 0..<60 {
            let items = plain.sections.flatMap(\.items)
            let names = plain.sections.map(\.name)
            let some = items.shuffled(using: &numbers).prefix(numbers.integer(0...3)).map { $0 }
            let (first, second) = (items.randomElement(using: &numbers), items.randomElement(using: &numbers))
            next += 2
            switch (numbers.integer(0...9), first, second) {
            case (0, _, _):
                let name = numbers.element(of: names)
                snapshot.appendItems([next, next + 1], toSection: name)
                if let index = names.firstIndex(of: name) { plain.sections[index].items += [next, next + 1] }
            case (1, let target?, _):
                snapshot.insertItems([next, next + 1], beforeItem: target)
                plain.insert([next, next + 1], at: target, offset: 0)
            case (2, let target?, _) where !some.contains(target):
                snapshot.insertItems(some, afterItem: target)
                plain.insert(some, at: target, offset: 1)
            case (3, _, _):
                snapshot.deleteItems(some + [-1])
                plain.remove(some)
            case (4, let item?, let target?) where item != target:
                snapshot.moveItem(item, beforeItem: target)
                plain.insert([item], at: target, offset: 0)
            case (5, let item?, let target?) where item != target:
                snapshot.moveItem(item, afterItem: target)
                plain.insert([item], at: target, offset: 1)
            case (6, _, _):
                snapshot.insertSections(["s\(next)"], afterSection: names[0])
                plain.sections.insert(("s\(next)", []), at: 1)
            case (7, _, _) where names.count > 2:
                snapshot.deleteSections([names[1]])
                plain.sections.remove(at: 1)
            case (8, _, _) where names.count > 2:
                snapshot.moveSection(names[0], afterSection: names[2])
                plain.moveSection(names[0], to: names[2], offset: 1)
            default:
                snapshot.appendItems(some)
                plain.remove(some)
                plain.sections[plain.sections.count - 1].items += some
            }
            #expect(snapshot.sectionIdentifiers == plain.sections.map(\.name))
            for section in plain.sections {
                #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items)
                for item in section.items { #expect(snapshot.sectionIdentifier(containingItem: item) == section.name) }
            }
            let all = plain.sections.flatMap(\.items)
            #expect(snapshot.itemIdentifiers == all && snapshot.numberOfItems == all.count)
            for (index, item) in all.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
        }
    }

    @Test func deletingAnItemCancelsItsReload() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3])
        snapshot.reloadItems([3, 1, 3])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["a"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1] && snapshot.reconfiguredItemIdentifiers == [2])
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.deleteItems([1, 2])
        #expect(snapshot.reloadedItemIdentifiers == [3] && snapshot.reconfiguredItemIdentifiers.isEmpty)
        snapshot.deleteSections(["a"])
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty && snapshot.reloadedItemIdentifiers.isEmpty)
    }

    nonisolated private static let mistakes: [(message: String, call: @Sendable (inout Snapshot) -> Void)] = [
        ("supplied item identifiers are not unique. Duplicate identifiers: {(7)}", { $0.appendItems([7, 8, 7]) }),
        ("supplied section identifiers are not unique. Duplicate identifiers: {(a)}", { $0.appendSections(["a"]) }),
        ("appendItems(_:toSection:): there is no section z in the snapshot", { $0.appendItems([7], toSection: "z") }),
        ("insertItems(_:beforeItem:): there is no item 9 in the snapshot", { $0.insertItems([7], beforeItem: 9) }),
        ("moveItem(_:afterItem:): there is no item 9 in the snapshot", { $0.moveItem(1, afterItem: 9) }),
        (
            "moveSection(_:beforeSection:): there is no section z in the snapshot",
            { $0.moveSection("z", beforeSection: "a") }
        ),
        ("Attempted to reload item identifier that does not exist in the snapshot: 9", { $0.reloadItems([9]) }),
        (
            "Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
            { $0.reconfigureItems([9]) }
        ),
        (
            "itemIdentifiers(inSection:): there is no section z in the snapshot",
            { _ = $0.itemIdentifiers(inSection: "z") }
        ),
        (
            "There are currently no sections in the data source. Please add a section first.",
            {
                var empty = Snapshot()
                empty.appendItems([1])
                _ = $0
            }
        ),
    ]

    @Test(arguments: mistakes.indices) func aMistakeEndsTheRunAndChangesNothing(index: Int) throws {
        let app = try TestApp()
        let mistake = Self.mistakes[index]
        app.at(1) {
            var snapshot = Snapshot()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2])
            let before = snapshot
            mistake.call(&snapshot)
            mistake.call(&snapshot)
            #expect(snapshot == before)
        }
        let error = #expect(throws: StageError.self) { try app.play() }
        let message = error?.message ?? ""
        #expect(message.contains("NSDiffableDataSourceSnapshot: \(mistake.message)"))
    }
}

/// Outlines of sections.
@MainActor @Suite struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    private var fruit: Outline {
        var outline = Outline()
        outline.append(["fruit", "bread"])
        outline.append(["citrus", "apple"], to: "fruit")
        outline.append(["lemon", "lime"], to: "citrus")
        return outline
    }

    @Test func itemsPrecedeTheirChildren() {
        var outline = fruit
        #expect(outline.items == ["fruit", "citrus", "lemon", "lime", "apple", "bread"])
        #expect(outline.rootItems == ["fruit", "bread"] && outline.visibleItems == ["fruit", "bread"])
        outline.expand(["citrus"])
        #expect(outline.visibleItems == ["fruit", "bread"] && !outline.isVisible("lemon"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == outline.items && outline.isVisible("lemon"))
        outline.collapse(["citrus"])
        #expect(outline.visibleItems == ["fruit", "citrus", "apple", "bread"])
        #expect(outline.level(of: "lime") == 2 && outline.parent(of: "lime") == "citrus")
        #expect(outline.index(of: "apple") == 4 && outline.index(of: "plum") == nil)
        #expect(outline.visualDescription() == "- fruit\n  + citrus\n    * lemon\n    * lime\n  * apple\n* bread")
    }

    @Test func itemsAreInsertedAmongTheirSiblings() {
        var outline = fruit
        outline.insert(["pear"], after: "citrus")
        outline.insert(["milk"], before: "bread")
        #expect(outline.items == ["fruit", "citrus", "lemon", "lime", "pear", "apple", "milk", "bread"])
        outline.delete(["citrus", "milk", "nothing"])
        #expect(outline.items == ["fruit", "pear", "apple", "bread"] && !outline.contains("lime"))
    }

    @Test func partialSnapshotsKeepTheirLevels() {
        var outline = fruit
        outline.expand(["citrus"])
        #expect(outline.snapshot(of: "fruit").items == ["citrus", "lemon", "lime", "apple"])
        #expect(outline.snapshot(of: "fruit").visibleItems == ["citrus", "lemon", "lime", "apple"])
        #expect(outline.snapshot(of: "citrus", includingParent: true).rootItems == ["citrus"])
        var other = Outline()
        other.append(["rye"])
        other.append(["dark rye"], to: "rye")
        outline.replace(childrenOf: "fruit", using: other)
        #expect(outline.items == ["fruit", "rye", "dark rye", "bread"] && outline.level(of: "dark rye") == 2)
    }

    @Test func mistakesEndTheRun() throws {
        let app = try TestApp()
        app.at(1) {
            var outline = fruit
            let before = outline
            outline.append(["lemon"], to: "bread")
            outline.append(["kiwi"], to: "tropical")
            #expect(outline == before)
        }
        let error = #expect(throws: StageError.self) { try app.play() }
        let message = error?.message ?? ""
        #expect(message.contains("supplied item identifiers are not unique. Duplicate identifiers: {(lemon)}"))
        #expect(message.contains("append(_:to:): there is no item tropical in the snapshot"))
    }
}
