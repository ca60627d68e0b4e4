internal import QuartzCore

/// An object that has traits and is notified when they change.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen: UITraitEnvironment {
    public var traitCollection: UITraitCollection { traits(ofWindow: bounds.size) }

    /// The traits of a window of that size on this screen.
    func traits(ofWindow size: CGSize) -> UITraitCollection {
        if let windowTraits, windowTraits.size == size { return windowTraits.collection }
        let collection = UITraitCollection(deviceTraits(ofWindow: size).overridden(by: settings.traits.values))
        windowTraits = (size, collection)
        return collection
    }

    /// Whether ``settings`` differ from what colours have without settings.
    var settingsAffectColors: Bool {
        traitCollection.hasDifferentColorAppearance(
            comparedTo: UITraitCollection(deviceTraits(ofWindow: bounds.size)))
    }

    private func deviceTraits(ofWindow size: CGSize) -> TraitValues {
        SystemTraits.values(in: WindowEnvironment(size: size, isOfPad: isPad(for: size), scale: scale))
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
        style == .unspecified
            ? self : UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
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
        let style = ownStyle == .unspecified ? nil : UITraitCollection(userInterfaceStyle: ownStyle)
        return [overridingTraits, style].compactMap { $0 }
    }

    func setOwnStyle(_ style: UIUserInterfaceStyle) {
        guard style != ownStyle else { return }
        let before = traitCollection
        stage.applicationState.variesInColor = true
        ownStyle = style
        notifyTraitsChanged(from: before)
    }

    func setOverridingTraits(_ collection: UITraitCollection?) {
        let before = traitCollection
        stage.applicationState.variesInColor = true
        overridingTraits = collection
        notifyTraitsChanged(from: before)
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
