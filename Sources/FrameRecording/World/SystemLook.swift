package import UIKit

/// The generation of the system whose sheets, popovers, controls or bars are shown.
///
/// Separate from the screen's setting with the same cases, which `UIKit` hides from applications.
public enum SystemLook: String, CaseIterable, Sendable {
    /// iOS 13 to 18. The numbers are reported, within wide ranges.
    case classic
    /// iOS 26 and later. The numbers are measured by a third party.
    case iOS26

    package var setting: ScreenSettings.Look {
        switch self {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }

    init(_ setting: ScreenSettings.Look) {
        switch setting {
        case .classic: self = .classic
        case .iOS26: self = .iOS26
        }
    }
}

extension ScreenSettings {
    init(
        _ layoutDirection: UITraitEnvironmentLayoutDirection, _ userInterfaceStyle: UIUserInterfaceStyle,
        _ contentSize: UIContentSizeCategory, _ look: SystemLook
    ) {
        self.init()
        traits.layoutDirection = layoutDirection
        traits.userInterfaceStyle = userInterfaceStyle
        if contentSize != .large { traits.preferredContentSizeCategory = contentSize }
        self.look = look.setting
    }
}
