import Testing
import UIKit

@testable import QuartzCore

/// Nested scroll views.
@MainActor @Suite struct NestedScrollTests {
    /// An inner scroll view that fills the outer one's first page.
    private func nest(inner content: CGSize, _ setUp: (UIScrollView) -> Void = { _ in }) throws
        -> (pad: ScrollPad, inner: UIScrollView)
    {
        let pad = try ScrollPad(content: CGSize(width: 900, height: 1200))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = content
        setUp(inner)
        pad.app.perform {
            pad.scroll.addSubview(inner)
            pad.app.window.layoutIfNeeded()
        }
        return (pad, inner)
    }

    private func drag(_ pad: ScrollPad, by x: CGFloat, _ y: CGFloat) throws {
        pad.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: x, y: y), at: 0, rest: 1)
        try pad.app.play()
    }

    @Test func nestedScrollViewsScrollAlongTheirOwnAxes() throws {
        let wide = CGSize(width: 900, height: 400)
        let (pad, inner) = try nest(inner: wide)
        try drag(pad, by: -100, -20)
        #expect(inner.contentOffset.x > 0 && pad.scroll.contentOffset == .zero)
        let (other, still) = try nest(inner: wide)
        try drag(other, by: -20, -100)
        #expect(still.contentOffset == .zero && other.scroll.contentOffset.y > 0)
    }

    @Test func theInnerScrollViewTakesPrecedence() throws {
        let (pad, inner) = try nest(inner: CGSize(width: 300, height: 900))
        try drag(pad, by: 0, -100)
        #expect(inner.contentOffset.y == 90)
        #expect(pad.scroll.contentOffset == .zero)
    }

    @Test func theOuterScrollViewTakesOverIfTheInnerStartsAtItsEnd() throws {
        let (pad, inner) = try nest(inner: CGSize(width: 300, height: 900)) { $0.contentOffset.y = 500 }
        try drag(pad, by: 0, -100)
        #expect(inner.contentOffset.y == 500)
        #expect(pad.scroll.contentOffset.y == 90)
    }

    @Test func theOuterScrollViewDoesNotTakeOverDuringADrag() throws {
        let (pad, inner) = try nest(inner: CGSize(width: 300, height: 900)) { $0.contentOffset.y = 490 }
        pad.drag(from: CGPoint(x: 150, y: 350), by: CGPoint(x: 0, y: -200), at: 0, rest: 1)
        var farthest: CGFloat = 0
        pad.app.at(0.5) { farthest = inner.contentOffset.y }
        try pad.app.play()
        #expect(farthest > 500)
        #expect(inner.contentOffset.y == 500 && pad.scroll.contentOffset == .zero)
    }

    @Test func withoutTransferTheInnerScrollViewKeepsTheDrag() throws {
        let (pad, inner) = try nest(inner: CGSize(width: 300, height: 900)) {
            $0.contentOffset.y = 500
            $0.transfersVerticalScrollingToParent = false
        }
        var farthest: CGFloat = 0
        pad.app.at(0.5) { farthest = inner.contentOffset.y }
        try drag(pad, by: 0, -100)
        #expect(farthest > 500)
        #expect(pad.scroll.contentOffset == .zero)
    }
}
