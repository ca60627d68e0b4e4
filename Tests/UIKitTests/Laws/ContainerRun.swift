import QuartzCore
import UIKit

/// Plays one combination: from a list to a card, or back, asked for at 1 s.
@MainActor final class ContainerRun: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let app: TestApp
    let list = List()
    let card = Card()
    let driver = UIPercentDrivenInteractiveTransition()
    private let navigation = UINavigationController()
    private let tabs = UITabBarController()
    private let transition: ContainerCase
    private(set) var completions: [Bool] = []
    private(set) var before = ""
    private(set) var after = ""

    init(_ transition: ContainerCase) throws {
        self.transition = transition
        app = try TestApp()
        super.init()
        app.perform {
            app.window.rootViewController = transition.operation == .tab ? tabs : navigation
            navigation.delegate = self
            tabs.delegate = self
            switch transition.operation {
            case .push: navigation.setViewControllers([list], animated: false)
            case .pop: navigation.setViewControllers([list, card], animated: false)
            case .tab: tabs.setViewControllers([list, card], animated: false)
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

    /// On screen at the start, and at the end of a transition that is not cancelled.
    var from: UIViewController { transition.operation == .pop ? card : list }
    var to: UIViewController { transition.operation == .pop ? list : card }

    private func ask() {
        switch transition.operation {
        case .push: navigation.pushViewController(card, animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .tab: tabs.selectedIndex = 1
        }
        from.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            self.completions.append(context.isCancelled)
        }
    }

    private func drive() {
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

    private func mover(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        switch transition.mover {
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
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover(presenting: operation == .push) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover(presenting: true) }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
