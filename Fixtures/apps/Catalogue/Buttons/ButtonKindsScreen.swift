import UIKit

// Buttons without a configuration.
public final class ButtonKindsScreen: SamplesViewController {
    public let first = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        first.setTitle("Continue", for: .normal)
        add("System", first)
        add("States", [made(.system) { $0.isHighlighted = true }, made(.system) { $0.isEnabled = false }])
        add("Destructive", [made(.system) { $0.role = .destructive }])
        add(
            "Custom",
            [
                made(.custom) { $0.setTitleColor(.systemPurple, for: .normal) },
                made(.custom) {
                    $0.setTitleColor(.white, for: .normal)
                    $0.backgroundColor = .systemPurple
                    $0.layer.cornerRadius = 8
                    $0.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
                },
            ])
        add(
            "With a symbol",
            [
                made(.system) {
                    $0.setImage(UIImage(systemName: "heart.fill"), for: .normal)
                    $0.tintColor = .systemPink
                },
                UIButton.systemButton(
                    with: UIImage(systemName: "square.and.arrow.up") ?? UIImage(), target: nil, action: nil),
            ])
        let kinds: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
        add("With an image", kinds.map { UIButton(type: $0) })
        add(
            "Disabled",
            kinds.map { kind in
                let button = UIButton(type: kind)
                button.isEnabled = false
                return button
            })
        add("Attributed", [made(.system) { $0.setAttributedTitle(Self.underlined, for: .normal) }])
    }

    private static let underlined = NSAttributedString(
        string: "Forgot your password?",
        attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemBlue])

    private func made(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle("Continue", for: .normal)
        change(button)
        return button
    }

    private func add(_ caption: String, _ buttons: [UIButton]) {
        let row = UIStackView(arrangedSubviews: buttons)
        row.spacing = 16
        row.alignment = .center
        add(caption, row)
    }
}
