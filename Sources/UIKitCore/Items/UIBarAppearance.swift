/// The appearance of a bar's background. A bar is painted when the appearance is set; later changes have no effect
/// until it is set again.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, NSCopying {
    /// The color drawn over the effect; `nil` for none.
    open var backgroundColor: UIColor?
    /// The blur of the content behind the bar.
    open var backgroundEffect: UIBlurEffect? = .standardOfBars
    /// The image drawn over the color.
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the hairline, or the tint of ``shadowImage``; `nil` for none.
    open var shadowColor: UIColor? = .barHairline
    /// An image that replaces the hairline and determines its height.
    open var shadowImage: UIImage?
    /// The interface idiom, by default the device's.
    public let idiom: UIUserInterfaceIdiom

    public required override init() {
        idiom = .unspecified
        super.init()
    }

    /// - Parameter idiom: The interface idiom. The system's colors are the same for all idioms.
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

    /// Sets the system's translucent background.
    open func configureWithDefaultBackground() {
        backgroundEffect = .standardOfBars
        (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, .barHairline, nil)
    }

    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
        (shadowColor, shadowImage) = (.barHairline, nil)
    }

    /// Removes the background and the hairline.
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

    private struct Copied: @unchecked Sendable {
        // Created and used on the main actor.
        let appearance: UIBarAppearance
    }
}

/// The appearance of a navigation bar: its background, titles and buttons.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain buttons. It is copied when set, like the next ones.
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
    /// The image that replaces the arrow of the back button.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask under which titles move behind the arrow. It has no effect: titles are never clipped.
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

/// The appearance of a toolbar: its background and buttons.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons. It is copied when set, like the next one.
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

/// The appearance of a tab bar: its background and items.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image. It is copied when set, like the next ones.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { stacked = newValue.makeCopy() }
    }
    private var stacked = UITabBarItemAppearance(style: .stacked)
    /// The appearance of items on an iPad, with the title beside the image.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { inline = newValue.makeCopy() }
    }
    private var inline = UITabBarItemAppearance(style: .inline)
    /// The appearance of items on a phone in landscape, with the title beside the image.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { compactInline = newValue.makeCopy() }
    }
    private var compactInline = UITabBarItemAppearance(style: .compactInline)
    /// The color behind the selected item.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of items with the title below the image, in points; 0 for the system's default.
    open var stackedItemWidth: CGFloat = 0
    /// The distance between two such items in a centered arrangement, in points; 0 for the system's default.
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
    /// The effect behind bars; always the same object.
    fileprivate static let standardOfBars = UIBlurEffect(style: .systemChromeMaterial)

    /// Whether the effect is the system's effect for bars.
    var isStandardOfBars: Bool { self === Self.standardOfBars }
}

extension UIColor {
    /// The color of the hairline: black at 0.3, in the dark style white at 0.15 (facts/bar-hairline).
    static let barHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
