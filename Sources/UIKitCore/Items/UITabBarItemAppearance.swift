/// The appearance of a tab bar's items in each state.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The position of the title. Raw values match the public header.
    public enum Style: Int, Sendable {
        /// The title is below the image.
        case stacked
        /// The title is beside the image.
        case inline
        /// The title is beside a smaller image.
        case compactInline
    }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    /// - Parameter style: A position of the title. It has no effect: every style starts with the system's colors.
    public init(style: Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Restores the system's appearance.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.copy(UITabBarItemStateAppearance()) }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Copied(appearance: makeCopy()) }.appearance
    }

    func makeCopy() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.copy(normal)
        copy.selected.copy(selected)
        copy.disabled.copy(disabled)
        copy.focused.copy(focused)
        return copy
    }

    private struct Copied: @unchecked Sendable {
        // Created and used on the main actor.
        let appearance: UITabBarItemAppearance
    }
}

/// The appearance of a tab bar's items in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    /// Text attributes that override the system's font and color. Attributes of an item take precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of template images; `nil` for the bar's color.
    open var iconColor: UIColor?
    /// The color of the badge; `nil` for the item's own.
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero
    /// The offset of the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero

    fileprivate func copy(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
        badgePositionAdjustment = other.badgePositionAdjustment
    }
}
