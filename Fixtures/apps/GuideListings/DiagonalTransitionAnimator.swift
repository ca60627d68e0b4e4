import UIKit

// The notes' animator: one object for both directions. What comes in starts one container's size down and to the right;
// what goes out leaves by the same way, and what it covered is put under it first.
final class DiagonalTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true

    private let duration = 0.5

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let shift = container.bounds.size
        let rest = transitionContext.finalFrame(for: toVC)
        let presenting = isPresenting
        if presenting {
            toView.frame = rest.offsetBy(dx: shift.width, dy: shift.height)
            container.addSubview(toView)
        } else {
            toView.frame = rest
            container.insertSubview(toView, belowSubview: fromView)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            if presenting {
                toView.frame = rest
            } else {
                fromView.frame = fromView.frame.offsetBy(dx: shift.width, dy: shift.height)
            }
        } completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            if !completed { toView.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        }
    }
}
