internal import QuartzCore

/// An object that has traits and is notified when they change.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
    /// The traits of the main screen.
    @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }

    /// The traits of a window that fills a screen of `size` points.
    ///
    /// A screen whose short side has at least 744 points, as on the iPad mini, is an iPad's. Phones are compact by
    /// regular in portrait. In landscape they are compact in height, and regular in width if the short side has at
    /// least 414 points: the Plus and Max models, XR and 11 (facts/iphone-screens and facts/ipad-screens).
    convenience init(window size: CGSize, scale: CGFloat, direction: UITraitEnvironmentLayoutDirection) {
        let short = min(size.width, size.height)
        let isPad = short >= 744
        let isWide = size.width > size.height
        self.init(
            horizontal: isPad || isWide && short >= 414 ? .regular : .compact,
            vertical: isPad || !isWide ? .regular : .compact, idiom: isPad ? .pad : .phone, style: .light,
            scale: scale, direction: direction)
    }
}

extension UIScreen: UITraitEnvironment {
    public var traitCollection: UITraitCollection {
        UITraitCollection(window: bounds.size, scale: scale, direction: layoutDirection)
    }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: UITraitEnvironment {
    /// The traits of the view's controller if it is a root view, otherwise of the superview; of the screen outside of
    /// any window.
    public var traitCollection: UITraitCollection {
        if let controller { return controller.traitCollection }
        if let window = self as? UIWindow {
            let screen = window.screen
            return UITraitCollection(
                window: window.bounds.size, scale: screen.scale, direction: screen.layoutDirection)
        }
        return superview?.traitCollection ?? stage.applicationState.mainScreen.traitCollection
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
            inherited = presenter.traitCollection
        } else {
            inherited = viewIfLoaded?.window?.traitCollection ?? stage.applicationState.mainScreen.traitCollection
        }
        let overriding = [presentation.active?.overrideTraitCollection, overridingTraits].compactMap { $0 }
        return overriding.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overriding)
    }

    /// Overrides traits that a child inherits from this controller; `nil` removes the override.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let before = childViewController.traitCollection
        childViewController.overridingTraits = collection
        childViewController.tellTraitsChanged(from: before)
    }

    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overridingTraits
    }

    /// Notifies this controller, its view and their descendants if the traits differ from `previous`.
    func tellTraitsChanged(from previous: UITraitCollection) {
        guard traitCollection != previous else { return }
        trace(callback: .traitCollectionDidChange, ["_": .omitted])
        sizeClassAdapter?(traitCollection)
        traitCollectionDidChange(previous)
        children.forEach { $0.tellTraitsChanged(from: previous) }
        presentation.presented?.presentation.active?.tellTraitsChanged(from: previous)
        viewIfLoaded?.tellTraitsChanged(from: previous)
    }
}

extension UIView {
    fileprivate func tellTraitsChanged(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for subview in subviews where subview.controller == nil { subview.tellTraitsChanged(from: previous) }
    }
}
