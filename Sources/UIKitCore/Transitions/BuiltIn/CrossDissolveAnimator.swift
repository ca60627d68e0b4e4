/// Fades the presented view in and out.
///
/// The fade eases in and out over 0.4 s, or 0.25 s for popovers. The motion is documented; the times are within the
/// reported range (facts/cross-dissolve).
final class CrossDissolveAnimator: NSObject, ModalTransitionAnimator {
    private let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    override convenience init() { self.init(duration: 0.4) }

    static var ofPopovers: CrossDissolveAnimator { CrossDissolveAnimator(duration: 0.25) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let isPresenting = to.presentingViewController === from
        guard let fading = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        if isPresenting {
            context.containerView.addSubview(fading)
            fading.frame = context.finalFrame(for: to)
            fading.alpha = 0
        } else if let revealed = context.view(forKey: .to) {
            context.containerView.insertSubview(revealed, at: 0)
            revealed.frame = context.finalFrame(for: to)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            fading.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            let completed = !context.transitionWasCancelled
            if isPresenting != completed {
                fading.removeFromSuperview()
                fading.alpha = 1
            }
            context.completeTransition(completed)
        }
    }
}
