internal import QuartzCore

/// An object that inherits traits, may override some of them, and passes them on.
@MainActor protocol TraitHolder: UITraitEnvironment, UITraitChangeObservable {
    /// The state; `nil` while there are no overrides or registrations.
    var traitState: TraitState? { get set }
    var traitUpdates: TraitUpdates { get }
    /// The objects that inherit directly from this one, in the order in which they are notified.
    var traitHeirs: [any TraitHolder] { get }

    /// Invalidates everything that depends on the changed traits, before any object is notified.
    func invalidate(_ changed: [UITrait])
    /// Called before the holder and its heirs are notified of a change.
    ///
    /// - Returns: The holder to notify, which is a different one if a presentation has adapted.
    func traitsMayHaveChanged() -> any TraitHolder
    /// Called when traits have changed, before the application's methods and handlers.
    func willCallTraitsDidChange()
}

/// An object's additions to the traits it inherits.
@MainActor final class TraitState {
    var overrides = UITraitOverrides()
    var registrations: [TraitRegistration] = []
    var sizeLimits = ContentSizeLimits()
    private var latest: (inherited: UITraitCollection, overrides: TraitValues, result: UITraitCollection)?

    /// Discards the stored traits. Called when the limits have changed.
    func forgetTraits() { latest = nil }

    /// Returns `inherited` with `overrides`. The result is stored, because traits are read far more often than they
    /// change.
    func traits(inheriting inherited: UITraitCollection, overridden overrides: TraitValues) -> UITraitCollection {
        if let latest, latest.inherited === inherited, latest.overrides == overrides { return latest.result }
        let result = sizeLimits.limiting(inherited.overridden(by: overrides))
        latest = (inherited, overrides, result)
        return result
    }
}

/// The minimum and maximum content size categories of a view and its subviews; `nil` for no limit.
struct ContentSizeLimits: Equatable {
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    fileprivate func limiting(_ traits: UITraitCollection) -> UITraitCollection {
        let category = traits.preferredContentSizeCategory
        let limited = category.limited(from: least, to: greatest)
        return limited == category ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
    }
}

extension TraitHolder {
    var overrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set { ownState.overrides = newValue }
    }

    /// The state, created on first use.
    var ownState: TraitState {
        if let traitState { return traitState }
        let state = TraitState()
        traitState = state
        return state
    }

    /// Returns `inherited` with `overrides`.
    func traits(inheriting inherited: UITraitCollection, overridden overrides: TraitValues) -> UITraitCollection {
        overrides.isEmpty && (traitState?.sizeLimits ?? ContentSizeLimits()) == ContentSizeLimits()
            ? inherited : ownState.traits(inheriting: inherited, overridden: overrides)
    }

    func invalidate(_ changed: [UITrait]) {}
    func traitsMayHaveChanged() -> any TraitHolder { self }
    func willCallTraitsDidChange() {}

    /// Changes the traits of this holder and its heirs, and notifies them immediately.
    func changeTraits(_ change: () -> Void) { traitUpdates.change(self, change) }
}

extension UIWindowScene: TraitHolder {
    var traitUpdates: TraitUpdates { application.traitUpdates }
    var traitHeirs: [any TraitHolder] { windows }
}

extension UIView: TraitHolder {
    final var traitUpdates: TraitUpdates { stage.applicationState.traitUpdates }

    /// The heirs in the order of notification: a window's root controller, then the view's contents, and then a
    /// window's keyboard. Presented controllers inherit from their presenting controllers.
    final var traitHeirs: [any TraitHolder] {
        let window = self as? UIWindow
        let root: [any TraitHolder] = window?.rootViewController.map { [$0] } ?? []
        let keyboard: [any TraitHolder] =
            window.flatMap { stage.applicationState.keyboard.shownView(in: $0) }.map { [$0] } ?? []
        let inside: [any TraitHolder] = subviews.compactMap { view in
            guard let controller = view.controller else { return view }
            return controller.presentation.presenter == nil ? controller : nil
        }
        return root + inside + keyboard
    }

    /// Invalidates the view. Colors in any view may depend on any trait.
    final func invalidate(_ changed: [UITrait]) {
        if stage.applicationState.variesInColor { showColors() }
        let effects = changed.reduce(into: TraitEffects()) { $0.formUnion($1.changeEffects) }
        if effects.contains(.text) {
            invalidateIntrinsicContentSize()
            textTraitsDidChange()
            if viewGuides.followInsets { layoutEngine?.marginsChanged() }
        }
        if changed.contains(where: { $0 is UITraitLayoutDirection.Type }) { layoutEngine?.hierarchyChanged() }
        if !effects.isDisjoint(with: [.layout, .text]) { setNeedsLayout() }
        if !effects.isDisjoint(with: [.display, .text]) { setNeedsDisplay() }
    }
}

extension UIViewController: TraitHolder {
    final var traitUpdates: TraitUpdates { stage.applicationState.traitUpdates }

    /// The heirs in the order of notification: the view, which passes its traits on to children whose views are inside
    /// it; then other children; then presented controllers.
    var traitHeirs: [any TraitHolder] {
        var heirs: [any TraitHolder] = viewIfLoaded.map { [$0] } ?? []
        heirs += children as [any TraitHolder]
        guard let presented = presentation.presented else { return heirs }
        if let active = presented.presentation.active { heirs.append(active) }
        return heirs + [presented]
    }

    func willCallTraitsDidChange() {
        trace(callback: .traitCollectionDidChange, ["_": .omitted])
        sizeClassAdapter?(traitCollection)
    }
}

extension UIPresentationController: TraitHolder {
    final var traitUpdates: TraitUpdates { stage.applicationState.traitUpdates }
    var traitHeirs: [any TraitHolder] { [presentedViewController] }

    /// Adapts the presentation to traits that change without advance notification, such as a container's overrides.
    func traitsMayHaveChanged() -> any TraitHolder { adaptToPresenter() }

    func willCallTraitsDidChange() { trace(.traitCollectionDidChange, ["_": .omitted]) }
}
