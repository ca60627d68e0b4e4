import UIKit

/// Slides the card up from the lower edge, and down again.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let card = controller.view else {
            return transitionContext.completeTransition(false)
        }
        let place = isPresenting ? transitionContext.finalFrame(for: controller) : card.frame
        let below = place.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - place.minY)
        if isPresenting {
            transitionContext.containerView.addSubview(card)
            card.frame = below
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut
        ) {
            card.frame = self.isPresenting ? place : below
        } completion: { _ in
            let isDone = !transitionContext.transitionWasCancelled
            if isDone != self.isPresenting { card.removeFromSuperview() }
            transitionContext.completeTransition(isDone)
        }
    }
}
