import Testing
import UIKit

/// The animator is asked for its duration before the animation begins, interactively or not (facts/presentation-calls).
@MainActor @Suite struct TransitionDurationTests {
    enum Interaction: CaseIterable {
        case none, percentDriven, own
    }

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let presenting: Bool
        var note: (String) -> Void = { _ in }

        init(presenting: Bool) { self.presenting = presenting }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            if let transitionContext { note("duration, interactive \(transitionContext.isInteractive)") }
            return 0.4
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            note("animate")
            guard let view = context.view(forKey: presenting ? .to : .from) else { return }
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.4) {
                view.alpha = self.presenting ? 1 : 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    final class PercentDriver: UIPercentDrivenInteractiveTransition {
        var note: (String) -> Void = { _ in }

        override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            note("start")
            super.startInteractiveTransition(transitionContext)
            finish()
        }
    }

    final class OwnDriver: NSObject, UIViewControllerInteractiveTransitioning {
        var note: (String) -> Void = { _ in }

        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            note("start")
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.finishInteractiveTransition()
            context.completeTransition(true)
        }
    }

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let interaction: Interaction
        var note: (String) -> Void = { _ in }

        init(_ interaction: Interaction) { self.interaction = interaction }

        private func animator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
            let fade = Fade(presenting: presenting)
            fade.note = note
            return fade
        }

        private func driver() -> (any UIViewControllerInteractiveTransitioning)? {
            switch interaction {
            case .none: return nil
            case .percentDriven:
                let driver = PercentDriver()
                driver.note = note
                return driver
            case .own:
                let driver = OwnDriver()
                driver.note = note
                return driver
            }
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presenting: true) }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presenting: false) }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
    }

    @Test(arguments: Interaction.allCases, [UIModalPresentationStyle.custom, .fullScreen])
    func theDurationIsRequestedFirst(interaction: Interaction, style: UIModalPresentationStyle) throws {
        let (list, card, delegate) = (List(), Card(), Delegate(interaction))
        let app = try TestApp(root: list)
        delegate.note = { app.note($0) }
        card.modalPresentationStyle = style
        card.transitioningDelegate = delegate
        app.at(1) { list.present(card, animated: true) }
        app.at(2) { list.dismiss(animated: true) }
        try app.play()
        let calls =
            switch interaction {
            case .none: ["duration, interactive false", "animate"]
            case .percentDriven: ["duration, interactive true", "start", "animate"]
            case .own: ["duration, interactive true", "start"]
            }
        #expect(app.notes == ["1", "2"].flatMap { time in calls.map { "\(time) \($0)" } })
        let traced = app.traceLines([.callback]).filter { $0.contains("transitionDuration") }
        #expect(traced.count == 2)
    }
}
