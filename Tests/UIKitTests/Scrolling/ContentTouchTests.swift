import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

/// Touches on the content of a scroll view, and recognizers beside its own.
@MainActor @Suite struct ContentTouchTests {
    /// A view that records the touches it receives.
    private final class Content: UIView {
        var note: (String) -> Void = { _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
    }

    /// A scroll view with configurable answers.
    private final class Asked: UIScrollView {
        var letsIn = true
        var takes = true
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            letsIn
        }
        override func touchesShouldCancel(in view: UIView) -> Bool { takes }
    }

    private func content(in pad: ScrollPad) -> Content {
        let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        content.note = { pad.app.note($0) }
        pad.app.perform { pad.scroll.addSubview(content) }
        return content
    }

    private func button(in pad: ScrollPad) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events {
            button.addAction(UIAction { _ in pad.app.note(name) }, for: event)
        }
        pad.app.perform { pad.scroll.addSubview(button) }
        return button
    }

    private let place = CGPoint(x: 150, y: 300)

    @Test func touchesAreDelayedForTheContent() throws {
        let pad = try ScrollPad()
        _ = button(in: pad)
        pad.app.touch(.began, at: place, 0)
        pad.app.touch(.ended, at: place, 1)
        try pad.app.play()
        #expect(pad.app.notes == ["0.15 down", "1 up"])
    }

    @Test func withoutADelayTheContentReceivesTouchesImmediately() throws {
        let pad = try ScrollPad { $0.delaysContentTouches = false }
        _ = button(in: pad)
        pad.app.touch(.began, at: place, 0)
        pad.app.touch(.ended, at: place, 1)
        try pad.app.play()
        #expect(pad.app.notes == ["0 down", "1 up"])
    }

    @Test func aShortTapReachesTheContentWhenItEnds() throws {
        let pad = try ScrollPad()
        _ = button(in: pad)
        pad.app.tap(at: place, 0.2)
        try pad.app.play()
        #expect(pad.app.notes == ["0.25 down", "0.25 up"])
    }

    @Test func anEarlyDragNeverReachesTheContent() throws {
        let pad = try ScrollPad()
        _ = button(in: pad)
        pad.drag(up: 100, at: 0, rest: 1)
        try pad.app.play()
        #expect(pad.app.notes == [])
        #expect(pad.scroll.contentOffset.y == 90)
    }

    private func dragLate(_ pad: ScrollPad) throws {
        pad.app.touch(.began, at: place, 0)
        pad.app.touch(.moved, at: CGPoint(x: 150, y: 250), 0.5)
        pad.app.touch(.ended, at: CGPoint(x: 150, y: 250), 1)
        try pad.app.play()
    }

    @Test func aLateDragCancelsTheContentsTouch() throws {
        let pad = try ScrollPad()
        _ = content(in: pad)
        try dragLate(pad)
        #expect(pad.app.notes == ["0.15 began", "0.5 cancelled"])
        #expect(pad.scroll.contentOffset.y == 40)
    }

    @Test func controlsKeepTheTouchesTheyReceived() throws {
        let pad = try ScrollPad()
        _ = button(in: pad)
        try dragLate(pad)
        #expect(pad.app.notes == ["0.15 down", "1 up"])
        #expect(pad.scroll.contentOffset.y == 0)
    }

    @Test func aSubclassDecidesWhetherToCancelAControlsTouch() throws {
        for takes in [true, false] {
            let asked = Asked()
            asked.takes = takes
            let pad = try ScrollPad(asked)
            _ = button(in: pad)
            try dragLate(pad)
            #expect(pad.app.notes == (takes ? ["0.15 down", "0.5 cancel"] : ["0.15 down", "1 up"]))
            #expect((pad.scroll.contentOffset.y == 40) == takes)
        }
    }

    @Test func uncancelableContentKeepsItsTouch() throws {
        let pad = try ScrollPad { $0.canCancelContentTouches = false }
        _ = content(in: pad)
        try dragLate(pad)
        #expect(pad.app.notes == ["0.15 began", "1 ended"])
        #expect(pad.scroll.contentOffset.y == 0)
    }

    @Test func aSubclassCanWithholdTouchesFromTheContent() throws {
        let asked = Asked()
        asked.letsIn = false
        let pad = try ScrollPad(asked)
        _ = content(in: pad)
        try dragLate(pad)
        #expect(pad.app.notes == [])
        #expect(pad.scroll.contentOffset.y == 40)
    }

    /// The content receives neither a touch nor a tap.
    @Test func aTouchThatStopsScrollingDoesNotTapTheContent() throws {
        let pad = try ScrollPad()
        let content = content(in: pad)
        let tap = UITapGestureRecognizer(target: pad.app, action: Selector("tapped", TestApp.tapped))
        pad.app.perform { content.addGestureRecognizer(tap) }
        pad.drag(up: 100, at: 0)
        pad.app.tap(at: place, 0.5)
        pad.app.tap(at: place, 3)
        try pad.app.play()
        #expect(pad.app.notes.contains("3.05 tapped"))
        #expect(pad.app.notes.allSatisfy { $0.hasPrefix("3.05") })
    }

    // MARK: - Other recognizers

    @Test func replacingThePansDelegateIsAMistake() throws {
        let referee = Referee()
        let pad = try ScrollPad { scroll in
            scroll.panGestureRecognizer.delegate = scroll.panGestureRecognizer.delegate
            scroll.accessibilityIdentifier = "list"
            scroll.panGestureRecognizer.delegate = referee
        }
        #expect {
            try pad.app.play()
        } throws: { error in
            "\(error)".contains("The delegate of list.panGestureRecognizer cannot be replaced")
        }
    }

    private final class Referee: NSObject, UIGestureRecognizerDelegate {
        var together = false
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
    }

    /// A scroll view that is its pan's delegate, as some subclasses are.
    private final class Generous: UIScrollView, UIGestureRecognizerDelegate {
        var begins = true
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    }

    @Test(arguments: [true, false]) func anApplicationsPanCanRunSimultaneously(_ together: Bool) throws {
        let pad = try ScrollPad()
        let referee = Referee()
        referee.together = together
        let pan = UIPanGestureRecognizer(target: pad.app, action: Selector("panned", TestApp.panned))
        pan.delegate = referee
        pad.app.perform { pad.root.view.addGestureRecognizer(pan) }
        pad.drag(up: 100, at: 0, rest: 1)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 90)
        #expect(pad.app.notes.isEmpty != together)
    }

    @Test func aSubclassCanDecideForItsPan() throws {
        let generous = Generous()
        let pad = try ScrollPad(generous)
        let pan = UIPanGestureRecognizer(target: pad.app, action: Selector("panned", TestApp.panned))
        pad.app.perform { pad.root.view.addGestureRecognizer(pan) }
        pad.drag(up: 100, at: 0, rest: 1)
        pad.app.at(2) { generous.begins = false }
        pad.drag(up: 100, at: 3, rest: 1)
        try pad.app.play()
        #expect(!pad.app.notes.isEmpty, "both pans run")
        #expect(pad.scroll.contentOffset.y == 90, "the second drag does not begin")
    }

    @Test func aPanCanWaitForScrollingToFail() throws {
        for content in [4000.0, 100] {
            let pad = try ScrollPad(content: CGSize(width: 300, height: content))
            let pan = UIPanGestureRecognizer(target: pad.app, action: Selector("panned", TestApp.panned))
            pan.require(toFail: pad.scroll.panGestureRecognizer)
            pad.app.perform { pad.root.view.addGestureRecognizer(pan) }
            pad.drag(up: 100, at: 0, rest: 1)
            try pad.app.play()
            #expect(pad.app.notes.isEmpty == (content == 4000))
        }
    }

    @Test func theEdgeSwipeTakesPrecedence() throws {
        for start in [5.0, 50] {
            let pad = try ScrollPad(content: CGSize(width: 2000, height: 400)) { $0.contentOffset.x = 500 }
            let edge = UIScreenEdgePanGestureRecognizer(target: pad.app, action: Selector("panned", TestApp.panned))
            edge.edges = .left
            pad.app.perform { pad.root.view.addGestureRecognizer(edge) }
            pad.drag(from: CGPoint(x: start, y: 200), by: CGPoint(x: 100, y: 0), at: 0, rest: 1)
            try pad.app.play()
            #expect(pad.app.notes.isEmpty == (start == 50))
            #expect((pad.scroll.contentOffset.x == 500) == (start == 5))
        }
    }
}

extension TestApp {
    fileprivate func tapped() { note("tapped") }
    fileprivate func panned() { note("panned") }
}
