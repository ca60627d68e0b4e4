import QuartzCore
import Testing
import UIKit

@testable import UIKitLists

/// Compositional layouts in a collection view of 300 × 400 points.
@MainActor @Suite struct CompositionalTests {
    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// Rows of three square items.
    private static func grid() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = size(.fractionalWidth(1), height)
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private static func frame(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int = 0) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private static func boundary(_ kind: String, _ alignment: NSRectAlignment)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: alignment)
    }

    @Test func cellsHaveTheFramesOfTheirItems() throws {
        let section = Self.grid()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 0, trailing: 15)
        section.interGroupSpacing = 8
        let layout = UICollectionViewCompositionalLayout(section: section)
        let pad = try CollectionPad([Array(0..<30)], layout: layout)
        pad.app.at(1) {
            #expect(pad.cell(0)?.frame == CGRect(x: 15, y: 10, width: 90, height: 100))
            #expect(pad.cell(4)?.frame == CGRect(x: 105, y: 118, width: 90, height: 100))
            #expect(pad.view.contentSize == CGSize(width: 300, height: 10 + 10 * 108 - 8))
            #expect(pad.view.visibleCells.count == 12)
        }
        try pad.app.play()
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        let layout = UICollectionViewCompositionalLayout(section: Self.grid())
        let pad = try CollectionPad([Array(0..<3)], layout: layout) {
            $0.view.semanticContentAttribute = .forceRightToLeft
        }
        pad.app.at(1) { #expect((0..<3).map { pad.cell($0)?.frame.minX } == [200, 100, 0]) }
        try pad.app.play()
    }

    @Test func theProviderIsAskedForEverySection() throws {
        var asked: [Int] = []
        var widths: [CGFloat] = []
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { section, environment in
                asked.append(section)
                widths.append(environment.container.effectiveContentSize.width)
                return section == 0 ? Self.grid() : Self.rows(.absolute(44))
            }, configuration: configuration)
        let pad = try CollectionPad([[0, 1], [2, 3]], layout: layout) { $0.view.contentInset.left = 30 }
        pad.app.at(1) {
            #expect(asked.suffix(2) == [0, 1] && Set(widths) == [270])
            asked = []
            #expect(pad.cell(0, 1)?.frame == CGRect(x: 0, y: 120, width: 270, height: 44))
            pad.view.contentOffset.y = 5
            pad.view.layoutIfNeeded()
            #expect(asked.isEmpty, "scrolling asked the provider")
            pad.view.frame.size.width = 200
            pad.view.layoutIfNeeded()
            #expect(asked == [0, 1])
        }
        try pad.app.play()
    }

    @Test func aMissingSectionIsAnError() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        let pad = try CollectionPad([[0, 1]], layout: layout)
        #expect(
            throws: StageError.misused([
                "The section provider of UICollectionViewCompositionalLayout has no section 0, which has 2 items; return a section for each."
            ])
        ) { try pad.app.play() }
    }

    @Test func laterChangesToAnItemAreIgnored() throws {
        let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .absolute(40)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Self.size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        item.contentInsets.leading = 50
        group.interItemSpacing = .fixed(10)
        let layout = UICollectionViewCompositionalLayout(section: section)
        let pad = try CollectionPad([[0]], layout: layout)
        pad.app.at(1) { #expect(pad.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 40)) }
        try pad.app.play()
    }

    @Test func groupsNestAndRepeatItems() throws {
        let large = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .absolute(1)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
        pair.interItemSpacing = .fixed(10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(1), .absolute(110)), subitems: [large, pair])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let pad = try CollectionPad([Array(0..<4)], layout: layout)
        pad.app.at(1) {
            #expect(pad.cell(0)?.frame == CGRect(x: 0, y: 0, width: 150, height: 110))
            #expect(pad.cell(1)?.frame == CGRect(x: 150, y: 0, width: 150, height: 50))
            #expect(pad.cell(2)?.frame == CGRect(x: 150, y: 60, width: 150, height: 50))
            #expect(pad.cell(3)?.frame == CGRect(x: 0, y: 110, width: 150, height: 110))
        }
        try pad.app.play()
    }

    @Test func customGroupsAreQueriedForTheirSize() throws {
        var sizes: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: Self.size(.fractionalWidth(1), .absolute(80))) {
            sizes.append($0.container.contentSize)
            return (0..<2).map { index in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 100 * index, y: 20 * index, width: 50, height: 60), zIndex: 2 - index)
            }
        }
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let pad = try CollectionPad([Array(0..<3)], layout: layout)
        pad.app.at(1) {
            #expect(sizes == [CGSize(width: 300, height: 80)])
            #expect(pad.cell(1)?.frame == CGRect(x: 100, y: 20, width: 50, height: 60))
            #expect(pad.cell(2)?.frame == CGRect(x: 0, y: 80, width: 50, height: 60))
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 2)
        }
        try pad.app.play()
    }

    @Test func badgesAndHeadersAreSupplementaryViews() throws {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Self.size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
            layoutSize: Self.size(.fractionalWidth(0.5), .absolute(60)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = Self.boundary(UICollectionView.elementKindSectionHeader, .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "back")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [Self.boundary("top", .top)]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(TitleView.self, forDecorationViewOfKind: "back")
        let pad = try CollectionPad([Array(0..<40)], layout: layout) {
            for kind in ["badge", "top"] {
                $0.view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            }
        }
        pad.app.at(1) {
            let path = IndexPath(item: 1, section: 0)
            let shown = pad.view.supplementaryView(forElementKind: "badge", at: path)
            #expect(shown?.frame == CGRect(x: 290, y: 50, width: 20, height: 20))
            let kind = UICollectionView.elementKindSectionHeader
            @MainActor func headerFrame() -> CGRect? {
                pad.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
            }
            #expect(headerFrame() == CGRect(x: 0, y: 30, width: 300, height: 30))
            #expect(
                layout.layoutAttributesForSupplementaryView(ofKind: "top", at: IndexPath(index: 0))?.frame.minY == 0)
            pad.view.contentOffset.y = 200
            pad.view.layoutIfNeeded()
            #expect(headerFrame()?.minY == 200)
            let back = layout.layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))
            #expect(back?.frame == CGRect(x: 0, y: 30, width: 300, height: 1230))
            #expect((back?.zIndex ?? 0) < 0)
        }
        try pad.app.play()
    }

    // MARK: Estimates

    /// A cell whose content height depends on its number.
    private final class TallCell: UICollectionViewCell {
        static func height(_ number: Int) -> CGFloat { 30 + CGFloat(number % 5) * 11 }
        var height: CGFloat = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = Self.height(layoutAttributes.indexPath.item)
            return layoutAttributes
        }
    }

    @Test func replacingEstimatesDoesNotMoveVisibleRows() throws {
        let layout = UICollectionViewCompositionalLayout(section: Self.rows(.estimated(50)))
        let pad = try CollectionPad([Array(0..<100_000)], layout: layout) {
            $0.view.register(TallCell.self, forCellWithReuseIdentifier: "number")
        }
        func expectRows() {
            let paths = pad.view.indexPathsForVisibleItems.sorted()
            #expect(paths.count > 5 && paths.count < 20)
            for (path, next) in zip(paths, paths.dropFirst()) {
                let (frame, below) = (pad.view.cellForItem(at: path)?.frame, pad.view.cellForItem(at: next)?.frame)
                #expect(frame?.height == TallCell.height(path.item))
                #expect(frame?.maxY == below?.minY)
            }
        }
        pad.app.at(1) { expectRows() }
        pad.app.at(2) {
            pad.view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
            pad.view.layoutIfNeeded()
            expectRows()
        }
        pad.app.at(3) {
            // Rows that come into view above take their own space.
            for _ in 0..<40 {
                let path = pad.view.indexPathsForVisibleItems.sorted()[2]
                let before = (pad.view.cellForItem(at: path)?.frame.minY ?? 0) - pad.view.contentOffset.y
                pad.view.contentOffset.y -= 20
                pad.view.layoutIfNeeded()
                let after = (pad.view.cellForItem(at: path)?.frame.minY ?? 0) - pad.view.contentOffset.y
                #expect(abs(after - before - 20) < 0.01)
            }
            expectRows()
        }
        try pad.app.play()
    }

    /// Measured sizes move with their items.
    @Test func measuredSizesSurviveUpdates() throws {
        let layout = UICollectionViewCompositionalLayout(section: Self.rows(.estimated(10)))
        let pad = try CollectionPad([Array(0..<40)], layout: layout) {
            $0.view.register(TallCell.self, forCellWithReuseIdentifier: "number")
        }
        pad.app.at(1) {
            let height = layout.collectionViewContentSize.height
            let first = TallCell.height(0)
            pad.view.performBatchUpdates {
                pad.source.sections[0].removeFirst()
                pad.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            #expect(abs(layout.collectionViewContentSize.height - (height - first)) < 60)
        }
        try pad.app.play()
    }

    // MARK: Handlers and shelves

    @Test func invalidationHandlersCanChangeVisibleItems() throws {
        let section = Self.rows(.absolute(100))
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.y)
            #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
            for item in items { item.alpha = item.frame.minY < offset.y ? 0.25 : 1 }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let pad = try CollectionPad([Array(0..<20)], layout: layout)
        pad.app.at(1) {
            pad.view.contentOffset.y = 150
            pad.view.layoutIfNeeded()
            #expect(offsets.contains(0) && offsets.contains(150))
            #expect(pad.cell(1)?.alpha == 0.25 && pad.cell(2)?.alpha == 1)
        }
        try pad.app.play()
    }

    private static func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        return section
    }

    @Test func orthogonalSectionsScrollInTheirFrame() throws {
        for isRightToLeft in [false, true] {
            let layout = UICollectionViewCompositionalLayout { section, _ in
                section == 0 ? Self.shelf(.groupPaging) : Self.rows(.absolute(44))
            }
            let pad = try CollectionPad([Array(0..<10), [10]], layout: layout) {
                if isRightToLeft { $0.view.semanticContentAttribute = .forceRightToLeft }
            }
            pad.app.at(1) {
                guard let shelf = layout.orthogonalSection(0) else {
                    Issue.record("no shelf")
                    return
                }
                #expect(layout.orthogonalSection(1) == nil)
                #expect(layout.orthogonalSections(in: pad.view.bounds).map(\.section) == [0])
                #expect(shelf.frame == CGRect(x: 0, y: 5, width: 300, height: 80))
                #expect(shelf.contentSize == CGSize(width: 1330, height: 80))
                #expect(shelf.initialOffset.x == (isRightToLeft ? 1030 : 0))
                #expect(Self.frame(layout, 0, 1)?.minY == 90)
                // Three groups are visible, and no others have cells.
                #expect((0..<10).filter { pad.cell($0) != nil } == [0, 1, 2])
                let swipe = layout.orthogonalTarget(
                    ofSection: 0, from: shelf.initialOffset, proposed: shelf.initialOffset,
                    velocity: CGPoint(x: isRightToLeft ? -1 : 1, y: 0))
                #expect(swipe == CGPoint(x: isRightToLeft ? 900 : 130, y: 0))
                #expect((layout.layoutAttributesForElements(in: pad.view.bounds) ?? []).map(\.indexPath.section) == [1])
            }
            try pad.app.play()
        }
    }
}
