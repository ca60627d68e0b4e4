extension TraitHolder {
    /// Changes ``overrides``. Notifications follow before the next layout.
    func setOverrides(_ overrides: UITraitOverrides) {
        guard overrides != self.overrides else { return }
        traitUpdates.willChange(self)
        self.overrides = overrides
    }

    /// Limits the content size category. Notifications follow immediately.
    func setSizeLimits(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = traitState?.sizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard limits != traitState?.sizeLimits ?? ContentSizeLimits() else { return }
        changeTraits {
            ownState.sizeLimits = limits
            ownState.forgetTraits()
        }
    }

    /// Overrides the style. Notifications follow immediately.
    func setOwnStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrides.userInterfaceStyle else { return }
        changeTraits { overrides.userInterfaceStyle = style }
    }
}

// Not overridable: Apple's property is final, too.
extension UIView {
    /// Values that override inherited traits of the view and its subviews, including their controllers. Traits change
    /// immediately; notifications follow before the next layout.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }
}

// Not overridable: Apple's property is final, too.
extension UIViewController {
    /// Values that override inherited traits of the controller, its view, its children, and the controllers it
    /// presents. Traits change immediately; notifications follow before the next layout. They take precedence over the
    /// parent's overrides.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }
}

// Not overridable: Apple's property is final, too.
extension UIPresentationController {
    /// Values that override traits of the presentation controller and of the presented controller. Traits change
    /// immediately; notifications follow before the next layout. They take precedence over ``overrideTraitCollection``.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }
}

// Not overridable: Apple's property is final, too.
extension UIWindowScene {
    /// Values that override traits of the scene and its windows. Traits change immediately; notifications follow before
    /// the next layout.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set { setOverrides(newValue) }
    }
}
