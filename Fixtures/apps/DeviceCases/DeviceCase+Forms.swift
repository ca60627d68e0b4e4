import UIKit

// Forms, whose frames are measured from their pictures.
extension DeviceCase {
    @MainActor static let forms: [DeviceCase] = [
        DeviceCase("ad-form", 393, 852) { form() },
        DeviceCase("ad-form-rtl", 393, 852, layoutDirection: .rightToLeft) { mirroredForm() },
        DeviceCase("bs-error-stack", 375, 812) { errors() },
    ]

    @MainActor private static func form() -> UIView {
        let titles: [(String, CGFloat)] = [("First name", 8), ("Last name", 70.67), ("Email address", 133.33)]
        let values: [(String, CGFloat)] = [
            ("Katrina", 33), ("Del Mar", 95.67), ("katrina@mail.com", 158.33),
            ("8th Ave 14\nNew York NY 10019\nUnited States", 300), ("Separate delivery address", 395),
        ]
        var views: [UIView] = titles.map { text($0.0, .footnote, $0.1, systemTint) }
        views += values.map { text($0.0, .body, $0.1) }
        views.append(UISwitch(frame: CGRect(x: 328, y: 389.67, width: 0, height: 0)))
        let button = box(systemTint, CGRect(x: 16, y: 460.67, width: 361, height: 50))
        button.layer.cornerRadius = 8
        views.append(button)
        return box(.white, views)
    }

    @MainActor private static func mirroredForm() -> UIViewController {
        let values: [(String, CGFloat)] = [
            ("Katrina", 35.67), ("Del Mar", 102.33), ("katrina@mail.com", 169),
            ("8th Ave 14\nNew York NY 10019\nالولايات المتحدة", 318.67),
        ]
        var views: [UIView] = values.map {
            let label = text($0.0, .body, $0.1)
            label.textAlignment = .right
            return label
        }
        for y in [61.67, 128.33] as [CGFloat] {
            views.append(box(systemTint, CGRect(x: 0, y: y, width: 377, height: 1)))
        }
        return ViewController(box(.white, views))
    }

    @MainActor private static func errors() -> UIView {
        let labels = [
            text("Error", .headline, 348), text("Something Failed\nError code: Some Error", .body, 378.33),
            text("Retry", .body, 436.67, systemTint),
        ]
        for label in labels {
            label.textAlignment = .center
            label.frame = CGRect(x: 0, y: label.frame.minY, width: 375, height: label.frame.height)
        }
        return box(.white, labels)
    }

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
