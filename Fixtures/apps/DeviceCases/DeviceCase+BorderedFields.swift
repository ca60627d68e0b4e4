import UIKit

// Text fields with borders, and forms made of them.
extension DeviceCase {
    @MainActor static let borderedFields: [DeviceCase] = [
        onPhone("mu-field-bold") {
            [
                entry {
                    $0.font = .boldSystemFont(ofSize: 14)
                    $0.text = "Test Entry"
                }
            ]
        },
        onPhone("mu-field-placeholder") {
            [
                entry {
                    $0.isSecureTextEntry = true
                    $0.attributedPlaceholder = NSAttributedString(
                        string: "Enter your password",
                        attributes: [.foregroundColor: UIColor(white: 128.0 / 255, alpha: 1)])
                }
            ]
        },
        onPhone("mu-field-placeholder-centre") {
            [
                entry {
                    $0.placeholder = "Enter text here"
                    $0.textAlignment = .center
                }
            ]
        },
        onPhone("mu-field-right-clear") {
            [
                entry {
                    $0.text = "Test Entry"
                    $0.textAlignment = .right
                    $0.clearButtonMode = .always
                }
            ]
        },
        DeviceCase("tg-field", 320, 74) {
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 280, height: 34))
            field.borderStyle = .roundedRect
            field.text = "Brutus was here!"
            return box(.white, [field])
        },
        DeviceCase("mu-text-selection", on: .iPhoneX) {
            let field = entry {
                $0.frame = CGRect(x: 20, y: 331 + 2.0 / 3, width: 335, height: 75)
                $0.text = "Microsoft Maui Entry"
                $0.autocapitalizationType = .allCharacters
                $0.autocorrectionType = .no
            }
            return EditingController(page([field]), field) {
                guard let end = $0.position(from: $0.beginningOfDocument, offset: 5) else { return }
                $0.selectedTextRange = $0.textRange(from: $0.beginningOfDocument, to: end)
            }
        },
        DeviceCase("gh-field-button", 414, 896, scale: 2) {
            let field = UITextField(frame: CGRect(x: 50, y: 372, width: 314, height: 50))
            field.backgroundColor = UIColor(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
            field.layer.borderWidth = 2
            field.layer.borderColor = UIColor.systemGray4.cgColor
            field.layer.cornerRadius = 10
            field.font = .preferredFont(forTextStyle: .title2)
            field.placeholder = "Enter a username"
            field.textAlignment = .center
            let button = UIButton(frame: CGRect(x: 50, y: 762, width: 314, height: 50))
            button.backgroundColor = .systemGreen
            button.layer.cornerRadius = 10
            button.setTitle("Get Followers", for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
            return box(.white, [field, button])
        },
    ]

    @MainActor private static func entry(_ change: (UITextField) -> Void) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 153 + 1.0 / 3, width: 335, height: 34))
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        change(field)
        return field
    }
}

// A controller that lets a field be edited as soon as it appears.
final class EditingController: UIViewController {
    private let content: UIView
    private let field: UITextField
    private let began: (UITextField) -> Void

    init(_ content: UIView, _ field: UITextField, began: @escaping (UITextField) -> Void = { _ in }) {
        self.content = content
        self.field = field
        self.began = began
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = content }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        began(field)
    }
}
