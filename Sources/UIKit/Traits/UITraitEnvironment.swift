internal import QuartzCore

/// An object that has traits and is notified when they change.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
    /// The traits of a window of `size` points.
    ///
    /// Phones are compact by regular in portrait. In landscape they are compact in height, and regular in width if the
    /// short side has at least 414 points: the Plus and Max models, XR and 11 (facts/iphone-screens). Windows of an iPad are
    /// regular in height, and regular in width from ``regularWidth`` on (facts/ipad-screens).
    ///
    /// - Parameter onPad: whether the device is an iPad; where it is not known, a window of that size is.
    convenience init(
        window size: CGSize, onPad: Bool? = nil, style: UIUserInterfaceStyle = .light, scale: CGFloat,
        direction: UITraitEnvironmentLayoutDirection
    ) {
        let onPad = onPad ?? size.isOfPad
        let isWide = size.width > size.height
        let isRegular = onPad ? size.width >= Self.regularWidth : isWide && size.height >= 414
        self.init(
            horizontal: isRegular ? .regular : .compact, vertical: onPad || !isWide ? .regular : .compact,
            idiom: onPad ? .pad : .phone, style: style, level: .base, scale: scale, direction: direction)
    }

    /// The width from which on a window of an iPad is regular. Of the widths that windows side by side have, 639 points are
    /// compact and 678 regular; the number between them is chosen.
    private static let regularWidth: CGFloat = 660
}

extension UIScreen: UITraitEnvironment {
    public var traitCollection: UITraitCollection {
        traits(ofWindow: bounds.size)
    }

    /// The traits of a window of that size on this screen.
    func traits(ofWindow size: CGSize) -> UITraitCollection {
        UITraitCollection(
            window: size, onPad: isPad(for: size), style: settings.userInterfaceStyle, scale: scale,
            direction: settings.layoutDirection)
    }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: UITraitEnvironment {
    var inheritedTraits: UITraitCollection {
        if let controller { return controller.traitCollection }
        if let window = self as? UIWindow { return window.screen.traits(ofWindow: window.bounds.size) }
        return superview?.traitCollection ?? stage.applicationState.mainScreen.traitCollection
    }
}

extension UITraitCollection {
    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        style == .unspecified ? self : UITraitCollection(traitsFrom: [self, UITraitCollection(style: style)])
    }
}

extension UIViewController: UITraitEnvironment {
    /// The traits inherited from the parent, presenter or window, in this order, with the overrides of the presentation
    /// controller and of the parent applied.
    var inheritedTraits: UITraitCollection {
        let inherited: UITraitCollection
        if let parent {
            inherited = parent.traitCollection
        } else if let presenter = presentation.presenter {
            // A style of the presenter's own is not passed on.
            inherited = presenter.traitCollection.with(
                presenter.ownWindow?.traitCollection.userInterfaceStyle ?? .unspecified)
        } else {
            inherited = ownWindow?.traitCollection ?? stage.applicationState.mainScreen.traitCollection
        }
        let overriding = (presentation.active?.impliedTraits ?? []) + ownTraits
        return overriding.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overriding)
    }

    /// Those in which the controller differs from what is around it, the strongest last.
    var ownTraits: [UITraitCollection] {
        let style = ownStyle == .unspecified ? nil : UITraitCollection(style: ownStyle)
        return [overridingTraits, style].compactMap { $0 }
    }

    /// The window of the view; of a root controller whose view a presentation has taken away, the window that it is root of.
    private var ownWindow: UIWindow? {
        viewIfLoaded?.window
            ?? stage.applicationState.application.windows.first { $0.rootViewController === self }
    }

    /// Notifies this controller, its view and their descendants if the traits differ from `previous`.
    func notifyTraitsChanged(from previous: UITraitCollection) {
        guard traitCollection != previous else { return }
        trace(callback: .traitCollectionDidChange, ["_": .omitted])
        sizeClassAdapter?(traitCollection)
        traitCollection.asCurrent { traitCollectionDidChange(previous) }
        children.forEach { $0.notifyTraitsChanged(from: previous) }
        presentation.presented?.presentation.active?.notifyTraitsChanged(from: previous)
        viewIfLoaded?.notifyTraitsChanged(from: previous)
    }
}

extension UIView {
    func setOwnStyle(_ style: UIUserInterfaceStyle) {
        guard style != ownStyle else { return }
        let before = traitCollection
        stage.applicationState.variesInColor = true
        ownStyle = style
        if let root = (self as? UIWindow)?.rootViewController { root.notifyTraitsChanged(from: before) }
        notifyTraitsChanged(from: before)
    }

    func notifyTraitsChanged(from previous: UITraitCollection) {
        notifySubtree(from: previous)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { asCurrent { tintColorDidChange() } }
    }

    private func notifySubtree(from previous: UITraitCollection) {
        if stage.applicationState.variesInColor { showColors() }
        asCurrent { traitCollectionDidChange(previous) }
        for subview in subviews where subview.controller == nil { subview.notifySubtree(from: previous) }
    }
}
