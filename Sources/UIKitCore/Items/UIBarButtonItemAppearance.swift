/// The appearance of a bar's buttons in each state.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject, NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    /// Has no effect, like ``focused``: pressed buttons are translucent instead.
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    /// - Parameter style: A button style. It has no effect: every style starts with the system's appearance.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    /// Restores the system's appearance.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.copy(UIBarButtonItemStateAppearance()) }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Copied(appearance: makeCopy()) }.appearance
    }

    func makeCopy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (new, old) in zip(copy.states, states) { new.copy(old) }
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    /// The appearance of an enabled or disabled button.
    func look(isEnabled: Bool) -> UIBarButtonItemStateAppearance { isEnabled ? normal : disabled }

    private struct Copied: @unchecked Sendable {
        // Created and used on the main actor.
        let appearance: UIBarButtonItemAppearance
    }
}

/// The appearance of a bar's buttons in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    /// Text attributes that override the system's font and color. Attributes of an item take precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// Stored without effect, like the next one: bar buttons have had no background since iOS 7.
    open var backgroundImage: UIImage?
    /// Stored without effect, see ``backgroundImage``.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    fileprivate func copy(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
