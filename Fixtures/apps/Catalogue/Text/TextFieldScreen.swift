import UIKit

public final class TextFieldScreen: SamplesViewController {
    public let first = UITextField()

    public override func viewDidLoad() {
        super.viewDidLoad()
        first.borderStyle = .roundedRect
        first.placeholder = "Name"
        add("Rounded", wide(first))
        add("Line", made("Anna Weber", .line))
        add("Bezel", made("Anna Weber", .bezel))
        add("No border", made("Anna Weber", .none))
        add("Clear button", made("anna@example.com", .roundedRect) { $0.clearButtonMode = .always })
        add(
            "Left view",
            made("Berlin", .roundedRect) {
                let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
                icon.tintColor = .secondaryLabel
                icon.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
                icon.contentMode = .center
                $0.leftView = icon
                $0.leftViewMode = .always
            })
        add("Secure", made("secret", .roundedRect) { $0.isSecureTextEntry = true })
        add("Disabled", made("Unchangeable", .roundedRect) { $0.isEnabled = false })
        add(
            "Shrinks",
            made("A long line that shrinks to fit", .roundedRect) {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumFontSize = 9
            })
        add(
            "Right to left",
            made("Anna Weber", .roundedRect) {
                $0.semanticContentAttribute = .forceRightToLeft
                $0.clearButtonMode = .always
            })
    }

    private func made(
        _ text: String, _ border: UITextField.BorderStyle, _ change: (UITextField) -> Void = { _ in }
    ) -> UITextField {
        let field = UITextField()
        field.text = text
        field.font = .preferredFont(forTextStyle: .body)
        field.borderStyle = border
        change(field)
        return wide(field)
    }

    private func wide(_ field: UITextField) -> UITextField {
        field.widthAnchor.constraint(equalToConstant: 170).isActive = true
        return field
    }
}
