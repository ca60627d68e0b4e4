import UIKit

// Listings 10-3 and 10-4: a pan on the container view drives the transition.
//
// Differs from the printed listing where a reader of the guide would: the gesture finishes the transition only when it has
// come far enough, and cancels it otherwise.
final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
    private var contextData: UIViewControllerContextTransitioning?
    private var panGesture: UIPanGestureRecognizer?

    // Listing 10-3.
    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        contextData = transitionContext
        let panGesture = UIPanGestureRecognizer(
            target: self, action: Selector("handleSwipeUpdate", SwipeInteractor.handleSwipeUpdate))
        panGesture.maximumNumberOfTouches = 1
        transitionContext.containerView.addGestureRecognizer(panGesture)
        self.panGesture = panGesture
    }

    // Listing 10-4.
    private func handleSwipeUpdate(_ gestureRecognizer: UIPanGestureRecognizer) {
        guard let container = contextData?.containerView else { return }
        let translation = gestureRecognizer.translation(in: container)
        let percentage = abs(translation.y / container.bounds.height)
        switch gestureRecognizer.state {
        case .began:
            gestureRecognizer.setTranslation(.zero, in: container)
        case .changed:
            update(percentage)
        case .ended where percentage > 0.5:
            finish()
            container.removeGestureRecognizer(gestureRecognizer)
        case .ended, .cancelled, .failed:
            cancel()
            container.removeGestureRecognizer(gestureRecognizer)
        case .possible:
            break
        }
    }
}
