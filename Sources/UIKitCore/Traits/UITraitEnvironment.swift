internal import QuartzCore

/// An object that has traits and is notified when they change.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

// Not overridable: UIKit makes the screen.
extension UIScreen: UITraitEnvironment {
    public var traitCollection: UITraitCollection { traits(ofWindow: bounds.size) }

    /// The traits of a window with a given size on this screen.
    func traits(ofWindow size: CGSize) -> UITraitCollection {
        if let windowTraits, windowTraits.size == size { return windowTraits.collection }
        var overrides = settings.traits
        if fixedStyle != .unspecified { overrides.userInterfaceStyle = fixedStyle }
        let collection = UITraitCollection(deviceTraits(ofWindow: size).overridden(by: overrides.values))
        windowTraits = (size, collection)
        return collection
    }

    /// Whether ``settings`` differ from the defaults in a way that affects colors.
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
    /// The traits that the view inherits and may override.
    var inheritedTraits: UITraitCollection {
        if let controller { return controller.traitCollection }
        if let window = self as? UIWindow { return window.inheritedTraits(at: window.bounds.size) }
        return superview?.traitCollection ?? stage.applicationState.mainScreen.traitCollection
    }
}

extension UIWindow {
    /// The traits that the window inherits at a given size.
    func inheritedTraits(at size: CGSize) -> UITraitCollection {
        let traits = screen.traits(ofWindow: size)
        return windowScene.map { traits.overridden(by: $0.overrides.values) } ?? traits
    }
}

extension UIViewController: UITraitEnvironment {
    /// The traits of this controller as the root of `window` at a given size.
    func traits(in window: UIWindow, of size: CGSize) -> UITraitCollection {
        window.inheritedTraits(at: size).overridden(by: window.overrides.values).overridden(by: ownTraits)
    }

    /// The traits inherited from the parent, presenting controller, or window, whichever exists first, with overrides
    /// applied.
    var inheritedTraits: UITraitCollection {
        let inherited: UITraitCollection
        if let parent {
            inherited = parent.traitCollection
        } else if let presenter = presentation.presenter {
            // A style that the presenting controller overrides for itself is not passed on.
            inherited = presenter.traitCollection.with(
                presenter.ownWindow?.traitCollection.userInterfaceStyle ?? .unspecified)
        } else {
            inherited = ownWindow?.traitCollection ?? stage.applicationState.mainScreen.traitCollection
        }
        let implied = presentation.active?.impliedTraits ?? TraitValues()
        return traits(inheriting: inherited, overridden: implied.overridden(by: ownTraits))
    }

    /// The traits in which the controller differs from its parent. They consist of the overrides of views between the
    /// two, of the parent, and of the controller itself, in ascending precedence.
    var ownTraits: TraitValues {
        var traits = traitState?.overrides.values ?? TraitValues()
        if let overridingTraits { traits = overridingTraits.values.overridden(by: traits) }
        return parent == nil ? traits : traitsOfViewsBetween.overridden(by: traits)
    }

    /// The overrides of views that contain this controller's view and are contained in the parent's view.
    private var traitsOfViewsBetween: TraitValues {
        var traits = TraitValues()
        var ancestor = viewIfLoaded?.superview
        while let view = ancestor, view.controller == nil {
            if let state = view.traitState { traits = state.overrides.values.overridden(by: traits) }
            ancestor = view.superview
        }
        return ancestor?.controller === parent ? traits : TraitValues()
    }

    func setOverridingTraits(_ collection: UITraitCollection?) { changeTraits { overridingTraits = collection } }

    /// The view's window. For a root controller whose view a presentation has removed, it is the window of which the
    /// controller is the root.
    private var ownWindow: UIWindow? {
        viewIfLoaded?.window
            ?? stage.applicationState.application.windows.first { $0.rootViewController === self }
    }
}

extension UITraitCollection {
    fileprivate func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        style == .unspecified || style == userInterfaceStyle ? self : modifyingTraits { $0.userInterfaceStyle = style }
    }
}
