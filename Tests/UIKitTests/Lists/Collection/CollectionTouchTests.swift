import QuartzCore
import Testing
import UIKit

/// The effect of touches on items (facts/collection-touches).
@MainActor @Suite struct CollectionTouchTests {
    private func pad(_ setUp: (CollectionPad) -> Void = { _ in }) throws -> CollectionPad {
        try CollectionPad([Array(0..<40)], layout: LineLayout(), setUp)
    }

    private func center(_ item: Int) -> CGPoint { CGPoint(x: 150, y: Double(item) * 50 + 25) }

    @Test func aTapSelects() throws {
        let pad = try pad()
        pad.app.tap(at: center(2), 1)
        pad.app.at(1.2) {
            #expect(
                pad.source.calls == [
                    "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didSelect 0.2",
                    "didUnhighlight 0.2",
                ])
            #expect(pad.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
            #expect(pad.cell(2)?.isSelected == true && pad.cell(2)?.isHighlighted == false)
            pad.source.forget()
        }
        pad.app.tap(at: center(3), 2)
        try pad.app.play()
        #expect(
            pad.source.calls == [
                "shouldHighlight 0.3", "didHighlight 0.3", "shouldSelect 0.3", "didDeselect 0.2", "didSelect 0.3",
                "didUnhighlight 0.3",
            ])
        #expect(pad.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        #expect(pad.cell(2)?.isSelected == false)
    }

    @Test func severalItemsCanBeSelected() throws {
        let pad = try pad { $0.view.allowsMultipleSelection = true }
        for (item, time) in [(2, 1.0), (4, 2), (2, 3)] { pad.app.tap(at: center(item), time) }
        try pad.app.play()
        #expect(
            pad.source.calls.suffix(5) == [
                "shouldHighlight 0.2", "didHighlight 0.2", "shouldDeselect 0.2", "didDeselect 0.2",
                "didUnhighlight 0.2",
            ])
        #expect(pad.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test(arguments: [
        ("shouldHighlight", ["shouldHighlight 0.1"]),
        ("shouldSelect", ["shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1"]),
    ]) func theDelegateCanRefuseSelection(question: String, calls: [String]) throws {
        let pad = try pad { $0.source.refusals = [question] }
        pad.app.tap(at: center(1), 1)
        try pad.app.play()
        #expect(pad.source.calls == calls)
        #expect(pad.view.indexPathsForSelectedItems == [])
    }

    @Test func scrollingCancelsTheTouch() throws {
        let pad = try pad()
        pad.app.touch(.began, at: center(3), 1)
        for step in 1...10 {
            pad.app.touch(.moved, at: CGPoint(x: 150, y: 175 - Double(step) * 10), 1.3 + Double(step) / 100)
        }
        pad.app.touch(.ended, at: CGPoint(x: 150, y: 75), 1.6)
        pad.app.at(1.2) { #expect(pad.cell(3)?.isHighlighted == true) }
        try pad.app.play()
        #expect(pad.source.calls == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
        #expect(pad.view.contentOffset.y > 50)
    }

    @Test func withoutSelectionNothingIsHighlighted() throws {
        let pad = try pad { $0.view.allowsSelection = false }
        pad.app.tap(at: center(1), 1)
        try pad.app.play()
        #expect(pad.source.calls == [])
    }

    @Test func reappearingSelectedCellsAreSelected() throws {
        let pad = try pad()
        pad.app.tap(at: center(1), 1)
        pad.app.at(2) { pad.view.contentOffset.y = 1000 }
        pad.app.at(3) {
            #expect(pad.view.visibleCells.allSatisfy { !$0.isSelected })
            pad.view.contentOffset.y = 0
        }
        pad.app.at(4) { #expect(pad.cell(1)?.isSelected == true) }
        try pad.app.play()
    }

    @Test func theLayoutDeterminesWhereAFlickEnds() throws {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 130).rounded() * 130) }
        }
        let pad = try CollectionPad([Array(0..<400)], layout: Snapping())
        pad.app.touch(.began, at: CGPoint(x: 150, y: 350), 1)
        for step in 1...10 {
            pad.app.touch(.moved, at: CGPoint(x: 150, y: 350 - Double(step) * 12), 1 + Double(step) / 100)
        }
        pad.app.touch(.ended, at: CGPoint(x: 150, y: 230), 1.1)
        try pad.app.play()
        #expect(pad.view.contentOffset.y > 130)
        #expect(pad.view.contentOffset.y.truncatingRemainder(dividingBy: 130) == 0)
    }

    @Test func anItemIsReordered() throws {
        let pad = try pad()
        let moved = IndexPath(item: 1, section: 0)
        pad.app.at(1) {
            let cell = pad.cell(1)
            #expect(pad.view.beginInteractiveMovementForItem(at: moved))
            pad.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 190))
            #expect(pad.cell(3) === cell && cell?.center == CGPoint(x: 150, y: 190))
            #expect(pad.cell(1)?.number == 2 && pad.cell(1)?.center.y == 75)
            #expect(pad.source.sections[0][1] == 1, "the data moves at the end")
        }
        pad.app.at(2) { pad.view.endInteractiveMovement() }
        pad.app.at(3) {
            #expect(pad.source.sections[0].prefix(5) == [0, 2, 3, 1, 4])
            #expect(CollectionPad.shown(pad.view) == pad.fresh(LineLayout()))
            #expect(pad.source.calls == ["move 0.1"])
        }
        pad.app.at(4) {
            #expect(pad.view.beginInteractiveMovementForItem(at: moved))
            pad.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 320))
        }
        pad.app.at(5) { pad.view.cancelInteractiveMovement() }
        pad.app.at(6) {
            #expect(CollectionPad.shown(pad.view) == pad.fresh(LineLayout()))
            #expect(pad.source.sections[0].prefix(5) == [0, 2, 3, 1, 4])
            pad.source.moves = false
            #expect(!pad.view.beginInteractiveMovementForItem(at: moved))
        }
        try pad.app.play()
    }
}
