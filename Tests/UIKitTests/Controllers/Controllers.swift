import UIKit

/// Controllers without behavior, named as in traces.
class Base: UIViewController {}
final class List: Base {}
final class Card: Base {}
final class Detail: Base {}

/// Returns the objects it was given.
final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
    var presenting: (any UIViewControllerAnimatedTransitioning)?
    var dismissing: (any UIViewControllerAnimatedTransitioning)?
    var presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { dismissing }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presentation?(presented, presenting) }
}

/// Fades in the incoming view, or fades out the outgoing one, in `duration` seconds.
final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    var duration = 0.5
    var completes = true
    var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    var onCompletion: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        onAnimate(context)
        let isPresenting =
            context.viewController(forKey: .to)?.presentingViewController === context.viewController(forKey: .from)
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        if isPresenting, let to = context.viewController(forKey: .to) {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: to)
            view.alpha = 0
        } else if let revealed = context.view(forKey: .to) {
            context.containerView.insertSubview(revealed, at: 0)
        }
        UIView.animate(withDuration: duration) {
            view.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            self.onCompletion(context)
            if isPresenting != self.completes { view.removeFromSuperview() }
            context.completeTransition(self.completes)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {}
}

/// A presentation that covers the lower half of its container.
class HalfPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
}
