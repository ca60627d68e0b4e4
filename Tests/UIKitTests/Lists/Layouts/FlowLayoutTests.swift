import QuartzCore
import Testing
import UIKit

/// The flow layout of a collection view of 300 × 400 points.
@MainActor @Suite struct FlowLayoutTests {
    /// A delegate that leaves everything to the layout.
    private final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}

    /// A delegate that answers every question and counts them.
    private final class Loud: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes = 0
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            sizes += 1
            return CGSize(width: 100, height: 10 + indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 5 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { 6 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 7) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 8) }
    }

    private static func frame(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int = 0) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private static func header(_ layout: UICollectionViewLayout, _ section: Int = 0) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }

    @Test func propertiesApplyWithoutADelegate() throws {
        for delegate in [nil, Silent()] as [Silent?] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 140, height: 30)
            layout.headerReferenceSize = CGSize(width: 5, height: 20)
            layout.sectionInset = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
            layout.minimumLineSpacing = 6
            let pad = try CollectionPad([[0, 1, 2]], layout: layout) { $0.view.delegate = delegate }
            pad.app.at(1) {
                #expect(Self.header(layout) == CGRect(x: 0, y: 0, width: 300, height: 20))
                #expect(Self.frame(layout, 0) == CGRect(x: 3, y: 22, width: 140, height: 30))
                #expect(Self.frame(layout, 1) == CGRect(x: 155, y: 22, width: 140, height: 30))
                #expect(Self.frame(layout, 2) == CGRect(x: 3, y: 58, width: 140, height: 30))
                #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 92))
            }
            try pad.app.play()
        }
    }

    @Test func theDelegateTakesPrecedence() throws {
        let (layout, delegate) = (UICollectionViewFlowLayout(), Loud())
        let pad = try CollectionPad([[0, 1, 2]], layout: layout) { $0.view.delegate = delegate }
        pad.app.at(1) {
            #expect(Self.header(layout)?.height == 7)
            #expect(Self.frame(layout, 0) == CGRect(x: 20, y: 8.5, width: 100, height: 10))
            #expect(Self.frame(layout, 1) == CGRect(x: 196, y: 8, width: 100, height: 11))
            #expect(Self.frame(layout, 2) == CGRect(x: 20, y: 24, width: 100, height: 12))
            #expect(layout.collectionViewContentSize.height == 47)
            #expect(delegate.sizes == 3)
        }
        try pad.app.play()
    }

    /// Scrolling requests nothing again; a new width does.
    @Test func sizesAreRequestedOncePerWidth() throws {
        let (layout, delegate) = (UICollectionViewFlowLayout(), Loud())
        layout.sectionHeadersPinToVisibleBounds = true
        let pad = try CollectionPad([Array(0..<60)], layout: layout) { $0.view.delegate = delegate }
        pad.app.at(1) {
            #expect(delegate.sizes == 60)
            for offset in 1...10 {
                pad.view.contentOffset.y = CGFloat(offset) * 20
                pad.view.layoutIfNeeded()
            }
            #expect(delegate.sizes == 60)
            pad.view.frame.size.width = 200
            pad.view.layoutIfNeeded()
            #expect(delegate.sizes == 120)
            layout.invalidateLayout()
            pad.view.layoutIfNeeded()
            #expect(delegate.sizes == 180)
        }
        try pad.app.play()
    }

    @Test func headersArePinnedToTheVisiblePart() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.sectionHeadersPinToVisibleBounds = true
        let pad = try CollectionPad([Array(0..<5), Array(5..<10)], layout: layout) {
            $0.source.size = { _ in CGSize(width: 300, height: 100) }
            $0.source.header = CGSize(width: 0, height: 40)
            $0.view.contentInset.top = 30
        }
        pad.app.at(1) {
            let cases: [(CGFloat, CGFloat)] = [(-30, 0), (70, 100), (500, 530), (540, 540), (600, 540)]
            for (offset, expected) in cases {
                pad.view.contentOffset.y = offset
                pad.view.layoutIfNeeded()
                #expect(Self.header(layout)?.minY == expected)
                let kind = UICollectionView.elementKindSectionHeader
                let shown = pad.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
                if offset < 540 { #expect(shown?.frame.minY == expected) }
            }
        }
        try pad.app.play()
    }

    @Test func contentInsetsReduceTheWidth() throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 40, height: 190)
        layout.minimumInteritemSpacing = 0
        let pad = try CollectionPad([[0, 1]], layout: layout) {
            $0.view.delegate = nil
            $0.view.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 5, right: 0)
        }
        pad.app.at(1) {
            #expect(layout.collectionViewContentSize == CGSize(width: 40, height: 380))
            #expect(Self.frame(layout, 1) == CGRect(x: 0, y: 190, width: 40, height: 190))
        }
        try pad.app.play()
    }

    @Test func sectionInsetsStartAtTheMargins() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        layout.sectionInsetReference = .fromLayoutMargins
        let pad = try CollectionPad([[0]], layout: layout) {
            $0.view.delegate = nil
            $0.view.insetsLayoutMarginsFromSafeArea = false
            $0.view.layoutMargins = UIEdgeInsets(top: 9, left: 16, bottom: 9, right: 16)
        }
        pad.app.at(1) {
            #expect(Self.frame(layout, 0)?.origin == CGPoint(x: 26, y: 0))
            layout.sectionInsetReference = .fromContentInset
            #expect(Self.frame(layout, 0)?.origin == CGPoint(x: 10, y: 0))
        }
        try pad.app.play()
    }

    @Test func uniformLinesStartOnTheRightInRightToLeft() throws {
        for isMixed in [false, true] {
            let layout = UICollectionViewFlowLayout()
            let pad = try CollectionPad([[0, 1, 2]], layout: layout) {
                $0.view.semanticContentAttribute = .forceRightToLeft
                $0.source.size = { CGSize(width: isMixed && $0 == 1 ? 50 : 60, height: 40) }
            }
            pad.app.at(1) { #expect(Self.frame(layout, 0)?.minX == (isMixed ? 0 : 240)) }
            try pad.app.play()
        }
    }

    @Test func aSubclassThatFlipsIsMirroredOnce() throws {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let pad = try CollectionPad([[0, 1, 2]], layout: Flipping()) {
            $0.view.semanticContentAttribute = .forceRightToLeft
        }
        pad.app.at(1) { #expect(pad.cell(0)?.frame.maxX == 300) }
        try pad.app.play()
    }

    /// Carousels change the size of items in `prepare()`.
    @Test func sizesSetWhilePreparingApply() throws {
        final class Fitted: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                guard let collectionView else { return }
                itemSize = CGSize(width: collectionView.bounds.width / 2 - 5, height: 50)
            }
        }
        let layout = Fitted()
        let pad = try CollectionPad([[0, 1, 2]], layout: layout) { $0.view.delegate = nil }
        pad.app.at(1) {
            #expect(pad.cell(1)?.frame == CGRect(x: 155, y: 0, width: 145, height: 50))
            pad.view.frame.size.width = 200
        }
        pad.app.at(2) { #expect(pad.cell(1)?.frame == CGRect(x: 105, y: 0, width: 95, height: 50)) }
        try pad.app.play()
    }

    @Test func nonfiniteSizesAreErrors() throws {
        let pad = try CollectionPad([[0, 1]]) {
            $0.source.size = { CGSize(width: $0 == 0 ? 40 : CGFloat.nan, height: 40) }
        }
        #expect(
            throws: StageError.misused([
                "The size of the item at section 0, item 1 is not finite; use numbers of points."
            ])
        ) { try pad.app.play() }
    }
}
