public import UIKit

// Settings that the user changes while the application runs. Each change takes effect immediately: traits change, their
// observers are notified, and the notification of the setting follows.
extension World {
    /// Sets the light or dark appearance. The screen fades from one to the other. Views that override the style keep
    /// theirs.
    public func set(_ style: UIUserInterfaceStyle) { change { $0.traits.userInterfaceStyle = style } }

    /// Sets the preferred text size.
    public func set(contentSize: UIContentSizeCategory) {
        change { $0.traits.preferredContentSizeCategory = contentSize }
    }

    /// Sets the reading direction of the user's language.
    public func set(layoutDirection: UITraitEnvironmentLayoutDirection) {
        change { $0.traits.layoutDirection = layoutDirection }
    }

    /// Sets the contrast of the system's colors. The screen fades from one to the other.
    public func set(contrast: UIAccessibilityContrast) { change { $0.traits.accessibilityContrast = contrast } }

    /// Sets the color gamut that the screen reports. Frames are always in sRGB.
    public func set(displayGamut: UIDisplayGamut) { change { $0.traits.displayGamut = displayGamut } }

    /// Sets whether text is bold.
    public func set(boldText: Bool) { change { $0.traits.legibilityWeight = boldText ? .bold : .regular } }

    /// Sets whether motion is reduced.
    ///
    /// - Parameter prefersCrossFades: Whether pushes and presentations fade in instead of moving in while motion is
    ///   reduced.
    public func set(reduceMotion: Bool, prefersCrossFades: Bool = false) {
        change {
            $0.accessibility.reducesMotion = reduceMotion
            $0.accessibility.prefersCrossFades = prefersCrossFades
        }
    }

    /// Sets whether blurred backgrounds become opaque.
    public func set(reduceTransparency: Bool) { change { $0.accessibility.reducesTransparency = reduceTransparency } }

    private func change(_ change: (inout ScreenSettings) -> Void) { window.screen.change(change) }
}
