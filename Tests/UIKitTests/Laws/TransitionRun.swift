import FrameTiming
import QuartzCore
import UIKit

/// Plays one combination of a card over a list, with the transition requested at 1 s.
@MainActor final class TransitionRun: NSObject, UIViewControllerTransitioningDelegate {
    /// Keeps or removes the presenting view as configured.
    private final class Presentation: UIPresentationController {
        var removes = false
        override var shouldRemovePresentersView: Bool { removes }
    }

    let app: TestApp
    let list = List()
    let card = Card()
    let driver = UIPercentDrivenInteractiveTransition()
    private(set) var completions = 0
    private(set) var interactionChanges: [Bool] = []
    private(set) var coordinatorCompletions: [Bool] = []
    /// The window's tree immediately before the transition is requested, and at the end.
    private(set) var before = ""
    private(set) var after = ""
    private let transition: TransitionCase

    init(_ transition: TransitionCase) throws {
        self.transition = transition
        app = try TestApp(root: list)
        super.init()
        card.modalPresentationStyle =
            transition.motion.isCustom ? .custom : transition.removesPresenter ? .fullScreen : .overFullScreen
        card.transitioningDelegate = self
        card.view.backgroundColor = .red
        list.view.backgroundColor = .white
        switch transition.motion {
        case .coverVertical, .animator, .interruptible: card.modalTransitionStyle = .coverVertical
        case .crossDissolve: card.modalTransitionStyle = .crossDissolve
        case .flipHorizontal: card.modalTransitionStyle = .flipHorizontal
        case .partialCurl: card.modalTransitionStyle = .partialCurl
        }
        driver.wantsInteractiveStart = transition.interaction.startsInHand
        if transition.operation == .dismiss { app.at(0.5) { self.list.present(self.card, animated: false) } }
        app.at(0.9) { self.before = self.tree }
        app.at(1) { self.ask() }
        drive()
        app.at(2.9) { self.after = self.tree }
    }

    private func ask() {
        switch transition.operation {
        case .present: list.present(card, animated: true) { self.completions += 1 }
        case .dismiss: card.dismiss(animated: true) { self.completions += 1 }
        }
        card.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            self.coordinatorCompletions.append(context.isCancelled)
        }
        card.transitionCoordinator?.notifyWhenInteractionChanges { context in
            self.interactionChanges.append(context.isInteractive)
        }
    }

    private func drive() {
        switch transition.interaction {
        case .none: break
        case .finished, .cancelled: app.at(1.1) { self.driver.update(0.4) }
        case .pausedThenFinished, .pausedThenCancelled:
            app.at(1.2) { self.driver.pause() }
            app.at(1.3) { self.driver.update(0.6) }
        }
        switch transition.interaction {
        case .none: break
        case .finished, .pausedThenFinished: app.at(1.5) { self.driver.finish() }
        case .cancelled, .pausedThenCancelled: app.at(1.5) { self.driver.cancel() }
        }
    }

    /// The views with their frames and alphas, one per line.
    var tree: String {
        func lines(_ view: UIView, _ depth: Int) -> [String] {
            [
                "\(String(repeating: " ", count: depth))\(type(of: view)) \(view.frame) \(view.alpha) \(view.transform.isIdentity)"
            ]
                + view.subviews.flatMap { lines($0, depth + 1) }
        }
        return lines(app.window, 0).joined(separator: "\n")
    }

    // MARK: Delegate

    /// The animator; `nil` for the other operation, because a card to be dismissed is presented without animation.
    private func animator(for operation: TransitionCase.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation == transition.operation else { return nil }
        let presenting = operation == .present
        return switch transition.motion {
        case .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl: nil
        case .animator: LawAnimator(presenting: presenting)
        case .interruptible: LawAnimator.Interruptible(presenting: presenting)
        }
    }

    private var interaction: (any UIViewControllerInteractiveTransitioning)? {
        transition.interaction == .none ? nil : driver
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: .present) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: .dismiss) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition.operation == .present ? interaction : nil }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition.operation == .dismiss ? interaction : nil }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = Presentation(presentedViewController: presented, presenting: presenting)
        presentation.removes = transition.removesPresenter
        return presentation
    }
}
