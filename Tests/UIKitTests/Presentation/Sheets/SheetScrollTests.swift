import FrameGeometry
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// A finger on a scroll view in a sheet moves the sheet or the content (facts/sheet-scrolling). On an iPhone 16 (393 ×
/// 852, safe area 59 and 34), large sheets have their top at 59 and medium ones at 403.687.
@MainActor @Suite struct SheetScrollTests {
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate, UIScrollViewDelegate {
        private(set) var heard: [String] = []

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("did")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            heard.append(decelerate ? "decelerates" : "stops")
        }
    }

    private let list = List()
    private let card = Card()
    private let scroll = UIScrollView()
    private let delegate = Delegate()
    private let app: TestApp
    private let sheet: UISheetPresentationController

    private static let large: CGFloat = 59
    private static let medium: CGFloat = 403.687

    /// A sheet with 3,000 points of content, presented from the start.
    init() throws {
        app = try TestApp(root: list, width: 393, height: 852)
        let (app, card, list, scroll, delegate) = (app, card, list, scroll, delegate)
        var sheet: UISheetPresentationController?
        app.perform {
            app.window.screen.settings.look = .iOS26
            app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
            card.modalPresentationStyle = .pageSheet
            sheet = card.sheetPresentationController
            sheet?.delegate = delegate
            scroll.frame = card.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 3000)
            scroll.delegate = delegate
            card.view.addSubview(scroll)
        }
        self.sheet = try #require(sheet)
        app.at(1) { list.present(card, animated: false) }
    }

    /// A finger that moves through `places` from 2 s on at 1,000 points per second and then rests for 0.2 s, or is
    /// released at `velocity`.
    private func drag(_ places: [CGFloat], velocity: CGFloat? = nil) {
        app.perform {
            let length = zip(places, places.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
            let touches = ScriptedTouches(
                [places.map { CGPoint(x: 200, y: $0) }], duration: Double(length / (velocity ?? 1000)),
                rest: velocity == nil ? 0.2 : 0, curve: { $0 }, releaseSpeed: nil, rate: 1000,
                on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(2 + moment.time) { touches.perform(moment) } }
        }
    }

    /// The positions of the sheet's top and of the content at `seconds`.
    private func state(at seconds: Double) throws -> (top: Double, offset: Double) {
        let height = try #require(try app.shown("bounds.size.height", of: card.view, at: seconds)?.number)
        let middle = try #require(try app.shown("position.y", of: card.view, at: seconds)?.number)
        let offset = try #require(try app.shown("bounds.origin.y", of: scroll, at: seconds)?.number)
        return (middle - height / 2, offset)
    }

    private func expect(
        at seconds: Double, top: Double, offset: Double, location: SourceLocation = #_sourceLocation
    ) throws {
        let state = try state(at: seconds)
        #expect(
            abs(state.top - top) < 0.6 && abs(state.offset - offset) < 0.6,
            "the sheet at \(state.top), the content at \(state.offset)", sourceLocation: location)
    }

    // MARK: A large sheet

    @Test func contentAtItsTopPassesADownwardDragToTheSheet() throws {
        drag([300, 430])
        try app.play()
        try expect(at: 2.3, top: 59 + 120, offset: 0)
        try expect(at: 3.5, top: Self.large, offset: 0)
        #expect(delegate.heard.contains("did") == false)
    }

    @Test func anUpwardDragAtTheTopScrolls() throws {
        drag([500, 390])
        try app.play()
        try expect(at: 2.3, top: Self.large, offset: 100)
    }

    @Test func scrolledContentKeepsTheDrag() throws {
        app.at(1.5) { scroll.contentOffset.y = 200 }
        drag([300, 410])
        try app.play()
        try expect(at: 2.3, top: Self.large, offset: 100)
    }

    /// The content bounces at its top, as everywhere.
    @Test func scrolledContentKeepsTheDragBeyondItsTop() throws {
        app.at(1.5) { scroll.contentOffset.y = 50 }
        drag([300, 510])
        try app.play()
        let state = try state(at: 2.3)
        #expect(state.top == 59 && state.offset < -20)
        try expect(at: 4, top: Self.large, offset: 0)
    }

    /// Down with the sheet, up with it and on with the content, down with the content and on with the sheet.
    @Test func oneDragPassesFromTheSheetToTheContentAndBack() throws {
        drag([300, 410, 230, 350])
        try app.play()
        try expect(at: 2.11, top: 59 + 100, offset: 0)
        try expect(at: 2.29, top: Self.large, offset: 80)
        try expect(at: 2.5, top: 59 + 40, offset: 0)
        // There is no jump: the finger moves by one point in a millisecond.
        var last = try state(at: 2.02)
        for step in 1...380 {
            let next = try state(at: 2.02 + Double(step) / 1000)
            #expect(
                abs((next.top - next.offset) - (last.top - last.offset)) < 1.6, "at \(2.02 + Double(step) / 1000) s")
            last = next
        }
    }

    @Test func aFlickAtTheTopDismisses() throws {
        drag([300, 420], velocity: 1600)
        try app.play()
        #expect(list.presentedViewController == nil)
        #expect(delegate.heard == ["drag", "stops", "did"])
    }

    @Test func aFlickOfScrolledContentDoesNotDismiss() throws {
        app.at(1.5) { scroll.contentOffset.y = 60 }
        drag([300, 420], velocity: 1600)
        try app.play()
        #expect(list.presentedViewController === card && scroll.contentOffset.y == 0)
    }

    @Test func aSheetThatCannotBeDismissedResists() throws {
        card.isModalInPresentation = true
        drag([300, 610])
        try app.play()
        let state = try state(at: 2.4)
        #expect(state.top > 59 + 60 && state.top < 59 + 280 && state.offset == 0)
        try expect(at: 4, top: Self.large, offset: 0)
        #expect(delegate.heard == ["drag", "attempt", "stops"] || delegate.heard == ["drag", "stops", "attempt"])
    }

    @Test func fittingContentPassesEveryDragToTheSheet() throws {
        app.at(1.5) { scroll.contentSize.height = 100 }
        drag([300, 430])
        try app.play()
        try expect(at: 2.3, top: 59 + 120, offset: 0)
        #expect(delegate.heard.contains("drag") == false)
    }

    // MARK: A medium sheet

    @Test func anUpwardDragExpandsTheSheetBeforeScrolling() throws {
        sheet.detents = [.medium(), .large()]
        drag([700, 490, 200])
        try app.play()
        try expect(at: 2.21, top: 403.687 - 200, offset: 0)
        // 344.687 points for the sheet, the other 145.313 for the content.
        try expect(at: 2.6, top: Self.large, offset: 145.313)
        try expect(at: 4, top: Self.large, offset: 145.313)
        #expect(delegate.heard.contains("com.apple.UIKit.large"))
    }

    @Test func withoutThePreferenceAnUpwardDragScrolls() throws {
        sheet.detents = [.medium(), .large()]
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        drag([700, 590])
        try app.play()
        try expect(at: 2.3, top: Self.medium, offset: 100)
        #expect(delegate.heard == ["drag", "stops"])
    }

    @Test func withoutThePreferenceADownwardDragStillMovesTheSheet() throws {
        sheet.detents = [.medium(), .large()]
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        drag([500, 570])
        try app.play()
        try expect(at: 2.2, top: 403.687 + 60, offset: 0)
    }

    @Test func scrolledContentKeepsAnUpwardDrag() throws {
        sheet.detents = [.medium(), .large()]
        app.at(1.5) { scroll.contentOffset.y = 100 }
        drag([700, 590])
        try app.play()
        try expect(at: 2.3, top: Self.medium, offset: 200)
    }

    @Test func anUpwardFlickMovesToTheNextDetentWithoutScrolling() throws {
        sheet.detents = [.medium(), .large()]
        drag([700, 600], velocity: 1500)
        try app.play()
        try expect(at: 4, top: Self.large, offset: 0)
        #expect(
            delegate.heard == ["drag", "stops", "com.apple.UIKit.large"]
                || delegate.heard == ["drag", "com.apple.UIKit.large", "stops"])
    }

    /// The sheet is fully expanded before the finger is lifted, so the content takes the velocity.
    @Test func aFlickBeyondTheLargeDetentScrollsTheContent() throws {
        sheet.detents = [.medium(), .large()]
        drag([800, 300], velocity: 1500)
        try app.play()
        #expect(try state(at: 5).top == 59 && scroll.contentOffset.y > 500)
        #expect(delegate.heard.contains("decelerates"))
    }

    // MARK: Others

    @Test func insetsCountForTheTop() throws {
        app.at(1.5) {
            scroll.contentInset.top = 40
            scroll.contentOffset.y = -40
        }
        drag([300, 430])
        try app.play()
        try expect(at: 2.3, top: 59 + 120, offset: -40)
    }

    @Test func aHorizontalScrollViewPassesVerticalDragsToTheSheet() throws {
        app.at(1.5) { scroll.contentSize = CGSize(width: 3000, height: 100) }
        drag([300, 430])
        try app.play()
        try expect(at: 2.3, top: 59 + 120, offset: 0)
    }

    @Test func aPopoverStaysWhereItsContentIsScrolled() throws {
        let pad = try TestApp(root: List(), width: 820, height: 1180)
        let (list, card, scroll) = (try #require(pad.window.rootViewController), Card(), UIScrollView())
        pad.perform {
            card.modalPresentationStyle = .popover
            card.preferredContentSize = CGSize(width: 300, height: 300)
            card.popoverPresentationController?.sourceView = list.view
            card.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 400, width: 20, height: 20)
            scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            scroll.contentSize = CGSize(width: 300, height: 3000)
            card.view.addSubview(scroll)
            pad.at(1) { list.present(card, animated: false) }
            pad.at(1.5) {
                let place = card.view.convert(CGPoint(x: 150, y: 150), to: pad.window)
                let touches = ScriptedTouches(
                    [[place, CGPoint(x: place.x, y: place.y - 90), CGPoint(x: place.x, y: place.y + 800)]],
                    duration: 0.4, rest: 0.2, curve: { $0 }, releaseSpeed: nil, rate: 120,
                    on: pad.stage.applicationState.touchScreen)
                for moment in touches.moments { pad.at(1.5 + moment.time) { touches.perform(moment) } }
                pad.at(1.535) { #expect(scroll.contentOffset.y > 10) }
            }
        }
        try pad.play()
        #expect(list.presentedViewController === card)
    }
}
