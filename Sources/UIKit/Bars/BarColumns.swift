/// The buttons of a tab bar or toolbar, in columns of equal width above the home indicator.
@MainActor final class BarColumns<Button: UIView> {
    private(set) var buttons: [Button] = []

    func replace(with new: [Button], in bar: UIView) {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = new
        buttons.forEach(bar.addSubview)
        bar.setNeedsLayout()
    }

    func layOut(in bar: UIView) {
        let height = bar.bounds.height - bar.safeAreaInsets.bottom
        let width = bar.bounds.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
        }
        bar.mirrorIfRightToLeft(buttons)
    }
}
