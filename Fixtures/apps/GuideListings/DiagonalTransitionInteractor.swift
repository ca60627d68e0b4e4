import UIKit

// The notes' interactor: a pan on the controller's view asks for the dismissal and drives it. More than half the distance
// finishes it, anything less cancels it.
final class DiagonalTransitionInteractor: UIPercentDrivenInteractiveTransition {
    private(set) var interacting = false

    weak var viewController: UIViewController? {
        didSet {
            guard viewController !== oldValue else { return }
            if let pan { oldValue?.view.removeGestureRecognizer(pan) }
            guard let viewController else { return }
            let pan = UIPanGestureRecognizer(
                target: self,
                action: Selector("handlePanGesture", DiagonalTransitionInteractor.handlePanGesture))
            viewController.view.addGestureRecognizer(pan)
            self.pan = pan
        }
    }

    private weak var pan: UIPanGestureRecognizer?
    private var isFarEnough = false

    private func handlePanGesture(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            interacting = true
            isFarEnough = false
            viewController?.dismiss(animated: true, completion: nil)
        case .changed:
            guard let view = pan.view else { return }
            let share = min(abs(pan.translation(in: view).y / view.bounds.height), 1)
            isFarEnough = share > 0.5
            update(share)
        default:
            interacting = false
            if isFarEnough { finish() } else { cancel() }
        }
    }
}
