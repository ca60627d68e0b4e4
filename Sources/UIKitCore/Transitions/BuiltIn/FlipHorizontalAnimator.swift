/// Flips the container about its vertical axis from right to left, with the presented view on its back; a dismissal
/// flips it back.
///
/// The flip eases in and out over 0.75 s. The motion is documented; the time is the upper end of the reported range
/// (facts/flip-horizontal). The flip is the same as in `UIView.transition(with:duration:options:)`.
final class FlipHorizontalAnimator: NSObject, ModalTransitionAnimator {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.75
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let isPresenting = to.presentingViewController === from
        let container = context.containerView
        UIView.transition(
            with: container, duration: transitionDuration(using: context),
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
            animations: {
                guard isPresenting else {
                    context.view(forKey: .from)?.removeFromSuperview()
                    guard let revealed = context.view(forKey: .to) else { return }
                    revealed.frame = context.finalFrame(for: to)
                    return container.insertSubview(revealed, at: 0)
                }
                guard let view = context.view(forKey: .to) else { return }
                view.frame = context.finalFrame(for: to)
                container.addSubview(view)
            },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
