internal import QuartzCore

/// The dimensions of segmented controls in one look, in points (facts/segmented-look), and their motions
/// (facts/segmented-motion).
package struct SegmentedMetrics {
    /// The corner radius of the control and of the plate; `nil` for half the height.
    let cornerRadius: CGFloat?
    let plateRadius: CGFloat?
    /// The distance between two segments.
    let gap: CGFloat
    /// The size of dividers; `nil` for none.
    let divider: CGSize?
    let weight: UIFont.Weight
    let selectedWeight: UIFont.Weight
    let plateColor: UIColor
    let shadow: ControlShadow

    static let classic = SegmentedMetrics(
        cornerRadius: 8, plateRadius: 7, gap: 1, divider: CGSize(width: 1, height: 18), weight: .medium,
        selectedWeight: .semibold, plateColor: plateColor(dark: UIColor(white: 99.0 / 255, blue: 102)),
        shadow: ControlShadow(offset: 3, radius: 4, opacity: 0.12))
    static let iOS26 = SegmentedMetrics(
        cornerRadius: nil, plateRadius: nil, gap: 0, divider: nil, weight: .regular, selectedWeight: .medium,
        plateColor: plateColor(dark: UIColor(white: 90.0 / 255, blue: 96)),
        shadow: ControlShadow(offset: 2, radius: 3, opacity: 0.08))

    private static func plateColor(dark: UIColor) -> UIColor {
        UIColor { traits in traits.userInterfaceStyle == .dark ? dark : .white }
    }

    static let height: CGFloat = 32
    static let fontSize: CGFloat = 13
    static let color = UIColor.tertiarySystemFill
    package static let dividerColor = UIColor(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 0.25)
    static let plateInset: CGFloat = 2
    /// The margin on both sides of a title or image.
    static let contentMargin: CGFloat = 10
    static let disabledAlpha: CGFloat = 0.5

    static let plateMotion = ControlMotion.spring(22.44, duration: 0.412)
    /// The scale of the plate while pressed.
    static let pressedScale: CGFloat = 0.95
    /// The alpha of a title while pressed.
    static let pressedAlpha: CGFloat = 0.2
    static let pressMotion = ControlMotion.easeInOut(0.47)
    /// The motion of inserted and removed segments. Chosen; not measured.
    static let insertion = ControlMotion.easeInOut(0.25)
}

extension UIColor {
    /// - Parameter blue: The blue component, 0…255.
    fileprivate convenience init(white: CGFloat, blue: CGFloat) {
        self.init(red: white, green: white, blue: blue / 255, alpha: 1)
    }
}
