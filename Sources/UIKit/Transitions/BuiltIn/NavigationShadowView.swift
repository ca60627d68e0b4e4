internal import QuartzCore

/// The soft shadow at the leading edge of a view that slides: nothing but the shadow, so that it shows through nothing.
///
/// About 9 points wide: a standard deviation of 4.5 points at 0.15 (uikit-facts 2.2; weakly reported).
final class NavigationShadowView: UIView {
    private static let reach: CGFloat = 18

    /// - Parameter frame: the view's, in the shadow's superview.
    convenience init(beside frame: CGRect) {
        self.init(
            frame: CGRect(x: frame.minX - Self.reach, y: frame.minY, width: Self.reach, height: frame.height))
        accessibilityIdentifier = "edge shadow"
        clipsToBounds = true
        isUserInteractionEnabled = false
        // Longer than the view: a shadow fades at its ends.
        let caster = UIView(
            frame: CGRect(x: Self.reach, y: -Self.reach, width: Self.reach, height: frame.height + 2 * Self.reach))
        caster.backgroundColor = .black
        caster.layer.shadowOffset = .zero
        caster.layer.shadowRadius = 4.5
        caster.layer.shadowOpacity = 0.15
        addSubview(caster)
    }
}
