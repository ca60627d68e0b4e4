extension TraitHolder {
    /// Changes ``overrides``; notifications follow before the next layout.
    func setOverrides(_ overrides: UITraitOverrides) {
        guard overrides != self.overrides else { return }
        traitUpdates.willChange(self)
        self.overrides = overrides
    }

    /// Limits the category; notifications follow at once.
    func setSizeLimits(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = traitState?.sizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard limits != traitState?.sizeLimits ?? ContentSizeLimits() else { return }
        changeTraits {
            ownState.sizeLimits = limits
            ownState.forgetTraits()
        }
    }

    /// Overrides the style; notifications follow at once.
    func setOwnStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrides.userInterfaceStyle else { return }
        changeTraits { overrides.userInterfaceStyle = style }
    }
}

extension UIView {
    /// Values that replace inherited traits of the view and of what is in it, controllers included. Traits change at once;
    /// notifications follow before the next layout.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }

    /// Sends the notifications of changed traits that wait for the next layout: those of all views and controllers.
    public final func updateTraitsIfNeeded() { traitUpdates.update() }
}

extension UIViewController {
    /// Values that replace inherited traits of the controller, its view, its children and what it presents. Traits change at
    /// once; notifications follow before the next layout. Stronger than the overrides of the parent.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }

    /// As `UIView.updateTraitsIfNeeded()`.
    public final func updateTraitsIfNeeded() { traitUpdates.update() }
}

extension UIPresentationController {
    /// Values that replace traits of the presentation controller and of the presented controller. Traits change at once;
    /// notifications follow before the next layout. Stronger than ``overrideTraitCollection``.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }
}

extension UIWindowScene {
    /// Values that replace traits of the scene and its windows. Traits change at once; notifications follow before the next
    /// layout.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }
}
