/// Touches withheld from their views while a recognizer that delays them may still recognize (`delaysTouchesBegan`,
/// `delaysTouchesEnded`).
@MainActor final class HeldTouches {
    private struct Held {
        let touch: UITouch
        /// The phases that have not been delivered to the view, in order.
        var phases: [UITouch.Phase]
        /// The recognizers that must fail before the phases are delivered.
        var awaited: [UIGestureRecognizer]
    }

    private var held: [Held] = []

    /// Returns whether `touch` may be delivered to its view now. Otherwise it is held, and delivered once the
    /// recognizers it waits for have failed.
    func lets(_ touch: UITouch) -> Bool {
        guard let index = held.firstIndex(where: { $0.touch === touch }) else {
            let awaited = (touch.gestureRecognizers ?? []).filter { $0.holds(touch.phase) }
            if !awaited.isEmpty { held.append(Held(touch: touch, phases: [touch.phase], awaited: awaited)) }
            return awaited.isEmpty
        }
        if held[index].phases.last != touch.phase { held[index].phases.append(touch.phase) }
        if touch.phase == .ended || touch.phase == .cancelled {
            held[index].awaited.removeAll { !$0.goesOnAfterTouches }
            release(index)
        }
        return false
    }

    /// Releases or cancels the touches that wait for `recognizer`, which has failed or recognized.
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

    /// Drops a touch, cancelling it in its view if it has been delivered there.
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
        for phase in phases { touch.tellView(phase) }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer withholds touches of `phase` from their views because it may still recognize.
    fileprivate func holds(_ phase: UITouch.Phase) -> Bool {
        guard current == .possible else { return false }
        switch phase {
        case .began: return delaysTouchesBegan
        case .ended: return delaysTouchesEnded && goesOnAfterTouches
        case .moved, .stationary, .cancelled: return false
        }
    }
}

extension UITouch {
    fileprivate func tellView(_ phase: Phase) {
        let event = UIEvent(timestamp: timestamp, touches: [self])
        switch phase {
        case .began: view?.touchesBegan([self], with: event)
        case .moved, .stationary: view?.touchesMoved([self], with: event)
        case .ended: view?.touchesEnded([self], with: event)
        case .cancelled: view?.touchesCancelled([self], with: event)
        }
    }
}
