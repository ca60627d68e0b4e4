import QuartzCore
import Testing
import UIKit

/// Touches during a transition (facts/transition-touches).
@MainActor @Suite struct TransitionTouchTests {
    /// A transition that begins at 1 s.
    enum Kind: CaseIterable {
        case sheet, fullScreen, overFullScreen, custom, customDismissal, dismissal, push, customPush, pop, tab
    }

    /// Returns its objects to presentations, navigation controllers, and tab bar controllers.
    private final class Giver: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UITabBarControllerDelegate
    {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    /// Adds the incoming view and does nothing else.
    private final class Endless: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        }
    }

    private let list = List()
    private let card = Card()
    private let giver = Giver()

    /// A point at which both screens show a view of their own before, during, and after every kind of transition.
    private static let place = CGPoint(x: 195, y: 700)

    /// Sets up a transition, with the animator of ``giver`` if the kind has one.
    private func app(_ kind: Kind) throws -> TestApp {
        let (list, card, giver) = (list, card, giver)
        let nav = UINavigationController()
        let tabs = UITabBarController()
        let app: TestApp
        switch kind {
        case .sheet, .fullScreen, .overFullScreen, .custom, .customDismissal, .dismissal:
            app = try TestApp(root: list)
        case .push, .customPush, .pop:
            nav.viewControllers = [list]
            app = try TestApp(root: nav)
        case .tab: app = try TestApp(root: tabs)
        }
        app.perform {
            switch kind {
            case .sheet: break
            case .fullScreen: card.modalPresentationStyle = .fullScreen
            case .overFullScreen, .dismissal: card.modalPresentationStyle = .overFullScreen
            case .custom:
                card.modalPresentationStyle = .custom
                card.transitioningDelegate = giver
            case .customDismissal: card.modalPresentationStyle = .custom
            case .push, .pop: break
            case .customPush: nav.delegate = giver
            case .tab:
                tabs.delegate = giver
                tabs.viewControllers = [list, card]
            }
            for (controller, name) in [(list, "list"), (card, "card")] {
                let frame = controller.view.bounds
                controller.view.addSubview(TouchView(name, frame: frame, note: app.note))
            }
        }
        app.at(0.5) {
            switch kind {
            case .customDismissal, .dismissal: list.present(card, animated: false)
            case .pop: nav.pushViewController(card, animated: false)
            case .sheet, .fullScreen, .overFullScreen, .custom, .push, .customPush, .tab: break
            }
        }
        app.at(1) {
            switch kind {
            case .sheet, .fullScreen, .overFullScreen, .custom: list.present(card, animated: true)
            case .customDismissal:
                // Not set earlier, because the animator would then also present.
                card.transitioningDelegate = giver
                list.dismiss(animated: true)
            case .dismissal: list.dismiss(animated: true)
            case .push, .customPush: nav.pushViewController(card, animated: true)
            case .pop: nav.popViewController(animated: true)
            case .tab: tabs.selectedIndex = 1
            }
        }
        return app
    }

    private func shown(after kind: Kind) -> String {
        switch kind {
        case .sheet, .fullScreen, .overFullScreen, .custom, .push, .customPush, .tab: "card"
        case .customDismissal, .dismissal, .pop: "list"
        }
    }

    /// Neither side receives a touch that begins during a transition, even if it ends after it.
    @Test(arguments: Kind.allCases) func noViewReceivesTouchesDuringATransition(kind: Kind) throws {
        giver.animator = Fader()
        let app = try app(kind)
        app.tap(at: Self.place, 0.8)
        for time in [1.01, 1.2] { app.tap(at: Self.place, time) }
        app.touch(.began, at: Self.place, 1.3)
        app.touch(.ended, at: Self.place, 2.5)
        app.tap(at: Self.place, 3)
        try app.play()
        let after = shown(after: kind)
        let before = after == "card" ? "list" : "card"
        #expect(app.touched() == [before, after])
        #expect(app.touched("ended") == [before, after])
    }

    @Test(arguments: [Kind.custom, .customDismissal, .customPush, .tab])
    func anAnimatorThatNeverCompletesBlocksTouches(kind: Kind) throws {
        giver.animator = Endless()
        let app = try app(kind)
        for time in [1.2, 3, 30] {
            app.tap(at: Self.place, time)
            app.tap(at: CGPoint(x: 195, y: 20), time + 0.3)
        }
        #expect(throws: (any Error).self) { try app.play() }
        #expect(app.touched().isEmpty)
    }

    @Test func earlierTouchesContinueThroughATransition() throws {
        giver.animator = Fader()
        let app = try app(.custom)
        app.touch(.began, at: Self.place, 0.9)
        app.touch(.ended, at: Self.place, 1.3)
        try app.play()
        #expect(app.notes == ["0.9 list began", "1.3 list ended"])
    }

    @Test func anUnanimatedTransitionDoesNotBlockTouches() throws {
        let app = try app(.dismissal)
        app.tap(at: Self.place, 0.5001)
        try app.play()
        #expect(app.touched() == ["card"])
    }

    // MARK: Interaction

    /// An interactive transition, and one that may become interactive, do not block touches: a recognizer on the moving
    /// view may take over.
    @Test(arguments: [true, false]) func interactiveTransitionsAllowTouches(startsInteractive: Bool) throws {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = startsInteractive
        giver.interaction = driver
        giver.animator = LawAnimator.Interruptible(presenting: true)
        let app = try app(.custom)
        app.tap(at: Self.place, 1.1)
        app.at(1.5) { driver.finish() }
        try app.play()
        #expect(app.touched() == ["card"])
    }

    /// While the view finishes its motion after the touch has ended, no other touch is received.
    @Test func theRemainderOfASwipeBlocksTouches() throws {
        let (list, card) = (list, card)
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        app.perform {
            nav.pushViewController(card, animated: false)
            for (controller, name) in [(list, "list"), (card, "card")] {
                controller.view.addSubview(TouchView(name, frame: controller.view.bounds, note: app.note))
            }
        }
        app.touch(.began, of: 1, at: CGPoint(x: 5, y: 400), 1)
        for step in 1...20 {
            app.touch(.moved, of: 1, at: CGPoint(x: 5 + 12 * CGFloat(step), y: 400), 1 + 0.02 * Double(step))
        }
        app.touch(.ended, of: 1, at: CGPoint(x: 245, y: 400), 1.7)
        app.tap(at: Self.place, 1.75)
        app.tap(at: Self.place, 4)
        try app.play()
        #expect(nav.viewControllers == [list])
        #expect(app.touched() == ["card", "list"])
    }
}
