import FrameLayers
import FrameTiming
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The positions of everything during a push and a pop.
@MainActor @Suite struct NavigationMotionTests {
    /// The system spring x(t) (facts/system-spring, computed there).
    private static let spring: [(time: Double, fraction: Double)] = [
        (1.0 / 60, 0.03789), (2.0 / 60, 0.12473), (3.0 / 60, 0.23223), (4.0 / 60, 0.34357), (5.0 / 60, 0.44933),
        (0.1, 0.54478), (0.15, 0.75826), (0.2, 0.87928), (0.25, 0.94204), (0.3, 0.97292), (0.35, 0.98760),
        (0.4, 0.99441), (0.45, 0.99751), (0.5, 0.99890),
    ]

    private let list = List()
    private let card = Card()

    private func middle(of view: UIView, _ app: TestApp, at time: Double) throws -> Double {
        let value = try #require(try app.shown("position", of: view, at: time), "not on screen at \(time)")
        return try #require(value.point).x
    }

    private func dim(_ app: TestApp, at time: Double) throws -> Double? {
        let root = try #require(app.stage.committer.timeline?.commit(at: MediaTime(seconds: time))?.root)
        return root.shown(at: time) { $0.name == "dim" }?.opacity
    }

    /// Positions agree to within half a point, which is half a pixel at scale 1.
    @Test func aPushFollowsTheSystemSpring() throws {
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        app.at(1) { nav.pushViewController(card, animated: true) }
        try app.play()
        for (time, fraction) in Self.spring {
            #expect(abs(try middle(of: card.view, app, at: 1 + time) - (195 + 390 * (1 - fraction))) < 0.01)
            #expect(abs(try middle(of: list.view, app, at: 1 + time) - (195 - 117 * fraction)) < 0.01)
            #expect(abs(try #require(try dim(app, at: 1 + time)) - 0.1 * fraction) < 1e-4)
        }
        #expect(try middle(of: card.view, app, at: 1.51) == 195)
        #expect(try dim(app, at: 1.51) == nil)
    }

    @Test func aPopIsAReversedPush() throws {
        let nav = UINavigationController(rootViewController: list)
        nav.pushViewController(card, animated: false)
        let app = try TestApp(root: nav)
        app.at(1) { nav.popViewController(animated: true) }
        try app.play()
        for (time, fraction) in Self.spring {
            #expect(abs(try middle(of: card.view, app, at: 1 + time) - (195 + 390 * fraction)) < 0.01)
            #expect(abs(try middle(of: list.view, app, at: 1 + time) - (78 + 117 * fraction)) < 0.01)
            #expect(abs(try #require(try dim(app, at: 1 + time)) - 0.1 * (1 - fraction)) < 1e-4)
        }
    }

    // MARK: The finger

    private func finger(_ app: TestApp, from start: CGFloat, to end: CGFloat, at time: Double, rest: Double = 0.2) {
        let steps = 40
        app.at(time) { app.stage.applicationState.touchScreen.touch(1, .began, at: CGPoint(x: start, y: 400)) }
        for step in 1...steps {
            let fraction = Double(step) / Double(steps)
            app.at(time + 0.4 * fraction) {
                app.stage.applicationState.touchScreen.touch(
                    1, .moved, at: CGPoint(x: start + (end - start) * fraction, y: 400))
            }
        }
        app.at(time + 0.4 + rest) {
            app.stage.applicationState.touchScreen.touch(1, .ended, at: CGPoint(x: end, y: 400))
        }
    }

    private func swiping(from start: CGFloat, to end: CGFloat, rest: Double = 0.2) throws -> (
        TestApp, UINavigationController
    ) {
        let nav = UINavigationController(rootViewController: list)
        nav.pushViewController(card, animated: false)
        let app = try TestApp(root: nav)
        finger(app, from: start, to: end, at: 1, rest: rest)
        try app.play()
        return (app, nav)
    }

    /// The view follows the finger one to one from where the pan began, and the lower view and the dimming follow it.
    @Test func theViewFollowsTheTouch() throws {
        let (app, nav) = try swiping(from: 4, to: 244)
        // 6 points per step, the first 10 of which are slop.
        for (step, moved) in [(10, 50.0), (20, 110), (40, 230)] {
            let time = 1 + 0.01 * Double(step) + 0.001
            #expect(abs(try middle(of: card.view, app, at: time) - (195 + moved)) < 1e-6, "\(step)")
            #expect(abs(try middle(of: list.view, app, at: time) - (78 + 0.3 * moved)) < 1e-6)
            #expect(abs(try #require(try dim(app, at: time)) - 0.1 * (1 - moved / 390)) < 1e-6)
        }
        // The finger has lifted and the transition completes by its clock ramp.
        for time in [1.65, 1.7, 1.75] {
            let moved = try middle(of: card.view, app, at: time) - 195
            #expect(moved > 231 && moved < 390)
            #expect(abs(try #require(try dim(app, at: time)) - 0.1 * (1 - moved / 390)) < 1e-6, "\(time)")
        }
        #expect(nav.viewControllers == [list] && card.parent == nil)
        let calls = app.traceLines([.callback], from: 1).filter { $0.contains("ppear") || $0.contains("DidLoad") }
        let tail = 1.6 + (1 - 230.0 / 390) * 0.505_734_884
        #expect(
            calls.map { $0.split(separator: " ", maxSplits: 1)[1] } == [
                "List viewDidLoad()", "Card viewWillDisappear(true)", "List viewWillAppear(true)",
                "List viewIsAppearing(true)", "Card viewDidDisappear(true)", "List viewDidAppear(true)",
            ])
        let last = try #require(calls.last?.split(separator: " ").first.flatMap { Double($0) })
        #expect(abs(last - tail) < 1e-3)
    }

    /// A canceled transition leaves nothing behind.
    @Test func aShortSwipeIsCanceled() throws {
        let (app, nav) = try swiping(from: 4, to: 124)
        #expect(nav.viewControllers == [list, card] && nav.transitionView.subviews == [card.view])
        let timeline = try #require(app.stage.committer.timeline)
        let before = timeline.displayList(at: MediaTime(seconds: 0.9))
        #expect(timeline.displayList(at: MediaTime(seconds: 3)) == before)
        #expect(timeline.displayList(at: MediaTime(seconds: 1.3)) != before)
        let calls = app.traceLines([.callback], from: 1.3).filter { $0.contains("ppear") }
        #expect(
            calls.map { $0.split(separator: " ", maxSplits: 1)[1] } == [
                "List viewWillDisappear(true)", "List viewDidDisappear(true)", "Card viewWillAppear(true)",
                "Card viewIsAppearing(true)", "Card viewDidAppear(true)",
            ])
        // On its way back, the view never reverses and never overshoots.
        var last = Double.infinity
        for step in 0...60 {
            let x = try middle(of: card.view, app, at: 1.6 + Double(step) / 100)
            #expect(x <= last && x >= 195)
            last = x
        }
    }

    /// A flick goes by its direction, regardless of its distance.
    @Test func aFlickDeterminesTheOutcome() throws {
        #expect(try swiping(from: 4, to: 244, rest: 0).1.viewControllers.count == 1)
        // 600 points per second at the end, a third of the width.
        let (app, nav) = (try TestApp(), UINavigationController(rootViewController: list))
        app.perform { app.window.rootViewController = nav }
        app.at(0.5) { nav.pushViewController(card, animated: false) }
        finger(app, from: 4, to: 244, at: 1, rest: 0)
        try app.play()
        #expect(nav.viewControllers == [list])
    }

    /// The same applies if there is nothing to go back to.
    @Test func otherPansDoNothing() throws {
        #expect(try swiping(from: 30, to: 300).1.viewControllers == [list, card])
        let wrongs: [(UINavigationController) -> Void] = [
            { $0.isNavigationBarHidden = true }, { $0.topViewController?.navigationItem.hidesBackButton = true },
            { $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView()) },
            { $0.popViewController(animated: false) },
            { $0.interactivePopGestureRecognizer?.isEnabled = false },
        ]
        for wrong in wrongs {
            let (list, card) = (List(), Card())
            let nav = UINavigationController(rootViewController: list)
            nav.pushViewController(card, animated: false)
            let app = try TestApp(root: nav)
            app.perform { wrong(nav) }
            let count = nav.viewControllers.count
            finger(app, from: 4, to: 300, at: 1)
            try app.play()
            #expect(nav.viewControllers.count == count)
            #expect(app.traceLines([.request], from: 1).isEmpty)
        }
    }

    // MARK: The bar

    /// The back button pops, and the bar's content settles.
    @Test func theBackButtonPops() throws {
        list.title = "Mail"
        card.title = "Letter"
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        app.at(1) { nav.pushViewController(card, animated: true) }
        app.at(2) {
            #expect(
                nav.navigationBar.topItem === card.navigationItem && nav.navigationBar.backItem === list.navigationItem)
            #expect(nav.navigationBar.subviews.count == 2)
        }
        app.at(3) { app.stage.applicationState.touchScreen.touch(1, .began, at: CGPoint(x: 20, y: 22)) }
        app.at(3.05) { app.stage.applicationState.touchScreen.touch(1, .ended, at: CGPoint(x: 20, y: 22)) }
        try app.play()
        #expect(nav.viewControllers == [list])
        #expect(nav.navigationBar.items == [list.navigationItem])
        #expect(nav.navigationBar.subviews.count == 2)
    }

    @Test func theBarAppearsAndDisappears() throws {
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        app.at(1) { nav.setNavigationBarHidden(true, animated: true) }
        app.at(2) {
            #expect(nav.navigationBar.isHidden && list.view.safeAreaInsets == .zero)
            nav.setNavigationBarHidden(false, animated: false)
        }
        try app.play()
        #expect(!nav.isNavigationBarHidden && nav.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        let half = try #require(try app.shown("position", of: nav.navigationBar, at: 1.1)?.point)
        #expect(abs(half.y - 0) < 1e-6)
    }

    /// If a controller hides the bar as it appears, the bar moves with the transition, and returns with a canceled one.
    @Test func theBarMovesWithATransition() throws {
        final class Bare: Base {
            override func viewWillAppear(_ animated: Bool) {
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let bare = Bare()
        let nav = UINavigationController(rootViewController: bare)
        nav.pushViewController(card, animated: false)
        let app = try TestApp(root: nav)
        finger(app, from: 4, to: 124, at: 1)
        app.at(2.5) {
            #expect(!nav.isNavigationBarHidden && nav.navigationBar.frame.minY == 0)
            nav.popViewController(animated: true)
        }
        try app.play()
        #expect(nav.isNavigationBarHidden && nav.navigationBar.isHidden)
        for (time, fraction) in Self.spring.suffix(5) {
            let y = try #require(try app.shown("position", of: nav.navigationBar, at: 2.5 + time)?.point).y
            #expect(abs(y - (22 - 44 * fraction)) < 0.01)
        }
        let timeline = try #require(app.stage.committer.timeline)
        let before = timeline.displayList(at: MediaTime(seconds: 0.9))
        #expect(timeline.displayList(at: MediaTime(seconds: 2.4)) == before)
    }
}
