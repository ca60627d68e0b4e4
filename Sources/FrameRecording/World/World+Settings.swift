public import UIKit

// What the user changes while the application runs. Each change takes effect now: traits change, their objects are notified, and
// the notification of the setting follows.
extension World {
    /// Light or dark: the screen fades from one to the other. Views with a style of their own keep it.
    public func set(_ style: UIUserInterfaceStyle) { change { $0.traits.userInterfaceStyle = style } }

    /// The size of text.
    public func set(contentSize: UIContentSizeCategory) {
        change { $0.traits.preferredContentSizeCategory = contentSize }
    }

    /// The direction in which the language of the user is read.
    public func set(layoutDirection: UITraitEnvironmentLayoutDirection) {
        change { $0.traits.layoutDirection = layoutDirection }
    }

    /// The contrast of the system's colours: the screen fades from one to the other.
    public func set(contrast: UIAccessibilityContrast) { change { $0.traits.accessibilityContrast = contrast } }

    /// The range of colours that the screen is said to have; frames are in sRGB in any case.
    public func set(displayGamut: UIDisplayGamut) { change { $0.traits.displayGamut = displayGamut } }

    /// Whether text is bold.
    public func set(boldText: Bool) { change { $0.traits.legibilityWeight = boldText ? .bold : .regular } }

    /// Whether motion is reduced.
    ///
    /// - Parameter prefersCrossFades: whether pushes and presentations fade in rather than move in, then.
    public func set(reduceMotion: Bool, prefersCrossFades: Bool = false) {
        change {
            $0.accessibility.reducesMotion = reduceMotion
            $0.accessibility.prefersCrossFades = prefersCrossFades
        }
    }

    /// Whether blurred backgrounds become opaque.
    public func set(reduceTransparency: Bool) { change { $0.accessibility.reducesTransparency = reduceTransparency } }

    private func change(_ change: (inout ScreenSettings) -> Void) { window.screen.change(change) }
}
