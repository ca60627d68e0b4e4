internal import QuartzCore

extension UIScreen {
    /// Changes settings while the application runs, as a user does in Control Center. Traits change immediately, and
    /// trait environments and observers are notified. A change of style or contrast cross-fades
    /// (facts/settings-changes).
    package func change(_ change: (inout ScreenSettings) -> Void) {
        var settings = settings
        change(&settings)
        let old = self.settings
        guard settings != old else { return }
        // Entry point: A screen has no stage of its own.
        let state = Stage.current.applicationState
        let (oldTraits, windows) = (traitCollection, state.application.windows)
        if old.traits.fades(to: settings.traits) {
            for window in windows {
                UIView.transition(
                    with: window, duration: Self.fadeDuration,
                    options: [.transitionCrossDissolve, .allowUserInteraction], animations: nil)
            }
        }
        UIView.performWithoutAnimation {
            state.traitUpdates.change(state.scene) { self.settings = settings }
            if settings.accessibility.reducesTransparency != old.accessibility.reducesTransparency {
                state.variesInColor = true
                windows.forEach { $0.showColorsInSubtree() }
            }
        }
        if !traitCollection.isEqual(oldTraits) { traitCollectionDidChange(oldTraits) }
        state.statusBar.update(animated: true)
        post(settings, since: old, to: state.application)
    }

    /// The duration of the cross-fade in seconds. Chosen to match a change of the status bar.
    private static let fadeDuration: TimeInterval = 0.35

    private func post(_ new: ScreenSettings, since old: ScreenSettings, to application: UIApplication) {
        let size = new.traits.preferredContentSizeCategory
        if size != old.traits.preferredContentSizeCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: application,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: application.preferredContentSizeCategory])
        }
        for setting in Setting.announced where setting.differs(new, old) {
            setting.notification.map { NotificationCenter.default.post(name: $0, object: nil) }
        }
    }
}

extension UITraitOverrides {
    /// Whether a change to other traits affects colors.
    fileprivate func fades(to other: UITraitOverrides) -> Bool {
        userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
    }
}
