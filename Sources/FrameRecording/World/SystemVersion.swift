package import UIKit

/// A version of iOS, with the design of all its parts: controls, bars, sheets, popovers, alerts, and menus.
public enum SystemVersion: String, CaseIterable, Sendable {
    /// The last system with the design that began with iOS 13. Its numbers are measured in screenshots, or reported.
    case iOS18
    /// The numbers are measured by a third party.
    case iOS26

    package var setting: ScreenSettings.Look {
        switch self {
        case .iOS18: .classic
        case .iOS26: .iOS26
        }
    }

    init(_ setting: ScreenSettings.Look) {
        switch setting {
        case .classic: self = .iOS18
        case .iOS26: self = .iOS26
        }
    }
}

extension ScreenSettings {
    init(
        _ layoutDirection: UITraitEnvironmentLayoutDirection, _ userInterfaceStyle: UIUserInterfaceStyle,
        _ contentSize: UIContentSizeCategory, _ system: SystemVersion
    ) {
        self.init()
        traits.layoutDirection = layoutDirection
        traits.userInterfaceStyle = userInterfaceStyle
        if contentSize != .large { traits.preferredContentSizeCategory = contentSize }
        look = system.setting
    }
}
