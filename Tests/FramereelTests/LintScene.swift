import Framereel
import UIKit

// One scene for each rule and one that breaks none. There is no `import Testing`.

/// A card that is presented and dismissed by an animator with one mistake, or none.
enum LintScene: String, CaseIterable, Sendable {
    case none
    case neverCompleted = "transition-never-completed"
    case completedTwice = "transition-completed-twice"
    case contradictsCancellation = "completion-contradicts-cancellation"
    case unbalancedAppearance = "unbalanced-appearance"
    case finalFrameDiffers = "final-frame-differs"
    case leftoverView = "leftover-view"
    case cancelledNotRestored = "cancelled-not-restored"
    case outsideContainer = "outside-container"
    case otherInterruptibleAnimator = "other-interruptible-animator"
    case notInteractive = "not-interactive"
    case undrivenPropertyAnimator = "undriven-property-animator"
    case jumpsAtCancel = "jumps-at-cancel"
    case ambiguousLayout = "ambiguous-layout"
    case constraintConflict = "constraint-conflict"
    case zeroMultiplier = "zero-multiplier"
    case truncatedText = "truncated-text"
    case overlappingControls = "overlapping-controls"
    case touchTarget = "touch-target"
    case contrast
    case offScreen = "off-screen"

    var scene: Scene {
        Scene(rawValue, width: 100, height: 200, scale: 1) { world in
            let (list, card) = (UIViewController(), UIViewController())
            (list.title, card.title) = ("list", "card")
            world.window.rootViewController = list
            addBadge(to: list.view)
            addElements(to: list.view)
            let vendor = Vendor(self)
            card.modalPresentationStyle = .custom
            card.transitioningDelegate = vendor
            world.at(0.1) { list.present(card, animated: true) }
            world.at(1) {
                _ = vendor
                card.dismiss(animated: true)
            }
            if self == .unbalancedAppearance {
                world.at(0.05) {
                    let child = Container()
                    child.title = "child"
                    list.addChild(child)
                    child.beginAppearanceTransition(true, animated: false)
                    child.didMove(toParent: list)
                }
            }
        }
    }

    /// Adds a text and buttons, one of them with a mistake.
    @MainActor private func addElements(to view: UIView) {
        let label = UILabel(frame: CGRect(x: 5, y: 10, width: self == .truncatedText ? 30 : 80, height: 20))
        label.text = "Reminders"
        label.font = .systemFont(ofSize: 12)
        label.textColor = self == .contrast ? UIColor(white: 0.6, alpha: 1) : .black
        let side: CGFloat = self == .touchTarget ? 43 : 44
        let first = UIButton(frame: CGRect(x: 4, y: 40, width: side, height: 44))
        first.accessibilityIdentifier = "first"
        let second = UIButton(
            frame: CGRect(
                x: self == .overlappingControls ? 40 : self == .offScreen ? 60 : 52, y: 40, width: 44, height: 44))
        second.accessibilityIdentifier = "second"
        view.backgroundColor = .white
        for element in [label, first, second] { view.addSubview(element) }
    }

    /// Returns a scene with a canceled dismissal and a shade that fades alongside, which is restored or not.
    static func cancelledShade(isUndone: Bool) -> Scene {
        Scene("shade", width: 100, height: 200, scale: 1) { world in
            let (list, card) = (UIViewController(), UIViewController())
            world.window.rootViewController = list
            let vendor = Vendor(.none)
            vendor.isShadeUndone = isUndone
            card.modalPresentationStyle = .custom
            card.transitioningDelegate = vendor
            world.at(0.1) { list.present(card, animated: true) }
            world.at(1) {
                _ = vendor
                card.dismiss(animated: true)
            }
        }
    }

    private final class ShadePresentation: UIPresentationController {
        var isUndone = false
        private let shade = UIView()

        override func presentationTransitionWillBegin() {
            shade.accessibilityIdentifier = "shade"
            shade.frame = containerView?.bounds ?? .zero
            containerView?.addSubview(shade)
        }

        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { _ in self.shade.alpha = 0 },
                completion: { if self.isUndone, $0.isCancelled { self.shade.alpha = 1 } })
        }
    }

    /// Adds a view in a corner, with one constraint missing or one too many.
    @MainActor private func addBadge(to view: UIView) {
        let badge = UIView()
        badge.accessibilityIdentifier = "badge"
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            badge.topAnchor.constraint(equalTo: view.topAnchor), badge.widthAnchor.constraint(equalToConstant: 10),
        ])
        if self == .zeroMultiplier {
            badge.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0, constant: 10).isActive = true
        } else if self != .ambiguousLayout {
            badge.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        if self == .constraintConflict { badge.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true }
    }

    private final class Container: UIViewController {}

    private final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
        let mistake: LintScene
        let driver = UIPercentDrivenInteractiveTransition()
        /// Whether the shade is restored, or `nil` for a presentation without a shade.
        var isShadeUndone: Bool?

        init(_ mistake: LintScene) {
            self.mistake = mistake
            super.init()
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            isShadeUndone.map {
                let controller = ShadePresentation(presentedViewController: presented, presenting: presenting)
                controller.isUndone = $0
                return controller
            }
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            switch mistake {
            case .otherInterruptibleAnimator: OtherAnimator()
            case .undrivenPropertyAnimator: StartedAnimator()
            default: Slide(mistake, presenting: true)
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(mistake, presenting: false) }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { mistake == .undrivenPropertyAnimator ? driver : nil }

        /// The transition progresses to 0.5, then back.
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            guard
                [.cancelledNotRestored, .contradictsCancellation, .notInteractive, .jumpsAtCancel, .none].contains(
                    mistake)
            else {
                return nil
            }
            driver.wantsInteractiveStart = mistake != .notInteractive
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.driver.update(0.5) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.driver.cancel() }
            return driver
        }
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let mistake: LintScene
        let presenting: Bool

        init(_ mistake: LintScene, presenting: Bool) {
            self.mistake = mistake
            self.presenting = presenting
            super.init()
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: presenting ? .to : .from),
                let to = context.viewController(forKey: .to)
            else { return context.completeTransition(false) }
            let below = CGRect(x: 0, y: 200, width: 100, height: 200)
            let extra = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            extra.accessibilityIdentifier = "snapshot"
            context.containerView.addSubview(extra)
            if presenting {
                view.frame = below
                if mistake == .outsideContainer {
                    context.containerView.superview?.addSubview(view)
                } else {
                    context.containerView.addSubview(view)
                }
            } else if mistake == .cancelledNotRestored {
                view.alpha = 0.9
            }
            if mistake == .jumpsAtCancel, !presenting {
                // An explicit animation outside the container, which continues to run.
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.toValue) = (0.2, 1)
                animation.duration = 3
                to.view.layer.add(animation, forKey: "fade")
                to.view.layer.opacity = 0.2
            }
            UIView.animate(withDuration: 0.3) {
                let end = context.finalFrame(for: to)
                view.frame =
                    self.presenting ? self.mistake == .finalFrameDiffers ? end.insetBy(dx: 5, dy: 0) : end : below
            } completion: { _ in
                if self.mistake == .jumpsAtCancel, !self.presenting {
                    to.view.layer.removeAllAnimations()
                    to.view.layer.opacity = 1
                }
                if self.mistake != .leftoverView { extra.removeFromSuperview() }
                if !self.presenting, !context.transitionWasCancelled { view.removeFromSuperview() }
                switch self.mistake {
                case .neverCompleted where !self.presenting: break
                case .contradictsCancellation: context.completeTransition(true)
                default: context.completeTransition(!context.transitionWasCancelled)
                }
                if self.mistake == .completedTwice { context.completeTransition(!context.transitionWasCancelled) }
            }
        }
    }

    /// A transition delegate that returns a new animator each time.
    private final class OtherAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
                return animator
            }
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: to)
            view.alpha = 0
            animator.addAnimations { view.alpha = 1 }
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return animator
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
    }

    /// An animator that starts a property animator without giving it to the transition.
    private final class StartedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
                return context.completeTransition(false)
            }
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: to)
            view.alpha = 0
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 1 }
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            animator.startAnimation()
        }
    }
}
