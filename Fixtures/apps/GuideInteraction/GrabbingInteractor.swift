import UIKit

// Listings 10-3 and 10-4 once more, for a transition that can be taken in hand again while it runs out: a new pan pauses
// it and goes on from where it is.
final class GrabbingInteractor: UIPercentDrivenInteractiveTransition {
    private weak var contextData: UIViewControllerContextTransitioning?
    private var start: CGFloat = 0

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        completionSpeed = 0.4
        contextData = transitionContext
        let pan = UIPanGestureRecognizer(
            target: self, action: Selector("handlePan", GrabbingInteractor.handlePan))
        transitionContext.containerView.addGestureRecognizer(pan)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let container = contextData?.containerView else { return }
        let share = start + pan.translation(in: container).y / container.bounds.height
        switch pan.state {
        case .began:
            pause()
            start = percentComplete
        case .changed:
            update(share)
        case .ended where share > 0.5:
            finish()
        case .ended, .cancelled, .failed:
            cancel()
        case .possible:
            break
        }
    }
}
