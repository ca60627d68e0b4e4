import UIKit

// A form that stands in the middle of what the keyboard leaves.
public final class LoginViewController: UIViewController {
    private let name = InputView("Name or e-mail")
    private let password = InputView("Password")

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let badge = PictureView(.systemTeal, .systemIndigo, radius: 22)
        let mark = Symbol.person.view(.white)
        badge.add(mark)
        let title = UILabel("Welcome back", .largeTitle)
        title.textAlignment = .center
        var look = UIButton.Configuration.filled()
        look.title = "Sign in"
        let button = UIButton(configuration: look)
        let form = UIStackView(.vertical, spacing: 12, [title, name, password, button])
        form.setCustomSpacing(24, after: title)
        form.setCustomSpacing(20, after: password)
        let footer = UILabel("New here? Create an account", .footnote, .systemBlue)
        view.add(badge, form, footer)

        let area = UILayoutGuide()
        view.addLayoutGuide(area)
        NSLayoutConstraint.activate([
            // What is free between the top and the keyboard.
            area.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            area.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),

            form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            form.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor, constant: -16).with(.defaultHigh),
            form.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
            form.centerYAnchor.constraint(equalTo: area.centerYAnchor, constant: 40).with(.defaultLow),
            form.bottomAnchor.constraint(lessThanOrEqualTo: footer.topAnchor, constant: -12),

            // The badge is the first to give way: it shrinks before anything is covered.
            badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            badge.bottomAnchor.constraint(equalTo: form.topAnchor, constant: -16),
            badge.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 12),
            badge.widthAnchor.constraint(equalTo: badge.heightAnchor),
            badge.heightAnchor.constraint(equalToConstant: 88).with(.defaultHigh),
            mark.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
            mark.centerYAnchor.constraint(equalTo: badge.centerYAnchor),

            name.heightAnchor.constraint(equalToConstant: 48),
            password.heightAnchor.constraint(equalTo: name.heightAnchor),
            button.heightAnchor.constraint(equalTo: name.heightAnchor),
            footer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            footer.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
        ])
    }

    public func beginTyping() { name.becomeFirstResponder() }
    public func type(_ text: String) { name.insertText(text) }
}

// Stands for a text field: it takes what is typed and shows it.
private final class InputView: UIView, UIKeyInput {
    private let text = UILabel("", .body, lines: 1)
    private let hint = UILabel("", .body, .tertiaryLabel, lines: 1)

    convenience init(_ hint: String) {
        self.init(.secondarySystemBackground, radius: 10)
        self.hint.text = hint
        layer.borderColor = UIColor.systemBlue.cgColor
        for label in [text, self.hint] {
            add(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
                label.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult override func becomeFirstResponder() -> Bool {
        layer.borderWidth = 2
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        layer.borderWidth = 0
        return super.resignFirstResponder()
    }

    var hasText: Bool { !(text.text ?? "").isEmpty }

    func insertText(_ new: String) { show((text.text ?? "") + new) }

    func deleteBackward() { show(String((text.text ?? "").dropLast())) }

    private func show(_ new: String) {
        text.text = new
        hint.isHidden = !new.isEmpty
    }
}
