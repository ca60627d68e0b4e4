internal import QuartzCore

/// A placeholder for the view of a system controller whose content is not drawn: the controller's name and a cancel
/// button.
package final class ShellView: UIView {
    private let name = UILabel()
    private let button = UIButton(type: .system)

    /// The dimensions of the placeholder; chosen.
    private enum Measure {
        static let margin: CGFloat = 16
        static let buttonTop: CGFloat = 12
        static let nameSize: CGFloat = 17
    }

    /// - Parameter kind: The name of the controller's class.
    package init(_ kind: String, title: String, onCancel: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        accessibilityIdentifier = "shell"
        backgroundColor = .systemBackground
        name.text = "\(title)\n\(kind)"
        name.numberOfLines = 0
        name.textAlignment = .center
        name.textColor = .secondaryLabel
        name.font = .systemFont(ofSize: Measure.nameSize)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: Measure.nameSize)
        button.accessibilityIdentifier = "cancel"
        button.addAction(UIAction { _ in onCancel() }, for: .touchUpInside)
        [name, button].forEach(addSubview)
        stage.diagnostics.reportUnsupported(kind, instead: "a view with its name is shown, and nothing can be chosen")
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = button.sizeThatFits(.zero)
        button.frame = directed(
            CGRect(
                x: safeAreaInsets.left + Measure.margin, y: safeAreaInsets.top + Measure.buttonTop, width: size.width,
                height: size.height), inWidth: bounds.width)
        name.frame = bounds.inset(by: safeAreaInsets).inset(atSides: Measure.margin)
    }
}
