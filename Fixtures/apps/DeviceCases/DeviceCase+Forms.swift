import UIKit

// Forms, whose frames are measured from their pictures.
extension DeviceCase {
    @MainActor static let forms: [DeviceCase] = [
        DeviceCase("ad-form", 393, 852) {
            let control = UISwitch(frame: CGRect(x: 328, y: 389 + 2.0 / 3, width: 0, height: 0))
            let button = box(systemTint, CGRect(x: 16, y: 460 + 2.0 / 3, width: 361, height: 50))
            button.layer.cornerRadius = 8
            return box(
                .white,
                [
                    text("First name", .footnote, 8, systemTint), text("Katrina", .body, 33),
                    text("Last name", .footnote, 70 + 2.0 / 3, systemTint), text("Del Mar", .body, 95 + 2.0 / 3),
                    text("Email address", .footnote, 133 + 1.0 / 3, systemTint),
                    text("katrina@mail.com", .body, 158 + 1.0 / 3),
                    text("8th Ave 14\nNew York NY 10019\nUnited States", .body, 300),
                    text("Separate delivery address", .body, 395), control, button,
                ])
        },
        DeviceCase("ad-form-rtl", 393, 852, layoutDirection: .rightToLeft) {
            let values = [
                text("Katrina", .body, 35 + 2.0 / 3), text("Del Mar", .body, 102 + 1.0 / 3),
                text("katrina@mail.com", .body, 169),
                text("8th Ave 14\nNew York NY 10019\nالولايات المتحدة", .body, 318 + 2.0 / 3),
            ]
            for value in values { value.textAlignment = .right }
            let lines = [61 + 2.0 / 3, 128 + 1.0 / 3].map {
                box(systemTint, CGRect(x: 0, y: $0, width: 377, height: 1))
            }
            return ViewController(box(.white, values + lines))
        },
        DeviceCase("bs-error-stack", 375, 812) {
            let views = [
                text("Error", .headline, 348), text("Something Failed\nError code: Some Error", .body, 378 + 1.0 / 3),
                text("Retry", .body, 436 + 2.0 / 3, systemTint),
            ]
            for view in views {
                view.textAlignment = .center
                view.frame = CGRect(x: 0, y: view.frame.minY, width: 375, height: view.frame.height)
            }
            return box(.white, views)
        },
    ]

    /// A label with a margin of 16 points at both sides of a screen of 393.
    @MainActor private static func text(
        _ text: String, _ style: UIFont.TextStyle, _ y: CGFloat, _ color: UIColor = .black
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 361, height: CGFloat.greatestFiniteMagnitude))
        label.frame = CGRect(x: 16, y: y, width: 361, height: size.height)
        return label
    }
}
