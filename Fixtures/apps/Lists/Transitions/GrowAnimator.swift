import UIKit

// An article that grows out of its card, or shrinks back into it.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.6
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let (outer, inner): (UITransitionContextViewControllerKey, UITransitionContextViewControllerKey) =
            isPresenting ? (.from, .to) : (.to, .from)
        guard let today = transitionContext.viewController(forKey: outer) as? TodayViewController,
            let story = transitionContext.viewController(forKey: inner) as? StoryViewController,
            let storyView = transitionContext.view(forKey: isPresenting ? .to : .from)
        else { return transitionContext.completeTransition(false) }
        if isPresenting {
            storyView.frame = transitionContext.finalFrame(for: story)
        } else if let todayView = transitionContext.view(forKey: .to) {
            todayView.frame = transitionContext.finalFrame(for: today)
            container.insertSubview(todayView, at: 0)
        }
        guard let (cell, cardFrame) = today.openedCard(in: container) else {
            return transitionContext.completeTransition(false)
        }
        container.addSubview(storyView)
        let full = storyView.frame
        cell.isHidden = true

        func shrink() {
            storyView.frame = cardFrame
            storyView.layer.cornerRadius = 16
            story.cardHeight.constant = cardFrame.height
            storyView.layoutIfNeeded()
        }
        func grow() {
            storyView.frame = full
            storyView.layer.cornerRadius = 0
            story.cardHeight.constant = StoryViewController.fullCardHeight
            storyView.layoutIfNeeded()
        }
        if isPresenting { shrink() }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0, options: [],
            animations: { self.isPresenting ? grow() : shrink() },
            completion: { _ in
                cell.isHidden = false
                let isCancelled = transitionContext.transitionWasCancelled
                if isCancelled { grow() }
                transitionContext.completeTransition(!isCancelled)
            })
    }
}
