import QuartzCore
import UIKit

@testable import UIKitCore

/// Plays one combination from a list to a card, or back, requested at 1 s.
@MainActor final class ContainerRun: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let app: TestApp
    let list = List()
    let card = Card()
    let driver = UIPercentDrivenInteractiveTransition()
    private let navigation = UINavigationController()
    private let tabs = UITabBarController()
    private let swap: SwapController
    private let transition: ContainerCase
    private(set) var completions: [Bool] = []
    private(set) var before = ""
    private(set) var after = ""

    init(_ transition: ContainerCase) throws {
        self.transition = transition
        app = try TestApp()
        let list = list
        swap = app.stage.perform { SwapController(transition, showing: list) }
        super.init()
        app.perform {
            app.window.rootViewController = container
            navigation.delegate = self
            tabs.delegate = self
            switch transition.operation {
            case .push: navigation.setViewControllers([list], animated: false)
            case .pop: navigation.setViewControllers([list, card], animated: false)
            case .tab: tabs.setViewControllers([list, card], animated: false)
            case .container: swap.loadViewIfNeeded()
            }
            list.view.backgroundColor = .white
            card.view.backgroundColor = .red
        }
        driver.wantsInteractiveStart = transition.interaction.startsInHand
        app.at(0.9) { self.before = self.tree }
        app.at(1) { self.ask() }
        drive()
        app.at(2.9) { self.after = self.tree }
    }

    private var container: UIViewController {
        switch transition.operation {
        case .push, .pop: navigation
        case .tab: tabs
        case .container: swap
        }
    }

    /// The child that the container reports as visible, and the views in it.
    var shown: UIViewController? { (container as? any ContainerTransitionHost)?.shown ?? swap.current }
    var views: [UIView] { (container as? any ContainerTransitionHost)?.transitionView.subviews ?? swap.view.subviews }
    var isSettled: Bool { (container as? any ContainerTransitionHost)?.containerTransition == nil }
    /// Whether the list of controllers equals the list of children.
    var holdsItsChildren: Bool {
        switch transition.operation {
        case .push, .pop: navigation.children == navigation.viewControllers
        case .tab: tabs.children == [list, card]
        case .container: swap.children == [swap.current]
        }
    }

    /// The view that an animator moves.
    var moving: UIView { transition.operation == .pop ? from.view : to.view }

    /// The controller on screen at the start, and at the end of a canceled transition.
    var from: UIViewController { transition.operation == .pop ? card : list }
    var to: UIViewController { transition.operation == .pop ? list : card }

    private func ask() {
        switch transition.operation {
        case .push: navigation.pushViewController(card, animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .tab: tabs.selectedIndex = 1
        case .container: return swap.show(card) { self.completions.append($0) }
        }
        from.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            self.completions.append(context.isCancelled)
        }
    }

    private func drive() {
        if transition.operation == .container { return driveSwap() }
        switch transition.interaction {
        case .none: return
        case .finished, .cancelled: app.at(1.1) { self.driver.update(0.4) }
        case .pausedThenFinished, .pausedThenCancelled:
            app.at(1.2) { self.driver.pause() }
            app.at(1.3) { self.driver.update(0.6) }
        }
        let cancels = transition.interaction.isCancelled
        app.at(1.5) { if cancels { self.driver.cancel() } else { self.driver.finish() } }
    }

    private func driveSwap() {
        switch transition.interaction {
        case .none: return
        case .finished, .cancelled: app.at(1.1) { self.swap.update(0.4) }
        case .pausedThenFinished, .pausedThenCancelled:
            app.at(1.2) { self.swap.pause() }
            app.at(1.3) { self.swap.update(0.6) }
        }
        app.at(1.5) { self.swap.letGo(cancels: self.transition.interaction.isCancelled) }
    }

    private var tree: String {
        func lines(_ view: UIView, _ depth: Int) -> [String] {
            [
                "\(String(repeating: " ", count: depth))\(view.next.map { "\(type(of: $0))" } ?? "") \(view.frame) \(view.alpha) \(view.isHidden)"
            ]
                + view.subviews.flatMap { lines($0, depth + 1) }
        }
        return lines(app.window, 0).joined(separator: "\n")
    }

    // MARK: Delegate

    private func animator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        switch transition.motion {
        case .builtIn: nil
        case .animator: LawAnimator(presenting: presenting)
        case .interruptible: LawAnimator.Interruptible(presenting: presenting)
        }
    }

    private var interaction: (any UIViewControllerInteractiveTransitioning)? {
        transition.interaction == .none ? nil : driver
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presenting: operation == .push) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presenting: true) }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
