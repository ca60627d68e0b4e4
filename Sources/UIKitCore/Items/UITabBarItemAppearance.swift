/// The look of the items of a tab bar in each state.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject, NSCopying {
    /// Where the title is. Raw values are those of the public header.
    public enum Style: Int, Sendable {
        /// Below the image.
        case stacked
        /// Beside the image.
        case inline
        /// Beside a smaller image.
        case compactInline
    }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    /// - Parameter style: without effect: every style has the system's colours until others are set.
    public init(style: Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Restores the system's look.
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

/// The look of the items of a tab bar in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    /// Override the system's font and colour. Attributes of the item itself override these.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of template images; if `nil`, that of the bar.
    open var iconColor: UIColor?
    /// The colour of the badge; if `nil`, the item's own.
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the number of the badge, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero
    /// Moves the badge, in points.
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
