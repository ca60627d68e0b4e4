internal import QuartzCore

/// Has traits, and hears of their changes.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
    /// The screen's.
    @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }

    /// What a window of `size` points, as large as its screen, has.
    ///
    /// A screen whose short side has at least 744 points is an iPad's (the iPad mini's has 744). Phones: upright compact by
    /// regular; on their side compact in height, and regular in width when the short side has at least 414 points, which
    /// are the Plus and Max models and the XR and 11 (facts/iphone-screens and facts/ipad-screens).
    convenience init(window size: CGSize, scale: CGFloat) {
        let short = min(size.width, size.height)
        let isPad = short >= 744
        let isWide = size.width > size.height
        self.init(
            horizontal: isPad || isWide && short >= 414 ? .regular : .compact,
            vertical: isPad || !isWide ? .regular : .compact, idiom: isPad ? .pad : .phone, style: .light,
            scale: scale)
    }
}

extension UIScreen: UITraitEnvironment {
    public var traitCollection: UITraitCollection { UITraitCollection(window: bounds.size, scale: scale) }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: UITraitEnvironment {
    /// Those of the controller whose root view this is, or of the superview; outside any window the screen's.
    public var traitCollection: UITraitCollection {
        if let controller { return controller.traitCollection }
        if let window = self as? UIWindow {
            return UITraitCollection(window: window.bounds.size, scale: window.screen.scale)
        }
        return superview?.traitCollection ?? stage.applicationState.mainScreen.traitCollection
    }
}

extension UIViewController: UITraitEnvironment {
    /// The parent's, with what the parent overrides for this child; a presented controller has its presenter's, the top one
    /// its window's.
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

    /// Traits that a child has instead of this controller's own; `nil` for none.
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

    /// Tells this controller, its view and everything in both, when the traits are no longer the ones before.
    func tellTraitsChanged(from previous: UITraitCollection) {
        guard traitCollection != previous else { return }
        trace(callback: .traitCollectionDidChange, ["_": .omitted])
        traitCollectionDidChange(previous)
        children.forEach { $0.tellTraitsChanged(from: previous) }
        presentation.presented?.tellTraitsChanged(from: previous)
        viewIfLoaded?.tellTraitsChanged(from: previous)
    }
}

extension UIView {
    fileprivate func tellTraitsChanged(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for subview in subviews where subview.controller == nil { subview.tellTraitsChanged(from: previous) }
    }
}
