internal import FrameTiming
internal import QuartzCore

/// Slides the presented view in from below the container, and out again.
///
/// The motion is the system spring (mass 3, stiffness 1000, damping 500, which behaves as critically damped) over its
/// settling time of 0.5057 s. Measured on iOS frame by frame by a third party (facts/system-spring and
/// facts/cover-vertical).
final class CoverVerticalAnimator: NSObject, ModalTransitionAnimator, SpringAnimator {
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        let isPresenting = to.presentingViewController === from
        guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        let shown = isPresenting ? context.finalFrame(for: to) : context.initialFrame(for: from)
        let below = CGRect(x: shown.minX, y: container.bounds.maxY, width: shown.width, height: shown.height)
        moving.holdSafeArea(at: shown, in: container)
        if isPresenting {
            container.addSubview(moving)
            moving.frame = below
        } else if let revealed = context.view(forKey: .to) {
            container.insertSubview(revealed, at: 0)
            revealed.frame = context.finalFrame(for: to)
        }
        UIView.run(
            BlockTiming(
                duration: transitionDuration(using: context), curve: curve, options: .allowUserInteraction),
            animations: { moving.frame = isPresenting ? shown : below },
            completion: { _ in
                let completed = !context.transitionWasCancelled
                if isPresenting != completed { moving.removeFromSuperview() }
                moving.releaseSafeArea()
                context.completeTransition(completed)
            })
    }
}
