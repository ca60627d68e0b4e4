import Testing
import UIKit

@testable import QuartzCore

/// The calls that a scroll view makes to its delegate, and their times.
@MainActor @Suite struct ScrollCallTests {
    static let thrown = [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
    ]

    @Test func callsDuringAFlick() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        #expect(pad.notes.calls == Self.thrown)
    }

    @Test func callsDuringADragThatStops() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0, rest: 1)
        try pad.app.play()
        #expect(pad.notes.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    }

    @Test func theVelocityIsInPointsPerMillisecondAndTheTargetIsWhereItStops() throws {
        let pad = try ScrollPad()
        var found: (velocity: CGPoint, target: CGPoint)?
        pad.notes.willEnd = { found = ($1, $2.pointee) }
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        #expect(abs((found?.velocity.y ?? 0) - 1) < 1e-9)
        #expect(abs((found?.target.y ?? 0) - pad.scroll.contentOffset.y) <= 0.25)
    }

    @Test(arguments: [300.0, 700, 2500, 0]) func aChangedTargetIsWhereItStops(_ target: Double) throws {
        let pad = try ScrollPad()
        pad.notes.willEnd = { $2.pointee.y = target }
        pad.drag(up: 100, at: 0)
        var times: [Double] = []
        pad.notes.didScroll = { _ in times.append(pad.app.stage.loop.now.seconds) }
        try pad.app.play()
        #expect(Double(pad.scroll.contentOffset.y) == target)
        #expect(pad.notes.calls == Self.thrown)
        // A target near the end of the flick is reached by decelerating, and a distant one quickly.
        #expect(target == 700 ? times.last ?? 0 > 2 : times.last ?? 9 < 3)
    }

    @Test func aTargetEqualToTheOffsetStopsTheContent() throws {
        let pad = try ScrollPad()
        pad.notes.willEnd = { $2.pointee = $0.contentOffset }
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 90)
        #expect(pad.notes.calls.last == "didEndDragging false")
    }

    @Test func pagesIgnoreAChangedTarget() throws {
        let pad = try ScrollPad(content: CGSize(width: 1500, height: 400)) { $0.isPagingEnabled = true }
        pad.notes.willEnd = { $2.pointee.x = 77 }
        pad.drag(from: CGPoint(x: 250, y: 200), by: CGPoint(x: -100, y: 0), at: 0)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.x == 300)
    }

    /// The old deceleration ends silently; a new drag begins only when the finger moves.
    @Test func aFingerCatchesMovingContent() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0)
        pad.app.touch(.began, at: CGPoint(x: 150, y: 200), 0.5)
        pad.app.at(0.6) { #expect(!pad.scroll.isDecelerating && pad.scroll.isTracking && !pad.scroll.isDragging) }
        pad.app.touch(.moved, at: CGPoint(x: 150, y: 150), 0.7)
        pad.app.at(0.75) { #expect(pad.scroll.isDragging) }
        pad.app.touch(.ended, at: CGPoint(x: 150, y: 150), 1.5)
        let offsets = try pad.offsets(at: [0.51, 0.69, 0.8, 9])
        #expect(offsets[0] == offsets[1])
        #expect(offsets[0].y > 90 && offsets[0].y < 584)
        #expect(offsets[2].y == offsets[1].y + 40)
        #expect(
            pad.notes.calls == Self.thrown.dropLast() + [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
            ])
    }

    @Test func contentCaughtBeyondItsEndReturnsOnRelease() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 600))
        pad.drag(up: 300, at: 0)
        pad.app.touch(.began, at: CGPoint(x: 150, y: 200), 0.2)
        pad.app.touch(.ended, at: CGPoint(x: 150, y: 200), 1)
        let offsets = try pad.offsets(at: [0.9, 9])
        #expect(offsets[0].y > 200)
        #expect(offsets[1].y == 200)
        #expect(pad.notes.calls.last == "didEndDecelerating")
    }

    @Test func callsDuringAnAnimatedOffsetChange() throws {
        let pad = try ScrollPad()
        pad.app.at(0.1) {
            pad.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            #expect(pad.scroll.isScrollAnimating && !pad.scroll.isDecelerating)
        }
        pad.app.at(1) { pad.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        let offsets = try pad.offsets(at: [0.25 + 1e-6, 0.5])
        #expect(offsets.map(\.y) == [150, 300])
        #expect(pad.notes.calls == ["didScroll", "didEndScrollingAnimation"], "nothing to do is no animation")
    }

    @Test func settingAnOffsetNotifiesOnceAndStopsAFlick() throws {
        let pad = try ScrollPad()
        pad.app.perform {
            pad.scroll.contentOffset.y = -70
            pad.scroll.contentOffset.y = -70
        }
        #expect(pad.notes.calls == ["didScroll"])
        #expect(pad.scroll.contentOffset.y == -70, "beyond the end is legal")
        pad.drag(up: 100, at: 0)
        pad.app.at(0.5) { pad.scroll.setContentOffset(pad.scroll.contentOffset, animated: false) }
        let offsets = try pad.offsets(at: [0.51, 9])
        #expect(offsets[0] == offsets[1])
        #expect(pad.notes.calls.last == "didScroll")
    }

    @Test func settingAnOffsetInABlockAnimatesAndNotifiesOnce() throws {
        let pad = try ScrollPad()
        var count = 0
        pad.notes.didScroll = { _ in count += 1 }
        pad.app.at(1) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { pad.scroll.contentOffset.y = 100 }
        }
        try pad.app.play()
        #expect(count == 1)
        let shown = try [1.25, 1.5, 2.5].map {
            try pad.app.shown("bounds", of: pad.scroll, at: $0)?.objectValue as? CGRect
        }
        #expect(shown.map { $0?.minY } == [25, 50, 100])
    }

    /// An endless scroll view does this, moving its content back during deceleration.
    @Test func aFlickContinuesFromAnOffsetSetMeanwhile() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0)
        pad.app.at(0.5) { pad.scroll.contentOffset.y += 1000 }
        try pad.app.play()
        #expect(abs(pad.scroll.contentOffset.y - 1584) <= 0.5)
        #expect(pad.notes.calls.last == "didEndDecelerating")
    }

    /// A panel does this to keep its content at rest while the finger moves the panel.
    @Test func aDragContinuesFromAnOffsetSetMeanwhile() throws {
        let pad = try ScrollPad()
        var isPinned = true
        pad.notes.didScroll = { if isPinned { $0.contentOffset = .zero } }
        pad.drag(up: 100, at: 0, rest: 1)
        pad.app.at(0.055) { isPinned = false }
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 50)
    }

    @Test func settingATranslationDoesNotMoveTheContent() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0, rest: 1)
        pad.app.at(0.055) { pad.scroll.panGestureRecognizer.setTranslation(.zero, in: nil) }
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 90)
    }

    @Test func aScrollBegunByTheDelegateReplacesTheFlick() throws {
        let goTo: (UIScrollView) -> Void = { $0.setContentOffset(CGPoint(x: 0, y: 111), animated: true) }
        for inDidEnd in [true, false] {
            let pad = try ScrollPad()
            if inDidEnd { pad.notes.didEnd = { scroll, _ in goTo(scroll) } } else { pad.notes.willDecelerate = goTo }
            pad.drag(up: 100, at: 0)
            try pad.app.play()
            #expect(pad.scroll.contentOffset.y == 111)
            #expect(pad.notes.calls.last == "didEndScrollingAnimation")
        }
    }

    @Test func aDelegateCanBeRemovedDuringACall() throws {
        let pad = try ScrollPad()
        pad.notes.willEnd = { scroll, _, _ in scroll.delegate = nil }
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 584)
        #expect(pad.notes.calls.last == "willEndDragging")
    }

    @Test(arguments: ["didScroll", "willEnd", "didEnd", "willDecelerate"])
    func aScrollViewCanBeRemovedDuringACall(_ call: String) throws {
        let app = try TestApp(root: UIViewController())
        let notes = ScrollNotes()
        var isGone = false
        let leave: (UIScrollView) -> Void = { scroll in
            isGone = true
            scroll.subviews.forEach { $0.removeFromSuperview() }
            scroll.removeFromSuperview()
        }
        switch call {
        case "didScroll": notes.didScroll = leave
        case "willEnd": notes.willEnd = { scroll, _, _ in leave(scroll) }
        case "didEnd": notes.didEnd = { scroll, _ in leave(scroll) }
        default: notes.willDecelerate = leave
        }
        weak var left: UIScrollView?
        app.perform {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            scroll.contentSize.height = 4000
            scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000)))
            scroll.delegate = notes
            app.window.rootViewController?.view.addSubview(scroll)
            left = scroll
        }
        for step in 0...10 {
            let phase: UITouch.Phase = step == 0 ? .began : step == 10 ? .ended : .moved
            app.touch(phase, at: CGPoint(x: 100, y: 300 - 20 * Double(step)), Double(step) / 100)
        }
        try app.play()
        #expect(isGone)
        #expect(left == nil, "nothing keeps it")
        #expect(notes.calls.last != "didEndDecelerating")
    }

    @Test func contentShrinkingDuringAFlickStopsAtItsNewEnd() throws {
        let pad = try ScrollPad()
        pad.drag(up: 300, at: 0)
        pad.app.at(0.3) { pad.scroll.contentSize.height = 900 }
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 500)
        #expect(pad.notes.calls.last == "didEndDecelerating")
    }

    @Test func aFlickContinuesIntoGrowingContent() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 700))
        pad.drag(up: 100, at: 0)
        pad.app.at(0.2) { pad.scroll.contentSize.height = 4000 }
        try pad.app.play()
        #expect(abs(pad.scroll.contentOffset.y - 584) <= 0.5)
    }

    @Test func contentShrinkingAtRestIsClamped() throws {
        let pad = try ScrollPad { $0.contentOffset.y = 3000 }
        pad.app.at(0.1) { pad.scroll.contentSize.height = 1000 }
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 600)
        #expect(pad.notes.calls == ["didScroll"])
    }

    @Test func removalFromItsWindowStopsScrolling() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0)
        var states: [Bool] = []
        pad.app.at(0.3) {
            states.append(pad.scroll.isDecelerating)
            pad.scroll.removeFromSuperview()
            states.append(pad.scroll.isDecelerating)
        }
        // It does not go on when it is back.
        pad.app.at(0.4) { pad.root.view.addSubview(pad.scroll) }
        let offsets = try pad.offsets(at: [0.301, 0.5, 5])
        #expect(states == [true, false])
        #expect(offsets[0].y > 90 && offsets.allSatisfy { $0 == offsets[0] })
    }

    @Test func theTraceNamesTheCalls() throws {
        let pad = try ScrollPad { $0.accessibilityIdentifier = "list" }
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        let lines = pad.app.traceLines([.callback]).filter { $0.contains("list scrollView") }
        #expect(lines.contains { $0.contains("list scrollViewWillBeginDragging") })
        #expect(lines.contains { $0.contains("list scrollViewDidEndDragging(willDecelerate: true)") })
        #expect(lines.last?.contains("list scrollViewDidEndDecelerating") == true)
    }

    // MARK: - The status bar

    private func tapOnStatusBar(_ pad: ScrollPad) throws {
        pad.app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
        pad.app.at(1) { pad.scroll.contentOffset.y = 2000 }
        pad.app.at(1) { pad.notes.forget() }
        pad.app.tap(at: CGPoint(x: 195, y: 20), 1.5)
        try pad.app.play()
    }

    @Test func aTapOnTheStatusBarScrollsToTheTop() throws {
        let pad = try ScrollPad()
        try tapOnStatusBar(pad)
        #expect(pad.notes.calls == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
        #expect(pad.scroll.contentOffset.y == -pad.scroll.adjustedContentInset.top)
    }

    @Test func theDelegateCanRefuseToScrollToTheTop() throws {
        let pad = try ScrollPad()
        pad.notes.scrollsToTop = false
        try tapOnStatusBar(pad)
        #expect(pad.notes.calls == ["shouldScrollToTop"])
    }

    @Test func onlyASingleScrollViewScrollsToTheTop() throws {
        for scrollsToTop in [true, false] {
            let pad = try ScrollPad()
            let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
            other.scrollsToTop = scrollsToTop
            pad.app.perform { pad.root.view.addSubview(other) }
            try tapOnStatusBar(pad)
            #expect((pad.notes.calls == []) == scrollsToTop)
        }
    }
}
