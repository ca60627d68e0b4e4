#sourceLocation(file: "Fixtures/ports/before/guide-interactor.swift", line: 2)
import UIKit
public enum GuideInteractor {
    @MainActor public static func run() -> [String] {
        let interactor = DiagonalTransitionInteractor()
        let (first, second) = (UIViewController(), UIViewController())
        let counts = [first, second, nil].map { controller -> String in
            interactor.viewController = controller
            return [first, second].map { "\($0.view.gestureRecognizers?.count ?? 0)" }.joined(separator: " ")
        }
        return counts + ["\(interactor.interacting)"]
    }
}
// → 1 0
// → 0 1
// → 0 0
// → false

/// The guide's interaction controller, in today's Swift.
class DiagonalTransitionInteractor: UIPercentDrivenInteractiveTransition {
    private(set) var interacting = false
    weak var viewController: UIViewController? {
        didSet {
            guard oldValue != viewController else { return }
            if let panGR = panGestureRecognizer, let oldValue = oldValue {
                oldValue.view.removeGestureRecognizer(panGR)
            }
            if let viewController = viewController {
                let panGR = UIPanGestureRecognizer(target: self, action: Selector("handlePanGestureWithPanGR:", DiagonalTransitionInteractor.handlePanGesture(panGR:)))
                panGestureRecognizer = panGR
                viewController.view.addGestureRecognizer(panGR)
            }
        }
    }

    private var shouldComplete = false
    private weak var panGestureRecognizer: UIPanGestureRecognizer?

    private func handlePanGesture(panGR: UIPanGestureRecognizer) {
        switch panGR.state {
        case .began:
            interacting = true
            shouldComplete = false
            viewController?.dismiss(animated: true, completion: nil)
        case .changed:
            let translation = panGR.translation(in: panGR.view!)
            let percentage = min(max(0, abs(translation.y / panGR.view!.bounds.height)), 1)
            shouldComplete = percentage > 0.5
            update(percentage)
        default:
            interacting = false
            shouldComplete ? finish() : cancel()
        }
    }
override class var selectors: [Selector] { super.selectors + [Selector("handlePanGestureWithPanGR:", DiagonalTransitionInteractor.handlePanGesture(panGR:))] } }
