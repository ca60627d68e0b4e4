internal import UIKit

/// Starts and drives the interactive dismissal of a presented screen.
final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
    private let swipe: SwipeDescription
    private weak var controller: UIViewController?
    /// Whether an interactive dismissal is running.
    private(set) var isActive = false
    /// Whether a touch is driving the dismissal.
    private(set) var isDriving = false
    private var whenDone: [() -> Void] = []

    init(_ swipe: SwipeDescription) {
        self.swipe = swipe
        super.init()
    }

    /// Adds a gesture recognizer to the controller's view once it is loaded.
    func attach(to controller: UIViewController) {
        self.controller = controller
        controller.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pan", SwipeInteractor.pan)))
    }

    /// Runs `body` when no interactive dismissal is running.
    func afterwards(_ body: @escaping () -> Void) {
        if isActive { whenDone.append(body) } else { body() }
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        guard let window = recognizer.view?.window else { return }
        let distance: CGFloat = swipe.distance ?? (isVertical ? window.bounds.height : window.bounds.width)
        let progress = along(recognizer.translation(in: window)) / distance
        switch recognizer.state {
        case .began:
            begin()
        case .changed:
            if isDriving { update(progress) }
        case .ended:
            release(finishes: progress >= swipe.threshold || isFlick(recognizer.velocity(in: window)))
        case .cancelled, .failed:
            release(finishes: false)
        case .possible:
            break
        }
    }

    private func begin() {
        guard !isActive, let controller else { return }
        isActive = true
        isDriving = true
        controller.dismiss(animated: true) { [self] in
            isActive = false
            let waiting = whenDone
            whenDone = []
            waiting.forEach { $0() }
        }
        if !controller.isBeingDismissed { (isActive, isDriving) = (false, false) }
    }

    private func release(finishes: Bool) {
        guard isDriving else { return }
        isDriving = false
        if finishes { finish() } else { cancel() }
    }

    private func isFlick(_ velocity: CGPoint) -> Bool {
        guard let flick = swipe.flick else { return false }
        return along(velocity) >= flick
    }

    private var isVertical: Bool { swipe.direction == .down || swipe.direction == .up }

    private func along(_ vector: CGPoint) -> CGFloat {
        switch swipe.direction {
        case .down: vector.y
        case .up: -vector.y
        case .right: vector.x
        case .left: -vector.x
        }
    }
}
