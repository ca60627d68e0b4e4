import Testing
import UIKit

@testable import QuartzCore

/// Items that move because the size of their view changes in an animation. There are four in a row at a width of 300
/// points, and two at 180.
@MainActor @Suite struct CollectionResizeTests {
    private final class Layout: UICollectionViewFlowLayout {
        var calls: [String] = []
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            calls.append("prepare \(oldBounds.width)")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            calls.append("finalize")
        }
    }

    private let layout = Layout()

    private func pad(width: CGFloat, to end: CGFloat, animated: Bool = true) throws -> CollectionPad {
        let pad = try CollectionPad(layout: layout) { $0.view.frame.size.width = width }
        pad.app.at(1) {
            UIView.animate(withDuration: animated ? 0.4 : 0) {
                pad.view.frame.size.width = end
                pad.view.layoutIfNeeded()
            }
        }
        return pad
    }

    @Test func appearingItemsStartFromTheirOldPositions() throws {
        let pad = try pad(width: 180, to: 300)
        try pad.app.play()
        let cell = try #require(pad.cell(20))
        let y = try pad.app.numbers("position.y", of: cell, at: [1.001, 1.2, 1.5])
        #expect(abs(y[0] - 520) < 5 && y[0] > y[1] && y[1] > y[2] && y[2] == 270, "\(y)")
        #expect(layout.calls == ["prepare 180.0", "finalize"])
        #expect(CollectionPad.shown(pad.view) == pad.app.stage.perform { pad.fresh(UICollectionViewFlowLayout()) })
    }

    @Test func disappearingItemsMoveOut() throws {
        let pad = try pad(width: 300, to: 180)
        var cell: NumberCell?
        pad.app.at(0.9) { cell = pad.cell(20) }
        pad.app.at(1.2) { #expect(cell?.isHidden == false && pad.cell(20) == nil) }
        try pad.app.play()
        let y = try pad.app.numbers("position.y", of: #require(cell), at: [0.95, 1.1, 1.3])
        #expect(y[0] == 270 && y[0] < y[1] && y[1] < y[2] && y[2] <= 520, "\(y)")
        #expect(cell?.isHidden == true || cell?.number != 20, "used again")
    }

    @Test func withoutAnAnimationNothingMoves() throws {
        let pad = try pad(width: 180, to: 300, animated: false)
        try pad.app.play()
        let cell = try #require(pad.cell(20))
        #expect(try pad.app.numbers("position.y", of: cell, at: [1.001]) == [270])
        #expect(layout.calls == [])
    }
}
