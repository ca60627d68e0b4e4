import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The tabs whose controllers are loaded and shown, and the calls to the delegate.
@MainActor @Suite struct TabTests {
    final class Delegate: NSObject, UITabBarControllerDelegate {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        var allows = true
        var onAsking: (UIViewController) -> Void = { _ in }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            onAsking(viewController)
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    private let list = List()
    private let card = Card()
    private let detail = Detail()

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [list, card, detail]
        return tabs
    }

    private func calls(_ app: TestApp, from start: Double) -> [String] {
        app.traceLines([.callback], from: start).filter { !$0.contains("TapGesture") && !$0.contains("Insets") }
    }

    @Test func theFirstTabIsSelectedAndTheOthersAreNotLoaded() throws {
        let tabs = tabs()
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === list && tabs.children.count == 3)
        #expect(list.tabBarController === tabs && tabs.tabBar.items == [list, card, detail].map(\.tabBarItem))
        let app = try TestApp(root: tabs)
        try app.play()
        #expect(list.view.window != nil && !card.isViewLoaded && !detail.isViewLoaded)
        #expect(
            calls(app, from: 0).filter { $0.contains(" view") } == [
                "0 UITabBarController viewDidLoad()", "0 UITabBarController viewWillAppear(false)",
                "0 List viewDidLoad()", "0 List viewWillAppear(false)", "0 UITabBarController viewIsAppearing(false)",
                "0 List viewIsAppearing(false)", "0 UITabBarController viewDidAppear(false)",
                "0 List viewDidAppear(false)",
            ])
    }

    /// Libraries lay out views in the bar when the controller's view is loaded.
    @Test func theBarIsAsWideAsTheScreenWhenTheViewIsLoaded() throws {
        final class Tabs: UITabBarController {
            var width: CGFloat = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                width = tabBar.bounds.width
            }
        }
        let app = try TestApp()
        #expect(app.stage.perform { Tabs().width } == 390)
    }

    /// Matches facts/tab-calls.
    @Test func aChangeWithoutAnimator() throws {
        let tabs = tabs()
        let app = try TestApp(root: tabs)
        app.at(1) {
            tabs.selectedIndex = 1
            #expect(tabs.selectedViewController === card && tabs.tabBar.selectedItem === card.tabBarItem)
        }
        app.at(2) {
            tabs.selectedViewController = list
            tabs.selectedIndex = 7
            tabs.selectedViewController = UIViewController()
        }
        try app.play()
        #expect(tabs.transitionView.subviews == [list.view])
        #expect(
            calls(app, from: 1) == [
                "1 Card loadView()", "1 Card viewDidLoad()", "1 List viewWillDisappear(false)",
                "1 Card viewWillAppear(false)", "1 Card viewIsAppearing(false)", "1 List viewDidDisappear(false)",
                "1 Card viewDidAppear(false)", "2 Card viewWillDisappear(false)", "2 List viewWillAppear(false)",
                "2 List viewIsAppearing(false)", "2 Card viewDidDisappear(false)", "2 List viewDidAppear(false)",
            ])
    }

    @Test func onlyTapsNotifyTheDelegate() throws {
        let (tabs, delegate) = (tabs(), Delegate())
        tabs.delegate = delegate
        let app = try TestApp(root: tabs)
        func tap(_ index: Int, at time: Double) {
            let place = CGPoint(x: 65 + 130 * CGFloat(index), y: 820)
            app.at(time) { app.stage.applicationState.touchScreen.touch(1, .began, at: place) }
            app.at(time + 0.05) { app.stage.applicationState.touchScreen.touch(1, .ended, at: place) }
        }
        tap(1, at: 1)
        app.at(2) { tabs.selectedIndex = 2 }
        app.at(2.9) { delegate.allows = false }
        tap(0, at: 3)
        try app.play()
        #expect(tabs.selectedIndex == 2)
        #expect(
            app.traceLines([.callback], from: 1).filter {
                $0.contains("Delegate") || $0.contains("dAppear") || $0.contains("lAppear")
            } == [
                "1.05 Delegate tabBarController(_:shouldSelect: Card)",
                "1.05 Delegate tabBarController(_:animationControllerForTransitionFrom: List, to: Card)",
                "1.05 Card viewWillAppear(false)", "1.05 Card viewDidAppear(false)",
                "1.05 Delegate tabBarController(_:didSelect: Card)",
                "2 Delegate tabBarController(_:animationControllerForTransitionFrom: Card, to: Detail)",
                "2 Detail viewWillAppear(false)", "2 Detail viewDidAppear(false)",
                "3.05 Delegate tabBarController(_:shouldSelect: List)",
            ])
    }

    /// The selection takes effect in the event of the tap, so the incoming view's animation runs from then on.
    @Test func anAnimationAddedInADelegateCallRuns() throws {
        let (tabs, delegate) = (tabs(), Delegate())
        tabs.delegate = delegate
        delegate.onAsking = { controller in
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = 1
            controller.view.layer.add(fade, forKey: "fade")
        }
        let app = try TestApp(root: tabs)
        for (index, time) in [(1, 1.0), (0, 3), (1, 5)] {
            let place = CGPoint(x: 65 + 130 * CGFloat(index), y: 820)
            app.at(time) {
                app.stage.applicationState.touchScreen.touch(1, .began, at: place)
                app.stage.applicationState.touchScreen.touch(1, .ended, at: place)
            }
        }
        try app.play()
        #expect(try app.numbers("opacity", of: card.view, at: [1, 1.5, 2.5]) == [0, 0.5, 1])
        #expect(try app.numbers("opacity", of: list.view, at: [3, 3.5, 4.5]) == [0, 0.5, 1])
        #expect(try app.numbers("opacity", of: card.view, at: [5, 5.5, 6]) == [0, 0.5, 1])
    }

    @Test func aDelegatesAnimator() throws {
        let (tabs, delegate) = (tabs(), Delegate())
        delegate.animator = Slider()
        tabs.delegate = delegate
        let app = try TestApp(root: tabs)
        app.at(1) { tabs.selectedIndex = 1 }
        app.at(1.25) {
            #expect(tabs.transitionView.subviews == [list.view, card.view])
            #expect(tabs.transitionCoordinator?.transitionDuration == 0.5)
        }
        try app.play()
        #expect(tabs.transitionView.subviews == [card.view])
        let x = try #require(try app.shown("position", of: card.view, at: 1.25)?.point).x
        #expect(abs(x - (195 + 195)) < 1e-6)
        #expect(
            calls(app, from: 1).filter { $0.contains("Appear") || $0.contains("Disappear") } == [
                "1 List viewWillDisappear(true)", "1 Card viewWillAppear(true)", "1 Card viewIsAppearing(true)",
                "1.5 List viewDidDisappear(true)",
                "1.5 Card viewDidAppear(true)",
            ])
    }

    @Test func aCanceledChangeRestoresEverything() throws {
        let (tabs, delegate) = (tabs(), Delegate())
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.animator = Slider()
        delegate.interaction = driver
        tabs.delegate = delegate
        let app = try TestApp(root: tabs)
        // Views without content are not in display lists.
        app.at(0.5) {
            list.view.backgroundColor = .red
            card.view.backgroundColor = .blue
        }
        app.at(1) { tabs.selectedIndex = 1 }
        app.at(1.1) { driver.update(0.3) }
        app.at(1.2) { driver.cancel() }
        try app.play()
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === list.tabBarItem)
        #expect(tabs.transitionView.subviews == [list.view])
        let timeline = try #require(app.stage.committer.timeline)
        let before = timeline.displayList(at: .init(seconds: 0.9))
        #expect(timeline.displayList(at: .init(seconds: 1.15)) != before)
        #expect(timeline.displayList(at: .init(seconds: 2)) == before)
        #expect(
            calls(app, from: 1.2).filter { $0.contains("ppear") } == [
                "1.35 Card viewWillDisappear(true)", "1.35 Card viewDidDisappear(true)",
                "1.35 List viewWillAppear(true)",
                "1.35 List viewIsAppearing(true)", "1.35 List viewDidAppear(true)",
            ])
    }

    @Test func theBarHidesOnPushAndReturnsOnPop() throws {
        let nav = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, detail]
        card.hidesBottomBarWhenPushed = true
        let app = try TestApp(root: tabs)
        app.at(0.5) { #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)) }
        app.at(1) { nav.pushViewController(card, animated: true) }
        app.at(1.2) {
            // The bar moves with the lower view, under the upper one.
            let views = nav.transitionView.subviews
            #expect(views.map(\.layerName) == ["List.view", "UITabBar", "dim", "edge shadow", "Card.view"])
            #expect(tabs.tabBar.center.x == list.view.center.x)
        }
        app.at(2) {
            #expect(tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
            #expect(card.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            nav.popViewController(animated: true)
        }
        try app.play()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
        let timeline = try #require(app.stage.committer.timeline)
        #expect(
            timeline.displayList(at: .init(seconds: 0.9)) == timeline.displayList(at: .init(seconds: 3)))
    }

    @Test func aTapOnTheSelectedTabPopsToTheRoot() throws {
        let nav = UINavigationController(rootViewController: list)
        nav.pushViewController(card, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav]
        let app = try TestApp(root: tabs)
        app.at(1) { app.stage.applicationState.touchScreen.touch(1, .began, at: CGPoint(x: 195, y: 820)) }
        app.at(1.05) { app.stage.applicationState.touchScreen.touch(1, .ended, at: CGPoint(x: 195, y: 820)) }
        try app.play()
        #expect(nav.viewControllers == [list])
    }

    @Test func tabsCanBeReplaced() throws {
        let tabs = tabs()
        let app = try TestApp(root: tabs)
        app.at(1) { tabs.viewControllers = [card, list] }
        app.at(2) { tabs.viewControllers = [card] }
        app.at(3) { tabs.viewControllers = nil }
        try app.play()
        #expect(tabs.selectedIndex == Int.max && tabs.children.isEmpty && tabs.transitionView.subviews.isEmpty)
        #expect(
            app.traceLines([.callback], from: 1).filter { $0.contains("ppear") || $0.contains("Move") } == [
                "1 Detail willMove(toParent: nil)", "1 Detail didMove(toParent: nil)",
                "2 List viewWillDisappear(false)", "2 List viewDidDisappear(false)", "2 Card viewWillAppear(false)",
                "2 List willMove(toParent: nil)", "2 List didMove(toParent: nil)", "2 Card viewIsAppearing(false)",
                "2 Card viewDidAppear(false)", "3 Card viewWillDisappear(false)", "3 Card viewDidDisappear(false)",
                "3 Card willMove(toParent: nil)", "3 Card didMove(toParent: nil)",
            ])
    }
}
