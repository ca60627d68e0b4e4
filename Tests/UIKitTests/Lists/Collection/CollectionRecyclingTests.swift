import QuartzCore
import Testing
import UIKit

/// Only visible items have cells, however long the list is.
@MainActor @Suite struct CollectionRecyclingTests {
    @Test func aHundredThousandItemsNeedOnlyVisibleCells() throws {
        let pad = try CollectionPad([Array(0..<100_000)])
        var counts: [Int] = []
        for step in 0..<20 {
            pad.app.at(1 + Double(step) * 0.1) {
                pad.view.contentOffset.y += 333
                pad.view.layoutIfNeeded()
                counts.append(pad.view.visibleCells.count)
            }
        }
        pad.app.at(4) {
            pad.view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
            #expect(pad.view.indexPathsForVisibleItems.first == IndexPath(item: 50_000, section: 0))
            #expect(pad.cell(50_000)?.number == 50_000)
            #expect(pad.cell(0) == nil)
        }
        try pad.app.play()
        // Four in a line of 300 points, and at most ten visible lines of 50 points.
        #expect(counts.allSatisfy { (32...40).contains($0) })
        #expect(pad.source.made.count <= 44)
        #expect(pad.view.subviews.filter { $0 is NumberCell }.count == pad.source.made.count)
    }

    @Test func willDisplayAndDidEndDisplayingAreCalledOnce() throws {
        let pad = try CollectionPad([Array(0..<40)], layout: LineLayout()) { $0.source.notesDisplay = true }
        pad.app.at(1) {
            #expect(pad.source.calls == (0..<8).map { "willDisplay 0.\($0)" })
            pad.source.forget()
            pad.view.contentOffset.y = 100
        }
        pad.app.at(2) {
            #expect(
                pad.source.calls == [
                    "didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.8", "willDisplay 0.9",
                ])
            #expect(pad.cell(8)?.reuses == 1 && pad.cell(2)?.reuses == 0)
            #expect(pad.view.indexPath(for: pad.cell(8)!) == IndexPath(item: 8, section: 0))
            #expect(pad.view.indexPathForItem(at: CGPoint(x: 10, y: 120)) == IndexPath(item: 2, section: 0))
        }
        try pad.app.play()
    }

    @Test func reloadingQueriesTheDataSourceAgain() throws {
        let pad = try CollectionPad([[1, 2, 3]])
        pad.app.at(1) {
            pad.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
            pad.source.sections = [[4], [5, 6]]
            pad.view.reloadData()
            #expect(pad.view.numberOfSections == 2 && pad.view.numberOfItems(inSection: 1) == 2)
            #expect(pad.view.indexPathsForSelectedItems == [])
        }
        pad.app.at(2) {
            #expect(pad.view.visibleCells.compactMap { ($0 as? NumberCell)?.number } == [4, 5, 6])
            #expect(pad.source.made.count == 3)
        }
        try pad.app.play()
    }

    @Test func reconfiguringKeepsTheCell() throws {
        let pad = try CollectionPad([[1, 2, 3]])
        pad.app.at(1) {
            let cell = pad.cell(1)
            pad.source.sections = [[1, 9, 3]]
            pad.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
            #expect(pad.cell(1) === cell && cell?.number == 9 && cell?.reuses == 0)
        }
        try pad.app.play()
    }

    @Test func registrationsConfigureTheirCells() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            let numbers = UICollectionView.CellRegistration<NumberCell, Int> { cell, path, number in
                cell.number = number * 10 + path.item
            }
            let titles = UICollectionView.SupplementaryRegistration<TitleView>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, _, path in view.tag = 5 + path.section }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: numbers, for: indexPath, item: 7)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
            }
        }
        let source = Source()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let pad = try CollectionPad(layout: layout) {
            $0.view.dataSource = source
            $0.view.delegate = nil
        }
        pad.app.at(1) {
            #expect(pad.view.visibleCells.compactMap { ($0 as? NumberCell)?.number } == [70, 71, 72])
            let headers = pad.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
            #expect(headers.map(\.tag) == [5] && headers.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
        }
        try pad.app.play()
    }

    @Test func upcomingItemsArePrefetched() throws {
        final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
            var calls: [String] = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                calls.append("load \(indexPaths.map(\.item))")
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { calls.append("cancel \(indexPaths.map(\.item))") }
        }
        let loader = Loader()
        let pad = try CollectionPad([Array(0..<40)], layout: LineLayout(extent: 100)) {
            $0.view.prefetchDataSource = loader
        }
        pad.app.at(1) {
            #expect(loader.calls == ["load [4, 5, 6, 7]"])
            pad.view.contentOffset.y = 100
        }
        pad.app.at(2) {
            #expect(loader.calls == ["load [4, 5, 6, 7]", "load [8]"])
            pad.view.contentOffset.y = 2000
        }
        pad.app.at(3) {
            #expect(loader.calls[2...] == ["cancel [5, 6, 7, 8]", "load [24, 25, 26, 27]"])
        }
        try pad.app.play()
    }

    @Test func misuseFailsWithUIKitsMessages() throws {
        let wrong: [(String, (CollectionPad) -> Void)] = [
            (
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
                { _ = $0.view.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0)) }
            ),
            (
                "request for number of items in section 4 when there are only 1 sections in the collection view",
                { _ = $0.view.numberOfItems(inSection: 4) }
            ),
            (
                "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 items in section 0.",
                { $0.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false) }
            ),
            (
                "The index path [2] has 1 indexes; those of items have two: IndexPath(item:section:).",
                { $0.view.reloadItems(at: [IndexPath(index: 2)]) }
            ),
        ]
        for (sentence, mistake) in wrong {
            let pad = try CollectionPad([[0, 1, 2]])
            pad.app.at(1) { mistake(pad) }
            #expect(throws: StageError.misused([sentence])) { try pad.app.play() }
        }
    }
}
