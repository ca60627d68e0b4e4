import UIKit

// Listing 10-2: the presented view comes from the container's lower right corner and leaves the same way.
//
// Two things differ from the printed listing. A view that is not on screen has no initial frame (it is zero), so the
// start has the final frame's size and the corner's origin, as figure 10-5 shows. And after a successful dismissal it is
// the view that was dismissed that goes, not the one that is revealed.
final class DiagonalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let toView = transitionContext.view(forKey: .to)
        let fromView = transitionContext.view(forKey: .from)

        let containerFrame = containerView.frame
        let toViewFinalFrame = transitionContext.finalFrame(for: toVC)
        var toViewStartFrame = transitionContext.initialFrame(for: toVC)
        var fromViewFinalFrame = transitionContext.finalFrame(for: fromVC)
        if presenting {
            toViewStartFrame = toViewFinalFrame
            toViewStartFrame.origin = CGPoint(x: containerFrame.width, y: containerFrame.height)
        } else {
            fromViewFinalFrame = fromView?.frame ?? .zero
            fromViewFinalFrame.origin = CGPoint(x: containerFrame.width, y: containerFrame.height)
        }

        if let toView {
            containerView.addSubview(toView)
            toView.frame = toViewStartFrame
        }

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                if self.presenting {
                    toView?.frame = toViewFinalFrame
                } else {
                    fromView?.frame = fromViewFinalFrame
                }
            },
            completion: { _ in
                let success = !transitionContext.transitionWasCancelled
                if self.presenting && !success {
                    toView?.removeFromSuperview()
                } else if !self.presenting && success {
                    fromView?.removeFromSuperview()
                }
                transitionContext.completeTransition(success)
            })
    }
}
