import QuartzCore
import Testing
import UIKit

/// Sections that scroll orthogonally to the layout, in scroll views of their own.
@MainActor @Suite struct CollectionShelfTests {
    private static func layout(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func pad(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) throws -> CollectionPad {
        try CollectionPad([Array(0..<1000), Array(1000..<2000)], layout: Self.layout(behavior))
    }

    private func items(_ pad: CollectionPad, _ section: Int) -> [Int] {
        pad.view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
    }

    private func drag(_ pad: CollectionPad, by distance: Double) {
        pad.app.touch(.began, at: CGPoint(x: 250, y: 30), 1)
        for step in 1...10 {
            pad.app.touch(
                .moved, at: CGPoint(x: 250 - Double(step) * distance / 10, y: 30), 1 + Double(step) / 100)
        }
        pad.app.touch(.ended, at: CGPoint(x: 250 - distance, y: 30), 1.3)
    }

    @Test func sectionsScrollIndependently() throws {
        let pad = try pad()
        pad.app.at(0.5) {
            #expect(items(pad, 0) == [0, 1, 2] && items(pad, 1) == [0, 1, 2])
            #expect(pad.center(1, 1) == CGPoint(x: 150, y: 90))
        }
        drag(pad, by: 160)
        try pad.app.play()
        #expect(items(pad, 0) == [1, 2, 3, 4] && items(pad, 1) == [0, 1, 2])
        #expect(pad.cell(2)?.number == 2 && pad.view.contentOffset == .zero)
        #expect(pad.cell(2)?.superview is UIScrollView && pad.cell(2)?.superview !== pad.view)
    }

    @Test func pagingStopsAtGroups() throws {
        let pad = try pad(.groupPaging)
        drag(pad, by: 90)
        try pad.app.play()
        #expect(pad.center(1).x == 50)
    }

    /// The page is relative to the group at which the drag began, regardless of the distance and the speed.
    @Test(arguments: [(240.0, true), (60, false)]) func aDragTurnsOnePage(distance: Double, rests: Bool) throws {
        let pad = try pad(.groupPaging)
        pad.app.touch(.began, at: CGPoint(x: 280, y: 30), 1)
        for step in 1...10 {
            let x = 280 - Double(step) * distance / 10
            pad.app.touch(.moved, at: CGPoint(x: x, y: 30), 1 + Double(step) / 100)
        }
        pad.app.touch(.ended, at: CGPoint(x: 280 - distance, y: 30), rests ? 1.5 : 1.11)
        try pad.app.play()
        #expect(pad.center(1).x == 50)
    }

    @Test func scrollingToItemsReusesCells() throws {
        let pad = try pad()
        for (time, item) in [(1.0, 500), (2, 20), (3, 999)] {
            pad.app.at(time) {
                pad.view.scrollToItem(at: IndexPath(item: item, section: 0), at: .left, animated: false)
            }
            pad.app.at(time + 0.5) {
                #expect(items(pad, 0).contains(item))
                #expect(pad.cell(item)?.number == item)
            }
        }
        try pad.app.play()
        #expect(pad.source.made.count <= 12)
    }

    @Test func aTapInAnOrthogonalSectionSelects() throws {
        let pad = try pad()
        pad.app.tap(at: CGPoint(x: 150, y: 90), 1)
        try pad.app.play()
        #expect(pad.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
        #expect(pad.view.indexPathForItem(at: CGPoint(x: 150, y: 90)) == IndexPath(item: 1, section: 1))
    }

    @Test func orthogonalSectionsAppearAndDisappear() throws {
        let pad = try pad()
        var leaving: NumberCell?
        func shelves() -> Int { pad.view.subviews.filter { $0 is UIScrollView }.count }
        pad.app.at(1) {
            leaving = pad.cell(0)
            pad.source.sections = [Array(1000..<2000)]
            pad.view.deleteSections([0])
        }
        pad.app.at(1.15) { #expect(leaving?.isHidden == false && shelves() == 2) }
        pad.app.at(2) {
            #expect(leaving?.isHidden == true && shelves() == 1)
            #expect(items(pad, 0) == [0, 1, 2] && pad.cell(0)?.number == 1000)
            #expect(pad.center(0) == CGPoint(x: 50, y: 30))
            pad.view.setCollectionViewLayout(LineLayout(), animated: true)
        }
        pad.app.at(3) {
            #expect(shelves() == 0 && pad.cell(0)?.superview === pad.view)
            #expect(CollectionPad.shown(pad.view) == pad.fresh(LineLayout()))
        }
        try pad.app.play()
    }
}
