import UIKit

// Two fields in a form above the keyboard: the return key leads from one to the other, and then away.
public final class SignUpViewController: UIViewController, UITextFieldDelegate {
    public let name = UITextField()
    public let password = UITextField()
    private let done = UIButton(configuration: .filled())
    private let hint = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        name.placeholder = "Name"
        name.returnKeyType = .next
        name.clearButtonMode = .whileEditing
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.returnKeyType = .done
        password.enablesReturnKeyAutomatically = true
        hint.text = "At least four characters"
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        done.configuration?.title = "Sign up"
        done.isEnabled = false
        for field in [name, password] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
        }
        let stack = UIStackView(arrangedSubviews: [name, password, hint, done])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
        ])
    }

    private func check() {
        done.isEnabled = !(name.text ?? "").isEmpty && (password.text ?? "").count >= 4
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { password.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
}
