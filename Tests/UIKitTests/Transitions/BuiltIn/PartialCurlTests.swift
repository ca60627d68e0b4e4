import FrameGeometry
import FrameLayers
import FrameTiming
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The lifted corner of the presenter.
@MainActor @Suite struct PartialCurlTests {
    private let list = List()
    private let card = Card()
    private let app: TestApp

    /// The curl begins at 1 s and has ended at 1.75 s.
    init() throws {
        app = try TestApp(root: list)
        let (list, card) = (list, card)
        app.perform {
            list.view.backgroundColor = .white
            card.view.backgroundColor = .red
            card.modalPresentationStyle = .fullScreen
            card.modalTransitionStyle = .partialCurl
        }
        app.at(1) { list.present(card, animated: true) }
    }

    private var page: CurledPage? {
        card.presentationController?.containerView?.subviews.lazy.compactMap { $0 as? CurledPage }.first
    }

    private func tap(at place: CGPoint, _ seconds: Double) {
        let finger = app.stage.applicationState.touchScreen.newTouch()
        app.at(seconds) { app.stage.applicationState.touchScreen.touch(finger, .began, at: place) }
        app.at(seconds + 0.05) { app.stage.applicationState.touchScreen.touch(finger, .ended, at: place) }
    }

    /// The progress is 0.5 at the end, with ease-in-out; the presented view is at rest below and can be touched where
    /// it is visible.
    @Test func thePageIsLiftedToHalf() throws {
        app.at(2) {
            #expect(card.view.frame == app.window.bounds)
            #expect(page?.layer.curl == 0.5)
            #expect(app.window.hitTest(CGPoint(x: 300, y: 800), with: nil) === card.view)
            #expect(app.window.hitTest(CGPoint(x: 30, y: 30), with: nil)?.isDescendant(of: page ?? UIView()) == true)
            #expect(list.view.window == nil)
        }
        try app.play()
        let lifted = try #require(page)
        #expect(try app.numbers("curl", of: lifted, at: [1, 1.375, 1.75]) == [0, 0.25, 0.5])
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test(arguments: [true, false]) func aTapOnThePageLowersIt(onPage: Bool) throws {
        tap(at: onPage ? CGPoint(x: 60, y: 60) : CGPoint(x: 300, y: 800), 2)
        try app.play()
        #expect((list.presentedViewController == nil) == onPage)
        guard onPage else { return }
        // In the reverse direction, and at the end as before.
        let timeline = try #require(app.stage.committer.timeline)
        func items(_ seconds: Double) -> Int { timeline.displayList(at: MediaTime(seconds: seconds)).items.count }
        #expect(timeline.displayList(at: MediaTime(seconds: 3)) == timeline.displayList(at: MediaTime(seconds: 0.9)))
        #expect(items(2.4) > 1)
    }

    /// The page is lifted immediately without animation.
    @Test func thePageIsLiftedEvenWithoutAnimation() throws {
        let app = try TestApp(root: List())
        let card = Card()
        card.modalPresentationStyle = .fullScreen
        card.modalTransitionStyle = .partialCurl
        app.at(1) { app.window.rootViewController?.present(card, animated: false) }
        try app.play()
        let pages = card.presentationController?.containerView?.subviews.compactMap { $0 as? CurledPage } ?? []
        #expect(pages.map(\.layer.curl) == [0.5])
    }

    /// The appearance calls are those of any full-screen presentation.
    @Test func thePresenterDisappears() throws {
        try app.play()
        let told = app.traceLines([.callback], from: 1).filter { $0.contains("List view") }
        #expect(
            told.map { String($0.split(separator: " ")[2]) } == ["viewWillDisappear(true)", "viewDidDisappear(true)"])
    }

    // MARK: The page

    /// A page of 100 × 200: the fold moves from corner to corner along a line 60° below the horizontal.
    @Test func theFoldMovesAcrossThePage() {
        let bounds = Rect(x: 0, y: 0, width: 100, height: 200)
        let length = 100 * 0.5 + 200 * 0.75.squareRoot()
        for fraction in stride(from: 0.0, through: 1, by: 0.05) {
            let curl = Curl(of: bounds, progress: fraction)
            for x in stride(from: 0.0, through: 100, by: 20) {
                for y in stride(from: 0.0, through: 200, by: 20) {
                    let distance = x * 0.5 + y * 0.75.squareRoot()
                    let limit = length * (1 - fraction)
                    if abs(distance - limit) < 1e-6 { continue }
                    #expect(curl.isLifted(Point(x: x, y: y)) == (distance > limit))
                }
            }
        }
        #expect(Curl(of: bounds, progress: .nan).progress == 0 && Curl(of: bounds, progress: 3).progress == 1)
    }
}
