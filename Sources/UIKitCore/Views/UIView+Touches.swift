internal import QuartzCore

extension UIView {
    func frontmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, layer.allowsTouches, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        attachedRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard attachedRecognizers.contains(recognizer) else { return }
        attachedRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    /// Makes the first responder inside the view resign. Returns whether there is none left.
    func resignInside(_ force: Bool) -> Bool {
        let keyboard = stage.applicationState.keyboard
        guard let responder = keyboard.firstResponder, responder.isBelow(self) else { return true }
        if responder.resignFirstResponder() { return true }
        if force { keyboard.resign(responder) }
        return force
    }

    /// Makes the first responder resign that is inside the view, its controller, or on the keyboard for either.
    func leaveKeyboard() {
        let keyboard = stage.applicationState.keyboard
        _ = resignInside(true)
        guard let responder = keyboard.firstResponder,
            responder.isBelow(self) || controller.map(responder.isBelow) ?? false
        else { return }
        keyboard.resign(responder)
    }
}
