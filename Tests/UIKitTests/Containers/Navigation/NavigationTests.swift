import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Stacks: their controllers, and the order of calls.
@MainActor @Suite struct NavigationTests {
    final class Delegate: NSObject, UINavigationControllerDelegate {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        var shows: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { shows.append("will \(viewController.subject) \(animated)") }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shows.append("did \(viewController.subject) \(animated)") }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let list = List()
    private let card = Card()
    private let detail = Detail()

    private func isOfLifeCycle(_ line: String) -> Bool {
        ["ppear", "viewDidLoad", "Move"].contains { line.contains($0) }
    }

    // MARK: The list

    @Test func viewControllersCanBeSetAsAList() throws {
        let app = try TestApp()
        app.perform {
            let nav = UINavigationController(rootViewController: list)
            #expect(nav.viewControllers == [list] && list.parent === nav && list.navigationController === nav)
            nav.pushViewController(card, animated: false)
            nav.pushViewController(detail, animated: true)
            #expect(nav.viewControllers == [list, card, detail] && nav.children == nav.viewControllers)
            #expect(nav.topViewController === detail && nav.visibleViewController === detail)
            #expect(nav.popToViewController(list, animated: false) == [card, detail])
            #expect(nav.popViewController(animated: false) == nil)
            #expect(card.parent == nil && nav.children == [list])
            nav.setViewControllers([card, detail], animated: false)
            #expect(nav.viewControllers == [card, detail] && list.parent == nil)
            #expect(nav.popToRootViewController(animated: false) == [detail])
            nav.viewControllers = []
            #expect(nav.topViewController == nil && nav.children.isEmpty)
            #expect(!nav.isViewLoaded && !list.isViewLoaded)
        }
        try app.play()
    }

    /// Without a child, the controller shows its bar.
    @Test(arguments: [false, true]) func theStackCanBeEmptyOnScreen(animated: Bool) throws {
        let nav = UINavigationController()
        let app = try TestApp(root: nav)
        app.at(0.1) {
            #expect(nav.navigationBar.frame.height == 44 && nav.view.subviews.contains(nav.navigationBar))
            nav.pushViewController(self.list, animated: animated)
        }
        app.at(1) {
            #expect(self.list.view.window != nil)
            nav.setViewControllers([], animated: animated)
        }
        app.at(2) { #expect(nav.topViewController == nil && self.list.view.window == nil) }
        try app.play()
    }

    @Test func invalidPushesAreRefusedAsInUIKit() throws {
        let wrong: [(String, (UINavigationController, UIViewController) -> Void)] = [
            (
                "Pushing the same view controller instance more than once is not supported (List).",
                { $0.pushViewController($1, animated: false) }
            ),
            (
                "Pushing a navigation controller is not supported (UINavigationController).",
                { nav, _ in nav.pushViewController(UINavigationController(), animated: false) }
            ),
            (
                "Tried to pop to a view controller that doesn't exist (Card).",
                { nav, _ in nav.popToViewController(Card(), animated: false) }
            ),
        ]
        for (sentence, mistake) in wrong {
            let root = List()
            let app = try TestApp()
            app.perform { mistake(UINavigationController(rootViewController: root), root) }
            #expect(throws: StageError.misused([sentence])) { try app.play() }
        }
    }

    // MARK: Calls

    /// Matches facts/navigation-calls.
    @Test func aPushAndAPopWithoutAnimation() throws {
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        app.at(1) { nav.pushViewController(card, animated: false) }
        app.at(2) {
            nav.popViewController(animated: false)
        }
        try app.play()
        #expect(
            app.traceLines([.callback], from: 1) == [
                "1 Card willMove(toParent: UINavigationController)", "1 Card loadView()", "1 Card viewDidLoad()",
                "1 List viewWillDisappear(false)", "1 Card viewWillAppear(false)",
                "1 Card viewSafeAreaInsetsDidChange()",
                "1 Card viewIsAppearing(false)", "1 List viewDidDisappear(false)", "1 Card viewDidAppear(false)",
                "1 Card didMove(toParent: UINavigationController)",
                "2 Card willMove(toParent: nil)", "2 Card viewWillDisappear(false)", "2 List viewWillAppear(false)",
                "2 List viewIsAppearing(false)", "2 Card viewDidDisappear(false)", "2 List viewDidAppear(false)",
                "2 Card didMove(toParent: nil)",
            ])
        #expect(card.parent == nil && card.view.superview == nil)
        #expect(list.view.superview === nav.transitionView && list.view.frame == nav.view.bounds)
    }

    /// Matches facts/navigation-calls: the will-calls immediately, and the did-calls when the spring has settled.
    @Test func anAnimatedPushAndPop() throws {
        let delegate = Delegate()
        let nav = UINavigationController(rootViewController: list)
        nav.delegate = delegate
        let app = try TestApp(root: nav)
        app.at(1) { nav.pushViewController(card, animated: true) }
        app.at(1.2) {
            #expect(list.view.window != nil && card.view.window != nil)
            let names = nav.transitionView.subviews.map(\.layerName)
            #expect(names == ["List.view", "dim", "edge shadow", "Card.view"])
            #expect(card.isMovingToParent && !list.isMovingToParent)
        }
        app.at(2) {
            #expect(nav.transitionView.subviews == [card.view])
            #expect(!card.isMovingToParent)
            nav.popViewController(animated: true)
        }
        app.at(2.2) {
            let names = nav.transitionView.subviews.map(\.layerName)
            #expect(names == ["List.view", "dim", "edge shadow", "Card.view"])
            #expect(card.isMovingFromParent && card.parent === nav && nav.viewControllers == [list])
        }
        try app.play()
        #expect(nav.transitionView.subviews == [list.view])
        #expect(
            app.traceLines([.callback], from: 1) == [
                "1 Card willMove(toParent: UINavigationController)",
                "1 Delegate navigationController(_:animationControllerFor: push, from: List, to: Card)",
                "1 Card loadView()", "1 Card viewDidLoad()", "1 List viewWillDisappear(true)",
                "1 Card viewWillAppear(true)", "1 Delegate navigationController(_:willShow: Card)",
                "1 NavigationAnimator transitionDuration(using:) is 0.5057348843824728 s",
                "1 NavigationAnimator animateTransition(using:)", "1 Card viewSafeAreaInsetsDidChange()",
                "1 Card viewIsAppearing(true)",
                "1.5057 List viewDidDisappear(true)", "1.5057 Card viewDidAppear(true)",
                "1.5057 Card didMove(toParent: UINavigationController)",
                "1.5057 Delegate navigationController(_:didShow: Card)",
                "1.5057 NavigationAnimator animationEnded(true)",
                "2 Card willMove(toParent: nil)",
                "2 Delegate navigationController(_:animationControllerFor: pop, from: Card, to: List)",
                "2 Card viewWillDisappear(true)", "2 List viewWillAppear(true)",
                "2 Delegate navigationController(_:willShow: List)",
                "2 NavigationAnimator transitionDuration(using:) is 0.5057348843824728 s",
                "2 NavigationAnimator animateTransition(using:)", "2 List viewIsAppearing(true)",
                "2.5057 Card viewDidDisappear(true)", "2.5057 List viewDidAppear(true)",
                "2.5057 Card didMove(toParent: nil)", "2.5057 Delegate navigationController(_:didShow: List)",
                "2.5057 NavigationAnimator animationEnded(true)",
            ])
        #expect(delegate.shows == ["will Card true", "did Card true", "will List true", "did List true"])
    }

    /// Requests in one event form one transition; controllers that are never on screen receive no appearance calls.
    @Test func requestsInOneEventAreCombined() throws {
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        app.at(1) {
            nav.pushViewController(card, animated: true)
            nav.pushViewController(detail, animated: true)
        }
        app.at(2) {
            nav.popViewController(animated: true)
            nav.popViewController(animated: true)
        }
        app.at(3) {
            nav.pushViewController(card, animated: true)
            nav.popViewController(animated: true)
        }
        try app.play()
        let lines = app.traceLines([.callback], from: 1).filter(isOfLifeCycle)
        #expect(!card.isViewLoaded && card.parent == nil && detail.parent == nil)
        #expect(
            lines == [
                "1 Card willMove(toParent: UINavigationController)",
                "1 Detail willMove(toParent: UINavigationController)", "1 Detail viewDidLoad()",
                "1 List viewWillDisappear(true)", "1 Detail viewWillAppear(true)", "1 Detail viewIsAppearing(true)",
                "1.5057 List viewDidDisappear(true)", "1.5057 Detail viewDidAppear(true)",
                "1.5057 Card didMove(toParent: UINavigationController)",
                "1.5057 Detail didMove(toParent: UINavigationController)", "2 Detail willMove(toParent: nil)",
                "2 Card willMove(toParent: nil)", "2 Detail viewWillDisappear(true)", "2 List viewWillAppear(true)",
                "2 List viewIsAppearing(true)", "2.5057 Detail viewDidDisappear(true)",
                "2.5057 List viewDidAppear(true)", "2.5057 Detail didMove(toParent: nil)",
                "2.5057 Card didMove(toParent: nil)", "3 Card willMove(toParent: UINavigationController)",
                "3 Card willMove(toParent: nil)", "3 Card didMove(toParent: nil)",
            ])
    }

    /// No object retains a controller that has left the stack: neither a pop, nor a push canceled by a pop, nor a new
    /// stack.
    @Test(arguments: [true, false]) func poppedControllersAreDeallocated(isAnimated: Bool) throws {
        weak var pushed: UIViewController?
        let navigation = UINavigationController(rootViewController: List())
        let app = try TestApp(root: navigation)
        func pushAnother() {
            let another = Detail()
            pushed = another
            navigation.pushViewController(another, animated: isAnimated)
        }
        app.at(1) { pushAnother() }
        app.at(2) {
            #expect(pushed != nil)
            navigation.popViewController(animated: isAnimated)
        }
        app.at(3) {
            #expect(pushed == nil)
            pushAnother()
            navigation.popViewController(animated: isAnimated)
        }
        app.at(4) {
            #expect(pushed == nil)
            pushAnother()
        }
        app.at(5) { navigation.setViewControllers([Card()], animated: isAnimated) }
        app.at(6) { #expect(pushed == nil) }
        try app.play()
    }

    @Test func aSecondPushEndsTheFirst() throws {
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        app.at(1) { nav.pushViewController(card, animated: true) }
        app.at(1.2) {
            nav.pushViewController(detail, animated: true)
            #expect(nav.viewControllers == [list, card, detail])
        }
        try app.play()
        let lines = app.traceLines([.callback], from: 1.1).filter(isOfLifeCycle)
        #expect(
            lines == [
                "1.2 List viewDidDisappear(true)", "1.2 Card viewDidAppear(true)",
                "1.2 Card didMove(toParent: UINavigationController)",
                "1.2 Detail willMove(toParent: UINavigationController)", "1.2 Detail viewDidLoad()",
                "1.2 Card viewWillDisappear(true)", "1.2 Detail viewWillAppear(true)",
                "1.2 Detail viewIsAppearing(true)", "1.7057 Card viewDidDisappear(true)",
                "1.7057 Detail viewDidAppear(true)", "1.7057 Detail didMove(toParent: UINavigationController)",
            ])
        #expect(nav.transitionView.subviews == [detail.view])
    }

    /// An application's animator runs for its full duration; later requests follow it.
    @Test func requestsDuringACustomTransitionWait() throws {
        let delegate = Delegate()
        let animator = Slider()
        delegate.animator = animator
        let nav = UINavigationController(rootViewController: list)
        nav.delegate = delegate
        let app = try TestApp(root: nav)
        app.at(1) { nav.pushViewController(card, animated: true) }
        app.at(1.2) {
            nav.pushViewController(detail, animated: true)
            #expect(nav.viewControllers == [list, card])
        }
        try app.play()
        #expect(nav.viewControllers == [list, card, detail])
        let lines = app.traceLines().filter { $0.contains("viewDidAppear") || $0.contains("waits") }
        #expect(
            lines == [
                "0 UINavigationController viewDidAppear(false)", "0 List viewDidAppear(false)",
                "1.2 UINavigationController waits for the end of the push of Card", "1.5 Card viewDidAppear(true)",
                "2 Detail viewDidAppear(true)",
            ])
    }

    @Test func theDirectionOfANewStackFollowsItsTop() throws {
        let delegate = Delegate()
        let nav = UINavigationController(rootViewController: list)
        nav.delegate = delegate
        let app = try TestApp(root: nav)
        app.at(1) { nav.setViewControllers([card, detail], animated: true) }
        app.at(2) { nav.setViewControllers([list, card], animated: true) }
        app.at(3) { nav.setViewControllers([card], animated: true) }
        try app.play()
        let asked = app.traceLines([.callback]).filter { $0.contains("animationControllerFor") }
        #expect(
            asked == [
                "1 Delegate navigationController(_:animationControllerFor: push, from: List, to: Detail)",
                "2 Delegate navigationController(_:animationControllerFor: pop, from: Detail, to: Card)",
            ])
        #expect(nav.children == [card] && list.parent == nil && detail.parent == nil)
    }

    // MARK: Animators of the application

    /// It is requested with the operation and replaces the built-in animator; the context's keys match
    /// facts/navigation-calls.
    @Test func aDelegatesAnimatorReplacesTheBuiltInOne() throws {
        let delegate = Delegate()
        let animator = Slider()
        delegate.animator = animator
        let nav = UINavigationController(rootViewController: list)
        nav.delegate = delegate
        var seen: [String] = []
        animator.onAnimate = { [list] context in
            let from = context.viewController(forKey: .from)
            seen.append(from === list ? "push" : "pop")
            #expect(context.presentationStyle == .none && context.containerView === nav.transitionView)
            #expect(context.view(forKey: .from) === from?.view)
            for (controller, isComing) in [(from, false), (context.viewController(forKey: .to), true)] {
                guard let controller else { continue }
                let bounds = nav.view.bounds
                #expect(context.initialFrame(for: controller) == (isComing ? .zero : bounds))
                #expect(context.finalFrame(for: controller) == (isComing ? bounds : .zero))
            }
        }
        let app = try TestApp(root: nav)
        app.at(1) {
            nav.pushViewController(card, animated: true)
            list.transitionCoordinator?.animate(alongsideTransition: { _ in seen.append("along") }) { context in
                seen.append("ended, cancelled: \(context.isCancelled)")
            }
            #expect(nav.transitionCoordinator === card.transitionCoordinator)
        }
        app.at(2) {
            #expect(nav.transitionCoordinator == nil)
            nav.popViewController(animated: true)
        }
        try app.play()
        #expect(seen == ["push", "along", "ended, cancelled: false", "pop"])
        #expect(nav.transitionView.subviews == [list.view])
    }

    @Test func aCanceledPopRestoresEverything() throws {
        let delegate = Delegate()
        delegate.animator = Slider()
        let driver = UIPercentDrivenInteractiveTransition()
        let nav = UINavigationController(rootViewController: list)
        nav.pushViewController(card, animated: false)
        let app = try TestApp(root: nav)
        app.at(0.5) { nav.delegate = delegate }
        app.at(1) {
            delegate.interaction = driver
            nav.popViewController(animated: true)
        }
        app.at(1.1) { driver.update(0.4) }
        app.at(1.2) {
            #expect(nav.viewControllers == [list] && nav.children == [list, card])
            driver.cancel()
        }
        try app.play()
        #expect(nav.viewControllers == [list, card] && nav.children == [list, card])
        #expect(nav.transitionView.subviews == [card.view] && card.view.frame == nav.view.bounds)
        let lines = app.traceLines([.callback], from: 1).filter(isOfLifeCycle)
        #expect(
            lines == [
                "1 Card willMove(toParent: nil)", "1 List viewDidLoad()", "1 Card viewWillDisappear(true)",
                "1 List viewWillAppear(true)", "1 List viewIsAppearing(true)", "1.4 List viewWillDisappear(true)",
                "1.4 List viewDidDisappear(true)", "1.4 Card viewWillAppear(true)", "1.4 Card viewIsAppearing(true)",
                "1.4 Card viewDidAppear(true)", "1.4 Card didMove(toParent: UINavigationController)",
            ])
        #expect(delegate.shows == ["will List true"])
    }

    // MARK: Stacks and presentations

    /// A presented stack appears with its top, changes while it is presented, and leaves with its new top.
    @Test func aPresentedStackAppearsWithItsTop() throws {
        let (root, nav) = (Base(), UINavigationController(rootViewController: list))
        nav.modalPresentationStyle = .fullScreen
        let app = try TestApp(root: root)
        app.at(1) { root.present(nav, animated: true) }
        app.at(2) { nav.pushViewController(card, animated: true) }
        app.at(2.2) { root.dismiss(animated: true) }
        try app.play()
        let lines = app.traceLines([.callback], from: 1).filter {
            ($0.contains("List") || $0.contains("Card")) && ($0.contains("dAppear") || $0.contains("Disappear"))
        }
        #expect(
            lines == [
                "1.5057 List viewDidAppear(true)", "2 List viewWillDisappear(true)",
                "2.2 Card viewWillDisappear(true)", "2.5057 List viewDidDisappear(true)",
                "2.7057 Card viewDidDisappear(true)",
            ])
        #expect(!list.isAppearanceChanging && !card.isAppearanceChanging && nav.containerTransition == nil)
    }

    @Test func theVisibleControllerCanBeAPresentedOne() throws {
        let nav = UINavigationController(rootViewController: list)
        let app = try TestApp(root: nav)
        card.modalPresentationStyle = .overFullScreen
        app.at(1) { list.present(card, animated: false) }
        try app.play()
        #expect(nav.visibleViewController === card && nav.topViewController === list)
        #expect(card.presentingViewController === nav)
    }
}

/// Slides the incoming view in from the right, or the outgoing one out, in half a second.
final class Slider: NSObject, UIViewControllerAnimatedTransitioning {
    var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        onAnimate(context)
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        let final = context.finalFrame(for: to)
        view.frame = final.offsetBy(dx: final.width, dy: 0)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            view.frame = final
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
