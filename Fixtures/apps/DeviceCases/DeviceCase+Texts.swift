import UIKit

// Text styles at several of the twelve sizes that users can choose.
extension DeviceCase {
    @MainActor static let texts = examples + titles + screens

    @MainActor private static let examples = [
        ("xs", UIContentSizeCategory.extraSmall), ("l", .large), ("xxxl", .extraExtraExtraLarge),
        ("accessibilityxxxl", .accessibilityExtraExtraExtraLarge),
    ].map { name, category in
        DeviceCase("nb-body-\(name)", 300, 100, scale: 2) { label("Example", .body, category) }
    }

    @MainActor private static let titles: [DeviceCase] = [
        title("extra-small", .extraSmall, 566, 90), title("large", .large, 632, 101),
        title("extra-extra-large", .extraExtraLarge, 721, 115),
        title("accessibility-medium", .accessibilityMedium, 852, 137),
        title("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge, 1285, 208),
    ]

    @MainActor private static func title(
        _ name: String, _ category: UIContentSizeCategory, _ width: Double, _ height: Double
    ) -> DeviceCase {
        DeviceCase("pf-title1-\(name)", fittedTo: width, height) { label("What's the point?", .title1, category) }
    }

    @MainActor private static let screens: [DeviceCase] = [
        DeviceCase("pf-labels-iphone-8", 375, 667) { FourLabelsController(.medium, top: 20) },
        DeviceCase("pf-labels-iphone-se-extra-small", 320, 568) { FourLabelsController(.extraSmall, top: 20) },
        DeviceCase("pf-labels-iphone-se-accessibility-extra-extra-extra-large", 320, 568) {
            FourLabelsController(.accessibilityExtraExtraExtraLarge, top: 20)
        },
        // The inset of the repository's configuration; that of the device is 21.
        DeviceCase("pf-labels-iphone-x-alternative", 812, 375) {
            FourLabelsController(.medium, bottom: 24, sides: 44)
        },
        DeviceCase("pf-labels-iphone-xs-max", 414, 896) { FourLabelsController(.large, top: 44, bottom: 34) },
    ]

    @MainActor static func label(
        _ text: String, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = .black
        label.font = .preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        return label
    }
}
