import UIKit

// Figure 10-4: "from" and "to" are what the context says, and change places when the presented screen goes.
final class RoleNaming: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from) as? FigureScreen,
            let to = transitionContext.viewController(forKey: .to) as? FigureScreen
        else { return transitionContext.completeTransition(false) }
        from.play("from")
        to.play("to")
        let container = transitionContext.containerView
        let isPresenting = to.presentingViewController === from
        to.view.frame = transitionContext.finalFrame(for: to)
        if isPresenting {
            container.addSubview(to.view)
        } else {
            container.insertSubview(to.view, belowSubview: from.view)
        }
        let moving = isPresenting ? to : from
        let away = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
        if isPresenting { moving.view.frame = away }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            moving.view.frame = isPresenting ? transitionContext.finalFrame(for: to) : away
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
