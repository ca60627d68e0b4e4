import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitLists

/// The index of a collection view, and its editing.
@MainActor @Suite struct CollectionIndexTests {
    @Test func aFingerOnATitleScrollsToItsItem() throws {
        let pad = try CollectionPad((0..<6).map { section in (0..<40).map { section * 100 + $0 } }) {
            $0.source.indexTitles = ["A", "B", "C", "D", "E", "F"]
        }
        func strip() -> IndexStripView? { pad.view.subviews.last as? IndexStripView }
        pad.app.at(0.5) {
            #expect(strip()?.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
            #expect(strip()?.titles == ["A", "B", "C", "D", "E", "F"])
        }
        // Six titles of 14 points in the middle: the fourth is at 200 to 214.
        pad.app.touch(.began, at: CGPoint(x: 292, y: 207), 1)
        pad.app.at(1.1) {
            #expect(pad.cell(0, 3)?.frame.minY == pad.view.bounds.minY)
            #expect(strip()?.frame.minY == pad.view.bounds.minY, "it stays, above the cells")
        }
        pad.app.touch(.moved, at: CGPoint(x: 292, y: 180), 1.2)
        pad.app.touch(.ended, at: CGPoint(x: 292, y: 180), 1.3)
        pad.app.at(2) {
            #expect(pad.cell(0, 1)?.frame.minY == pad.view.bounds.minY)
            pad.source.indexTitles = nil
            pad.view.reloadData()
        }
        try pad.app.play()
        #expect(pad.view.subviews.allSatisfy { !($0 is IndexStripView) })
        #expect(pad.source.calls.allSatisfy { !$0.hasPrefix("didSelect") })
    }

    /// The accessories of list cells appear with an animation.
    @Test func editingIsAnimated() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let pad = try CollectionPad([[0, 1]], layout: layout) {
            $0.view.register(ListCell.self, forCellWithReuseIdentifier: "number")
        }
        let cell = { pad.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ListCell }
        pad.app.at(1) { pad.view.isEditing = true }
        pad.app.at(2) { UIView.performWithoutAnimation { pad.view.isEditing = false } }
        try pad.app.play()
        let control = try #require(cell()?.subviews.first { $0 is CellControl })
        let x = try pad.app.numbers("position.x", of: control, at: [0.9, 1.1, 1.2, 1.9, 2.05])
        #expect(x[0] < 0 && x[0] < x[1] && x[1] < x[2] && x[2] < x[3] && x[3] > 0, "\(x)")
        #expect(x[4] == x[0], "without animations, at once")
        let content = try pad.app.numbers("position.x", of: #require(cell()).contentView, at: [0.9, 1.15, 1.9])
        #expect(content[0] < content[1] && content[1] < content[2], "\(content)")
    }

    private final class ListCell: UICollectionViewListCell {
        required init(frame: CGRect) {
            super.init(frame: frame)
            var content = defaultContentConfiguration()
            content.text = "Item"
            contentConfiguration = content
            accessories = [.delete(displayed: .whenEditing)]
        }
        required init?(coder: NSCoder) { nil }
    }
}
