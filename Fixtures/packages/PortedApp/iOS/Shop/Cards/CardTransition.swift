import Foundation
import UIKit

/// The card comes from below and leaves half of the list free.
class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(isPresenting: false)
    }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let card = context.viewController(forKey: isPresenting ? .to : .from)?.view else { return }
        let container = context.containerView
        let size = container.bounds.size
        let up = CGRectMake(16, size.height / 2, size.width - 32, size.height / 2 - 40)
        let down = CGRectOffset(up, 0, size.height / 2)
        if isPresenting {
            container.addSubview(card)
            card.frame = down
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
            card.frame = self.isPresenting ? up : down
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
