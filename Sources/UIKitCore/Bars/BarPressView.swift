/// A bar button that dims its content while pressed (facts/bar-press).
class BarPressView: UIView {
    /// The views that dim while the button is pressed.
    var pressedParts: [UIView] { [] }
    var isPressable: Bool { true }

    /// The opacity of pressed content, and how long it takes to return to full opacity, in seconds.
    private static let opacity: CGFloat = 0.2
    private static let fade = 0.25

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard isPressable else { return }
        pressedParts.forEach { $0.alpha = Self.opacity }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        release()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        release()
    }

    private func release() {
        guard pressedParts.contains(where: { $0.alpha != 1 }) else { return }
        UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
            self.pressedParts.forEach { $0.alpha = 1 }
        }
    }
}
