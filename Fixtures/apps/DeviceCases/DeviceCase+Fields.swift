import UIKit

// Text fields without a border.
extension DeviceCase {
    @MainActor static let fields = [
        DeviceCase("ax-field-hello-17", 120, 44) { () -> UIView in
            let shown = field("Hello world", .systemFont(ofSize: 17))
            let size = shown.sizeThatFits(.zero)
            shown.frame = CGRect(
                x: (120 - size.width) / 2, y: (44 - size.height) / 2, width: size.width, height: size.height)
            let view = UIView()
            view.backgroundColor = .white
            view.addSubview(shown)
            return view
        },
        DeviceCase("bp-field-simple", 200, 44, scale: 1) { field("Hello, world", .preferredFont(forTextStyle: .body)) },
        DeviceCase("bp-field-title1", 200, 44, scale: 1) { field("Title font", .preferredFont(forTextStyle: .title1)) },
        DeviceCase("bp-field-placeholder", 200, 44, scale: 1) { () -> UIView in
            let shown = field("", .preferredFont(forTextStyle: .body))
            shown.placeholder = "Type something..."
            return shown
        },
    ]

    @MainActor private static func field(_ text: String, _ font: UIFont) -> UITextField {
        let field = UITextField()
        field.backgroundColor = .white
        field.text = text
        field.font = font
        field.textColor = .black
        return field
    }
}
