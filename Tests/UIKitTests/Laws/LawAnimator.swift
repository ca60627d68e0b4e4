import UIKit

/// Slides a view in from below, or out again, in 0.4 s, with animation blocks or an interruptible property animator.
final class LawAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration = 0.4
    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (move, end) = steps(context)
        UIView.animate(withDuration: Self.duration, animations: move) { _ in end() }
    }

    /// Places the views, and returns the changes to animate and the work to do at the end.
    fileprivate func steps(_ context: any UIViewControllerContextTransitioning) -> (move: () -> Void, end: () -> Void) {
        let container = context.containerView
        guard let moving = context.view(forKey: presenting ? .to : .from),
            let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from)
        else { return ({}, { context.completeTransition(false) }) }
        let shown = presenting ? context.finalFrame(for: to) : context.initialFrame(for: from)
        let below = shown.offsetBy(dx: 0, dy: container.bounds.height)
        let revealed = presenting ? nil : context.view(forKey: .to)
        if presenting {
            moving.frame = below
            container.addSubview(moving)
        } else if let revealed {
            revealed.frame = context.finalFrame(for: to)
            container.insertSubview(revealed, at: 0)
        }
        return (
            { moving.frame = self.presenting ? shown : below },
            {
                let completed = !context.transitionWasCancelled
                if self.presenting != completed { moving.removeFromSuperview() }
                if !completed { revealed?.removeFromSuperview() }
                context.completeTransition(completed)
            }
        )
    }

    /// The same with a property animator, one for the whole transition.
    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
        private let steps: LawAnimator
        private var animator: UIViewPropertyAnimator?

        init(presenting: Bool) {
            steps = LawAnimator(presenting: presenting)
            super.init()
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            LawAnimator.duration
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let (move, end) = steps.steps(context)
            let animator = UIViewPropertyAnimator(duration: LawAnimator.duration, curve: .easeInOut, animations: move)
            animator.addCompletion { _ in end() }
            self.animator = animator
            return animator
        }
    }
}
