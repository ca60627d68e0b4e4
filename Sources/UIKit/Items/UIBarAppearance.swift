/// The background of a bar. Bars take it when it is set; what is changed afterwards is not seen until it is set once more.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, NSCopying {
    /// Over the effect; `nil` for none.
    open var backgroundColor: UIColor?
    /// Differs from UIKit: every effect has the standard colour of bars.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    open var backgroundImage: UIImage?
    /// The hairline; `nil` for none.
    open var shadowColor: UIColor? = .separator
    /// Kept without effect: the hairline has ``shadowColor``.
    open var shadowImage: UIImage?

    public required override init() {
        super.init()
    }

    /// With the background of `barAppearance`.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeBackground(from: barAppearance)
    }

    /// The translucent background that bars have.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
    }

    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, .systemBackground, nil, .separator)
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
        copy.takeBackground(from: self)
        return copy
    }

    private func takeBackground(from other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    private struct Copied: @unchecked Sendable {
        // Made and taken on the main actor.
        let appearance: UIBarAppearance
    }
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept without effect: titles are small.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    override func makeCopy() -> UIBarAppearance {
        let copy = super.makeCopy()
        (copy as? UINavigationBarAppearance)?.titleTextAttributes = titleTextAttributes
        (copy as? UINavigationBarAppearance)?.largeTitleTextAttributes = largeTitleTextAttributes
        return copy
    }
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}
