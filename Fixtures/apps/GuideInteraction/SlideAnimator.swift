import UIKit

// A presented view that comes from below and goes back there.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let moving = transitionContext.view(forKey: presenting ? .to : .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let below = CGRect(
            x: moving.frame.minX, y: container.bounds.maxY, width: moving.frame.width, height: moving.frame.height)
        if presenting, let toVC = transitionContext.viewController(forKey: .to) {
            container.addSubview(moving)
            let final = transitionContext.finalFrame(for: toVC)
            moving.frame = CGRect(x: final.minX, y: container.bounds.maxY, width: final.width, height: final.height)
            UIView.animate(
                withDuration: transitionDuration(using: transitionContext),
                animations: { moving.frame = final },
                completion: { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                })
        } else {
            UIView.animate(
                withDuration: transitionDuration(using: transitionContext),
                animations: { moving.frame = below },
                completion: { _ in
                    let success = !transitionContext.transitionWasCancelled
                    if success { moving.removeFromSuperview() }
                    transitionContext.completeTransition(success)
                })
        }
    }
}
