import QuartzCore
import TestSupport
import Testing
import UIKit

/// After any batch, the view equals a new view of the same data.
@MainActor @Suite struct CollectionBatchLawTests {
    /// A random batch of changes of sections and items.
    @MainActor private struct RandomBatch {
        var updates: [@MainActor (UICollectionView) -> Void] = []
        let after: [[Int]]

        /// Deletions and moves refer to `before`. The remaining elements keep their order, and the others are inserted.
        init(_ before: [[Int]], _ random: inout SplitMix64, next: inout Int) {
            let deletedSections = IndexSet(before.indices.filter { _ in random.isTrue(0.15) })
            var remaining: [[(number: Int, old: IndexPath)]] = []
            var deleted: [IndexPath] = []
            var moving: [(number: Int, old: IndexPath)] = []
            var reloaded: [IndexPath] = []
            for (section, numbers) in before.enumerated() where !deletedSections.contains(section) {
                var kept: [(number: Int, old: IndexPath)] = []
                for (item, number) in numbers.enumerated() {
                    let path = IndexPath(item: item, section: section)
                    switch random.number(0...1) {
                    case ..<0.1: deleted.append(path)
                    case ..<0.2: moving.append((number, path))
                    case ..<0.25:
                        reloaded.append(path)
                        kept.append((number, path))
                    default: kept.append((number, path))
                    }
                }
                remaining.append(kept)
            }
            // New sections take numbers between the old ones.
            var insertedSections = IndexSet()
            var sections: [(isNew: Bool, items: [(number: Int, old: IndexPath?)])] = []
            for kept in remaining {
                if random.isTrue(0.1), sections.count < 20 { sections.append((true, [])) }
                sections.append((false, kept.map { ($0.number, $0.old) }))
            }
            if sections.isEmpty || random.isTrue(0.2) { sections.append((true, [])) }
            for index in sections.indices where sections[index].isNew {
                insertedSections.insert(index)
                for _ in 0..<random.integer(below: 6) {
                    sections[index].items.append((next, nil))
                    next += 1
                }
            }
            let targets = sections.indices.filter { !sections[$0].isNew }
            var moves: [(IndexPath, Int)] = []
            if let target = targets.first {
                for (number, path) in moving {
                    let section = random.isTrue() ? random.element(of: targets) : target
                    let position = random.integer(below: sections[section].items.count + 1)
                    sections[section].items.insert((-number - 1, path), at: position)
                    moves.append((path, number))
                }
            } else {
                deleted += moving.map(\.old)
            }
            var inserted: [Int] = []
            for section in targets {
                for _ in 0..<random.integer(below: 4) where random.isTrue() {
                    let position = random.integer(below: sections[section].items.count + 1)
                    sections[section].items.insert((next, nil), at: position)
                    inserted.append(next)
                    next += 1
                }
            }
            var paths: [Int: IndexPath] = [:]
            after = sections.enumerated().map { section, content in
                content.items.enumerated().map { item, entry in
                    let number = entry.number < 0 ? -entry.number - 1 : entry.number
                    paths[number] = IndexPath(item: item, section: section)
                    return number
                }
            }
            updates = [
                { $0.deleteSections(deletedSections) }, { $0.insertSections(insertedSections) },
                { $0.deleteItems(at: deleted) }, { $0.reloadItems(at: reloaded) },
                { $0.insertItems(at: inserted.compactMap { paths[$0] }) },
                { view in
                    for (old, number) in moves {
                        if let new = paths[number] { view.moveItem(at: old, to: new) }
                    }
                },
            ]
            updates.shuffle(using: &random)
        }
    }

    @Test(arguments: 0..<24) func aBatchEndsLikeANewView(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var next = 0
        let sections = (0..<random.integer(1...20)).map { _ in
            (0..<random.integer(below: 12)).map { _ in
                defer { next += 1 }
                return next
            }
        }
        let pad = try CollectionPad(sections) {
            if seed % 3 == 0 { $0.source.header = CGSize(width: 0, height: 20) }
            if seed % 2 == 0 {
                $0.source.size = { CGSize(width: 40 + Double($0 % 5) * 17, height: 30 + Double($0 % 3) * 10) }
            }
        }
        var completions = 0
        for step in 0..<4 {
            let isOverlapping = seed % 4 == 1
            pad.app.at(1 + Double(step) * (isOverlapping ? 0.1 : 1)) {
                let batch = RandomBatch(pad.source.sections, &random, next: &next)
                pad.view.performBatchUpdates {
                    pad.source.sections = batch.after
                    batch.updates.forEach { $0(pad.view) }
                } completion: {
                    // A batch ends the fades of the previous one.
                    #expect($0 || isOverlapping)
                    completions += 1
                }
                if step == 1 { pad.view.contentOffset.y = 60 }
            }
            if !isOverlapping {
                pad.app.at(1.9 + Double(step)) {
                    #expect(CollectionPad.shown(pad.view) == pad.fresh(UICollectionViewFlowLayout()))
                }
            }
        }
        pad.app.at(9) {
            #expect(CollectionPad.shown(pad.view) == pad.fresh(UICollectionViewFlowLayout()))
            let cells = pad.view.subviews.filter { $0 is NumberCell && !$0.isHidden }
            #expect(cells.count == pad.view.visibleCells.count)
            #expect(cells.allSatisfy { $0.frame.intersects(pad.view.bounds) })
        }
        try pad.app.play()
        #expect(completions == 4)
    }

    /// Elements move in a straight line from their old positions. The intermediate frames are those of the commits, and
    /// seeking in a run produces the same ones.
    @Test func itemsMoveFromTheirOldPositions() throws {
        let pad = try CollectionPad([Array(0..<6)], layout: LineLayout())
        var cells: [NumberCell] = []
        pad.app.at(1) {
            cells = (0..<6).compactMap { pad.cell($0) }
            pad.source.sections = [[0, 2, 3, 9, 4, 5]]
            pad.view.performBatchUpdates {
                pad.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                pad.view.insertItems(at: [IndexPath(item: 3, section: 0)])
            }
        }
        var inserted: NumberCell?
        pad.app.at(1.1) { inserted = pad.cell(3) }
        try pad.app.play()
        #expect(cells.count == 6)
        for (index, cell) in cells.enumerated() where index == 2 || index == 3 {
            let start = Double(index) * 50 + 25
            let middle = try #require(try pad.app.shown("position.y", of: cell, at: 1.15)?.number)
            #expect(abs(middle - (start - 25)) < 1, "ease-in-out is at half the distance at half the time")
        }
        let fading = try #require(inserted)
        #expect(fading.number == 9)
        let opacity = try #require(try pad.app.shown("opacity", of: fading, at: 1.15)?.number)
        #expect(abs(opacity - 0.5) < 0.02)
        let leaving = try #require(try pad.app.shown("opacity", of: cells[1], at: 1.15)?.number)
        #expect(abs(leaving - 0.5) < 0.02)
        #expect(try pad.app.shown("position.y", of: cells[1], at: 1.15)?.number == 75)
    }

    @Test func layoutMethodsAreCalledInOrder() throws {
        let layout = LineLayout()
        let pad = try CollectionPad([[0, 1, 2]], layout: layout)
        pad.app.at(1) {
            layout.log = []
            pad.source.sections = [[1, 2, 3]]
            pad.view.performBatchUpdates {
                pad.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                pad.view.insertItems(at: [IndexPath(item: 2, section: 0)])
            }
            #expect(layout.log == ["prepare", "updates 2", "final 0", "initial 2", "finalize"])
        }
        try pad.app.play()
    }

    @Test func aReloadFadesFromTheOldCellToANewOne() throws {
        let pad = try CollectionPad([[0, 1, 2]], layout: LineLayout())
        var cells: [NumberCell] = []
        pad.app.at(1) {
            cells = [pad.cell(1)!]
            pad.source.sections = [[0, 7, 2]]
            pad.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
            cells.append(pad.cell(1)!)
        }
        pad.app.at(2) { #expect(pad.cell(1) === cells[1] && cells[0].isHidden) }
        try pad.app.play()
        #expect(cells[0] !== cells[1] && cells[1].number == 7)
        let (old, new) = (
            try #require(try pad.app.shown("opacity", of: cells[0], at: 1.15)?.number),
            try #require(try pad.app.shown("opacity", of: cells[1], at: 1.15)?.number)
        )
        #expect(abs(old - 0.5) < 0.02 && abs(new - 0.5) < 0.02)
    }

    @Test func aBatchInAnAnimationTakesItsDuration() throws {
        let pad = try CollectionPad([Array(0..<6)], layout: LineLayout())
        var last: NumberCell?
        pad.app.at(1) {
            last = pad.cell(5)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                pad.source.sections = [Array(1..<6)]
                pad.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        try pad.app.play()
        let cell = try #require(last)
        #expect(try pad.app.numbers("position.y", of: cell, at: [1, 2, 3]) == [275, 250, 225])
    }

    @Test func anInconsistentBatchIsAnError() throws {
        let pad = try CollectionPad([[0, 1, 2]])
        var result: Bool?
        pad.app.at(1) {
            pad.source.sections = [[0, 1]]
            pad.view.performBatchUpdates {
                pad.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            } completion: {
                result = $0
            }
        }
        pad.app.at(2) { #expect(pad.view.visibleCells.count == 2) }
        #expect(
            performing: { try pad.app.play() },
            throws: {
                "\($0)".contains(
                    "The number of items contained in an existing section after the update (2) must be equal to the number of items contained in that section before the update (3)"
                )
            })
        #expect(result == false)
    }

    @Test func selectionFollowsItsItems() throws {
        let pad = try CollectionPad([Array(0..<6)]) { $0.view.allowsMultipleSelection = true }
        pad.app.at(1) {
            for item in [1, 3, 5] {
                pad.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
            pad.source.sections = [[5, 0, 2, 3, 4]]
            pad.view.performBatchUpdates {
                pad.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                pad.view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 0))
            }
            let items = pad.view.indexPathsForSelectedItems?.map(\.item)
            #expect(items == [3, 0])
            #expect(pad.view.visibleCells.filter(\.isSelected).compactMap { ($0 as? NumberCell)?.number } == [5, 3])
        }
        try pad.app.play()
    }
}
