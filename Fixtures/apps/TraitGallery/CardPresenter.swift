import UIKit

// Slides a card in from the trailing edge, over a shade that takes touches to close it.
final class CardPresenter: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(opens: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SlideAnimator(opens: false)
    }
}

final class CardPresentationController: UIPresentationController {
    private let shade = UIView()

    // The lower part of the screen, beside its edges.
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let height = (bounds.height * 0.62).rounded()
        return CGRect(x: 16, y: bounds.height - height - 24, width: bounds.width - 32, height: height)
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor(white: 0, alpha: 0.35)
        shade.frame = containerView?.bounds ?? .zero
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() }
    }
}

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opens: Bool

    init(opens: Bool) {
        self.opens = opens
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: opens ? .to : .from),
            let view = context.view(forKey: opens ? .to : .from)
        else { return context.completeTransition(false) }
        let width = context.containerView.bounds.width
        let away = CGAffineTransform(
            translationX: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width, y: 0)
        if opens {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
            view.transform = away
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
            animations: { view.transform = self.opens ? .identity : away },
            completion: { _ in
                view.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
