/// The background of a bar. A bar is painted when the appearance is set; later changes show only after it is set again.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, NSCopying {
    /// Drawn over the effect; `nil` for none.
    open var backgroundColor: UIColor?
    /// Blurs what is behind the bar. The effect of ``configureWithDefaultBackground()`` blurs only where a scroll view is
    /// behind it, and is a plain colour elsewhere.
    open var backgroundEffect: UIBlurEffect? = .standardOfBars
    /// Drawn over the colour.
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The hairline, or the tint of ``shadowImage``; `nil` for none.
    open var shadowColor: UIColor? = .barHairline
    /// Replaces the hairline. Its height is the image's.
    open var shadowImage: UIImage?
    /// That of the device.
    public let idiom: UIUserInterfaceIdiom

    public required override init() {
        idiom = .unspecified
        super.init()
    }

    /// - Parameter idiom: the system's colours are the same for all.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Creates an appearance with the background of `barAppearance`.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        copyBackground(of: barAppearance)
    }

    /// The translucent background of bars.
    open func configureWithDefaultBackground() {
        backgroundEffect = .standardOfBars
        (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, .barHairline, nil)
    }

    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
        (shadowColor, shadowImage) = (.barHairline, nil)
    }

    /// Neither background nor hairline.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, nil, nil, nil)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Copied(appearance: makeCopy()) }.appearance
    }

    func makeCopy() -> UIBarAppearance {
        let copy = type(of: self).init()
        copy.copyBackground(of: self)
        return copy
    }

    private func copyBackground(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// The same without background and hairline: what a bar shows over content at its edge if nothing else is set
    /// (facts/scroll-edge-appearance).
    func transparentCopy() -> Self? {
        let copy = makeCopy()
        copy.configureWithTransparentBackground()
        return copy as? Self
    }

    private struct Copied: @unchecked Sendable {
        // Created and used on the main actor.
        let appearance: UIBarAppearance
    }
}

/// The background of a navigation bar, and the look of its titles and buttons.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of plain buttons. Copied when it is set, as the next ones.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set { buttons = newValue.makeCopy() }
    }
    private var buttons = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { doneButtons = newValue.makeCopy() }
    }
    private var doneButtons = UIBarButtonItemAppearance(style: .done)
    /// The name of ``doneButtonAppearance`` since iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { doneButtons = newValue.makeCopy() }
    }
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtons }
        set { backButtons = newValue.makeCopy() }
    }
    private var backButtons = UIBarButtonItemAppearance(style: .plain)
    /// Replaces the arrow of the back button.
    open private(set) var backIndicatorImage: UIImage?
    /// Where titles show through the arrow while they move: everywhere.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func makeCopy() -> UIBarAppearance {
        let copy = super.makeCopy()
        guard let copy = copy as? UINavigationBarAppearance else { return copy }
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.buttonAppearance = buttonAppearance
        copy.doneButtonAppearance = doneButtonAppearance
        copy.backButtonAppearance = backButtonAppearance
        copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        return copy
    }
}

/// The background of a toolbar, and the look of its buttons.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons. Copied when it is set, as the next one.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set { buttons = newValue.makeCopy() }
    }
    private var buttons = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { doneButtons = newValue.makeCopy() }
    }
    private var doneButtons = UIBarButtonItemAppearance(style: .done)
    /// The name of ``doneButtonAppearance`` since iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { doneButtons = newValue.makeCopy() }
    }

    override func makeCopy() -> UIBarAppearance {
        let copy = super.makeCopy()
        (copy as? UIToolbarAppearance)?.buttonAppearance = buttonAppearance
        (copy as? UIToolbarAppearance)?.doneButtonAppearance = doneButtonAppearance
        return copy
    }
}

/// The background of a tab bar, and the look of its items.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    /// The look of items whose title is below the image. Copied when it is set, as the next ones.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { stacked = newValue.makeCopy() }
    }
    private var stacked = UITabBarItemAppearance(style: .stacked)
    /// The look of items on an iPad, whose title is beside the image.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { inline = newValue.makeCopy() }
    }
    private var inline = UITabBarItemAppearance(style: .inline)
    /// The look of items on a phone in landscape, whose title is beside the image.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { compactInline = newValue.makeCopy() }
    }
    private var compactInline = UITabBarItemAppearance(style: .compactInline)
    /// The colour behind the selected item.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of items whose title is below the image, in points; 0 for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// Between two such items where they are centred, in points; 0 for the system's.
    open var stackedItemSpacing: CGFloat = 0

    override func makeCopy() -> UIBarAppearance {
        let copy = super.makeCopy()
        guard let copy = copy as? UITabBarAppearance else { return copy }
        copy.stackedLayoutAppearance = stackedLayoutAppearance
        copy.inlineLayoutAppearance = inlineLayoutAppearance
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
        copy.selectionIndicatorTintColor = selectionIndicatorTintColor
        copy.selectionIndicatorImage = selectionIndicatorImage
        copy.stackedItemPositioning = stackedItemPositioning
        copy.stackedItemWidth = stackedItemWidth
        copy.stackedItemSpacing = stackedItemSpacing
        return copy
    }
}

extension UIBlurEffect {
    /// The effect behind bars, each time the same object.
    fileprivate static let standardOfBars = UIBlurEffect(style: .systemChromeMaterial)

    /// Whether the effect is the system's for bars.
    var isStandardOfBars: Bool { self === Self.standardOfBars }
}

extension UIColor {
    /// The hairline of bars: black at 0.3 (facts/bar-hairline). Tuned in the dark style, which was not
    /// measured: the colour of separators.
    static let barHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor.separator.resolvedColor(with: traits) : UIColor(white: 0, alpha: 0.3)
    }
}
