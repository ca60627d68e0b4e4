/// The background of a bar. A bar is painted when the appearance is set; later changes show only after it is set again.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, NSCopying {
    /// Drawn over the effect; `nil` for none.
    open var backgroundColor: UIColor?
    /// Differs from UIKit: every effect has the standard colour of bars.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    open var backgroundImage: UIImage?
    /// The hairline; `nil` for none.
    open var shadowColor: UIColor? = .barHairline
    /// Stored without effect: the hairline has ``shadowColor``.
    open var shadowImage: UIImage?

    public required override init() {
        super.init()
    }

    /// Creates an appearance with the background of `barAppearance`.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        copyBackground(of: barAppearance)
    }

    /// The translucent background of bars.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .barHairline)
    }

    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, .systemBackground, nil, .barHairline)
    }

    /// Neither background nor hairline.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil, nil)
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
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    private struct Copied: @unchecked Sendable {
        // Created and used on the main actor.
        let appearance: UIBarAppearance
    }
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored without effect: titles are small.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    override func makeCopy() -> UIBarAppearance {
        let copy = super.makeCopy()
        (copy as? UINavigationBarAppearance)?.titleTextAttributes = titleTextAttributes
        (copy as? UINavigationBarAppearance)?.largeTitleTextAttributes = largeTitleTextAttributes
        return copy
    }
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

/// The background of a tab bar, and the look of its items.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    /// The look of items whose title is below the image. Copied when it is set.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { stacked = newValue.makeCopy() }
    }
    private var stacked = UITabBarItemAppearance(style: .stacked)
    /// Stored without effect: titles are below the images.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// Stored without effect, see ``inlineLayoutAppearance``.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

    override func makeCopy() -> UIBarAppearance {
        let copy = super.makeCopy()
        (copy as? UITabBarAppearance)?.stackedLayoutAppearance = stackedLayoutAppearance
        (copy as? UITabBarAppearance)?.inlineLayoutAppearance = inlineLayoutAppearance.makeCopy()
        (copy as? UITabBarAppearance)?.compactInlineLayoutAppearance = compactInlineLayoutAppearance.makeCopy()
        return copy
    }
}

extension UIColor {
    /// The hairline of bars: black at 0.3 (facts/bar-hairline). Tuned in the dark style, which was not
    /// measured: the colour of separators.
    static let barHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor.separator.resolvedColor(with: traits) : UIColor(white: 0, alpha: 0.3)
    }
}
