/// The look of the buttons of a bar in each state.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject, NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    /// Without effect, as ``focused``: under a finger the content is translucent.
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    /// - Parameter style: without effect: every style has the system's look until others are set.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    /// Restores the system's look.
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

    /// The look of a button.
    func look(isEnabled: Bool) -> UIBarButtonItemStateAppearance { isEnabled ? normal : disabled }

    private struct Copied: @unchecked Sendable {
        // Created and used on the main actor.
        let appearance: UIBarButtonItemAppearance
    }
}

/// The look of the buttons of a bar in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    /// Override the system's font and colour. Attributes of the item itself override these.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// Stored without effect, as the next one: buttons have no background since iOS 7.
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
