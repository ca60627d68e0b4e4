/// Touches withheld from their views while a recognizer that delays them may still recognize (`delaysTouchesBegan`,
/// `delaysTouchesEnded`), or for a limited time (`delaysContentTouches` of a scroll view).
@MainActor final class HeldTouches {
    private struct Held {
        let touch: UITouch
        /// The phases that have not been delivered to the view, in order.
        var phases: [UITouch.Phase]
        /// The recognizers that must fail before the phases are delivered.
        var awaited: [UIGestureRecognizer]
    }

    private var held: [Held] = []

    /// Whether the phase of `touch` may not be delivered to its view yet: an earlier one waits, or a recognizer
    /// withholds it.
    func mustHold(_ touch: UITouch) -> Bool {
        held.contains { $0.touch === touch } || touch.gestureRecognizers?.contains { $0.holds(touch) } == true
    }

    /// Holds the phase of `touch` until the recognizers that it waits for have failed.
    func hold(_ touch: UITouch) {
        guard let index = held.firstIndex(where: { $0.touch === touch }) else { return beginHolding(touch) }
        if held[index].phases.last != touch.phase { held[index].phases.append(touch.phase) }
        if touch.phase == .ended || touch.phase == .cancelled {
            held[index].awaited.removeAll { !$0.goesOnAfterTouches }
            release(index)
        }
    }

    private func beginHolding(_ touch: UITouch) {
        let awaited = (touch.gestureRecognizers ?? []).filter { $0.holds(touch) }
        held.append(Held(touch: touch, phases: [touch.phase], awaited: awaited))
        for recognizer in awaited where !recognizer.delaysTouchesBegan {
            guard touch.phase == .began, let seconds = recognizer.withholding(of: touch) else { continue }
            recognizer.stage.loop.schedule(after: seconds) { [weak self, weak recognizer] in
                if let recognizer { self?.stopWaiting(of: touch, for: recognizer) }
            }
        }
    }

    /// Releases or cancels the touches that are waiting for `recognizer`, which has failed or recognized.
    func settle(_ recognizer: UIGestureRecognizer, recognized: Bool) {
        for index in held.indices.reversed() where held[index].awaited.contains(where: { $0 === recognizer }) {
            if recognized, recognizer.cancelsTouchesInView {
                forget(index)
            } else {
                held[index].awaited.removeAll { $0 === recognizer }
                release(index)
            }
        }
    }

    private func stopWaiting(of touch: UITouch, for recognizer: UIGestureRecognizer) {
        guard let index = held.firstIndex(where: { $0.touch === touch && $0.phases.first == .began }) else { return }
        held[index].awaited.removeAll { $0 === recognizer }
        release(index)
    }

    /// Drops a touch, canceling it in its view if it has been delivered there.
    private func forget(_ index: Int) {
        let (touch, wasDelivered) = (held[index].touch, held[index].phases.first != .began)
        held.remove(at: index)
        guard !touch.isTakenFromView else { return }
        touch.isTakenFromView = true
        if wasDelivered { touch.view?.touchesCancelled([touch], with: nil) }
    }

    private func release(_ index: Int) {
        guard held[index].awaited.isEmpty else { return }
        let (touch, phases) = (held[index].touch, held[index].phases)
        held.remove(at: index)
        guard !touch.isTakenFromView else { return }
        for phase in phases where !touch.isTakenFromView { touch.notifyView(phase) }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer withholds the phase of a touch from its view because it may still recognize.
    fileprivate func holds(_ touch: UITouch) -> Bool {
        guard current == .possible else { return false }
        switch touch.phase {
        case .began: return delaysTouchesBegan || withholding(of: touch) != nil
        case .ended: return delaysTouchesEnded && goesOnAfterTouches
        case .moved, .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited: return false
        }
    }
}

extension UITouch {
    /// Lets the touch into its view, or takes it from the view for good if it may not enter.
    func enterView(with event: UIEvent) {
        guard let view else { return }
        hasReachedView = mayEnter(view, with: event)
        if !hasReachedView { isTakenFromView = true }
    }

    /// Whether the view is notified of the beginning of the touch: recognizers let it in, and it is the only one in a
    /// view that takes one.
    private func mayEnter(_ view: UIView, with event: UIEvent) -> Bool {
        let isFurther = event.touches(for: view)?.contains { $0 !== self && $0.isInView } ?? false
        return (view.isMultipleTouchEnabled || !isFurther)
            && (gestureRecognizers ?? []).allSatisfy { $0.lets(self, into: view, with: event) }
    }

    fileprivate func notifyView(_ phase: Phase) {
        let event = UIEvent(timestamp: timestamp, touches: [self])
        switch phase {
        case .began:
            enterView(with: event)
            if hasReachedView { view?.touchesBegan([self], with: event) }
        case .moved, .stationary: view?.touchesMoved([self], with: event)
        case .ended: view?.touchesEnded([self], with: event)
        case .cancelled: view?.touchesCancelled([self], with: event)
        case .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
