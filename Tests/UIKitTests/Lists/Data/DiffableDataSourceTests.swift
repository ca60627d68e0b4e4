import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitLists

/// Data sources that show snapshots in tables and collection views.
@MainActor @Suite struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private static func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private let app: TestApp
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let source: UITableViewDiffableDataSource<Int, Int>

    init() throws {
        app = try TestApp()
        let table = table
        table.rowHeight = 20
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        let app = app
        app.perform { app.window.addSubview(table) }
    }

    private var shown: [Int] { table.visibleCells.map(\.tag) }

    /// Law: after several animated snapshots, the rows equal those of the last one.
    @Test(arguments: 1...12) func rowsMatchTheLastSnapshot(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        var completed = 0
        for step in 0..<4 {
            var sections: [(Int, [Int])] = [0, 1, 2].shuffled(using: &numbers).prefix(numbers.integer(1...3)).map {
                ($0, [])
            }
            for item in Array(0..<20).shuffled(using: &numbers) where numbers.isTrue(0.7) {
                sections[numbers.integer(below: sections.count)].1.append(item)
            }
            // Some are applied while the previous one is still animating.
            app.at(1 + Double(step) * 0.2) { [sections] in
                source.apply(Self.snapshot(sections)) { completed += 1 }
                #expect(source.snapshot() == Self.snapshot(sections))
            }
            app.at(5) { [sections] in
                guard step == 3 else { return }
                #expect(shown == sections.flatMap(\.1))
                for (section, items) in sections.map(\.1).enumerated() {
                    for (item, identifier) in items.enumerated() {
                        let path = IndexPath(row: item, section: section)
                        #expect(source.itemIdentifier(for: path) == identifier)
                        #expect(source.indexPath(for: identifier) == path)
                        #expect(table.cellForRow(at: path)?.tag == identifier)
                    }
                }
            }
        }
        try app.play()
        #expect(completed == 4)
    }

    @Test func onlyTheFirstSnapshotIsNotAnimated() throws {
        app.at(1) {
            source.apply(Self.snapshot([(0, [1, 2])])) { app.note("first") }
            table.layoutIfNeeded()
            #expect(shown == [1, 2])
        }
        app.at(2) { source.apply(Self.snapshot([(0, [1, 3, 2])])) { app.note("second") } }
        app.at(3) { source.apply(Self.snapshot([(0, [3])]), animatingDifferences: false) { app.note("third") } }
        app.at(4) { source.applySnapshotUsingReloadData(Self.snapshot([(0, [4])])) { app.note("fourth") } }
        try app.play()
        let times = app.notes.map { $0.split(separator: " ").map(String.init) }
        #expect(times.map { $0[1] } == ["first", "second", "third", "fourth"])
        #expect(times[0][0] == "1" && times[2][0] == "3" && times[3][0] == "4")
        #expect(Double(times[1][0]).map { $0 > 2.2 && $0 < 2.6 } == true)
        #expect(shown == [4])
    }

    @Test func itemsCanBeReloadedAndReconfigured() throws {
        app.at(1) { source.apply(Self.snapshot([(0, [1, 2, 3])])) }
        app.at(2) {
            let cells = table.visibleCells
            var snapshot = source.snapshot()
            snapshot.reconfigureItems([2])
            cells[1].tag = 0
            source.apply(snapshot)
            #expect(table.visibleCells[1] === cells[1] && cells[1].tag == 2)
            #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
        }
        app.at(3) {
            let cells = table.visibleCells
            var snapshot = source.snapshot()
            snapshot.reloadItems([2])
            source.apply(snapshot)
            #expect(table.visibleCells[1] !== cells[1] && table.visibleCells[0] === cells[0])
        }
        try app.play()
        #expect(shown == [1, 2, 3])
    }

    @Test func applyingCanBeAwaited() throws {
        app.at(1) {
            Task {
                await source.apply(Self.snapshot([(0, [1])]))
                await source.apply(Self.snapshot([(0, [1, 2])]))
                app.note("done \(shown)")
                await source.applySnapshotUsingReloadData(Self.snapshot([(0, [3])]))
                app.note("reloaded")
            }
        }
        try app.play()
        #expect(app.notes.map { $0.split(separator: " ", maxSplits: 1)[1] } == ["done [1, 2]", "reloaded"])
    }

    @Test func aMissingCellEndsTheRun() throws {
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        app.at(1) { source.apply(Self.snapshot([(0, [7])])) }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(
            error?.message.contains("cell provider returned nil for index path [0, 0] with item identifier 7") == true)
    }
}

/// Outlines in collection views.
@MainActor @Suite struct OutlineDataSourceTests {
    private let app: TestApp
    private let collection: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, String>

    init() throws {
        app = try TestApp()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 20)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        self.collection = collection
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
            cell.accessibilityIdentifier = item
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let app = app
        app.perform { app.window.addSubview(collection) }
    }

    private var shown: [String?] { collection.visibleCells.map(\.accessibilityIdentifier) }

    private var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        return outline
    }

    @Test func theVisibleItemsOfAnOutlineAreShown() throws {
        app.at(1) { source.apply(outline, to: 0, animatingDifferences: false) }
        app.at(2) {
            #expect(shown == ["a", "b"])
            #expect(source.outlineState(at: IndexPath(item: 0, section: 0))?.isExpanded == false)
            source.toggleExpansion(at: IndexPath(item: 0, section: 0))
        }
        app.at(3) {
            #expect(shown == ["a", "a1", "a2", "b"])
            #expect(source.outlineState(at: IndexPath(item: 1, section: 0))?.level == 1)
            #expect(source.snapshot(for: 0).isExpanded("a"))
            #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
            source.toggleExpansion(at: IndexPath(item: 0, section: 0))
        }
        try app.play()
        #expect(shown == ["a", "b"] && source.snapshot(for: 0).items == ["a", "a1", "a2", "b"])
    }

    @Test func handlersControlExpansion() throws {
        app.at(1) {
            source.apply(outline, to: 0, animatingDifferences: false)
            source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "a" }
            source.sectionSnapshotHandlers.willExpandItem = { app.note("will expand \($0)") }
            source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
                var children = children
                children.append(["\(parent) late"])
                return children
            }
            source.toggleExpansion(at: IndexPath(item: 0, section: 0))
            source.toggleExpansion(at: IndexPath(item: 1, section: 0))
        }
        try app.play()
        #expect(app.notes == ["1 will expand b"])
        #expect(shown == ["a", "b", "b late"])
    }

    @Test func reorderingGoesThroughTheHandlers() throws {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d"], toSection: 1)
        app.at(1) { [snapshot] in
            source.apply(snapshot)
            let first = IndexPath(item: 0, section: 0)
            #expect(!source.collectionView(collection, canMoveItemAt: first))
            source.reorderingHandlers.canReorderItem = { $0 != "b" }
            #expect(source.collectionView(collection, canMoveItemAt: first))
            #expect(!source.collectionView(collection, canMoveItemAt: IndexPath(item: 1, section: 0)))
            source.reorderingHandlers.didReorder = { transaction in
                app.note(transaction.finalSnapshot.itemIdentifiers.joined())
                #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
                #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0, 1])
                #expect(transaction.difference.inferringMoves().count == 2)
            }
            source.collectionView(collection, moveItemAt: first, to: IndexPath(item: 1, section: 1))
            #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["d", "a"])
        }
        try app.play()
        #expect(app.notes == ["1 bcda"])
    }

    @Test func anItemMovedBetweenOthersPrecedesTheItemAtItsDestination() throws {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        app.at(1) { [snapshot] in
            source.apply(snapshot)
            source.collectionView(
                collection, moveItemAt: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 0))
            #expect(source.snapshot().itemIdentifiers == ["a", "d", "b", "c"])
            source.collectionView(
                collection, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
            #expect(source.snapshot().itemIdentifiers == ["d", "b", "a", "c"])
        }
        try app.play()
    }

    /// A complete snapshot with other items replaces the outline of a section.
    @Test func aSnapshotOfOtherItemsEndsAnOutline() throws {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        app.at(1) { [snapshot] in
            source.apply(outline, to: 0, animatingDifferences: false)
            source.apply(snapshot, animatingDifferences: false)
            #expect(source.snapshot(for: 0).items == ["a", "a1", "a2", "b"])
            var other = snapshot
            other.deleteItems(["b"])
            source.apply(other, animatingDifferences: false)
            #expect(source.snapshot(for: 0).items == ["a"])
        }
        try app.play()
    }

    @Test func aMissingHeaderEndsTheRun() throws {
        app.at(1) {
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
            source.apply(outline, to: 0)
        }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(error?.message.contains("supplementary view provider is missing or returned nil for kind") == true)
    }
}
