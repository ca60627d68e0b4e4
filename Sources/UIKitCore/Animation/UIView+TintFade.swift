extension UIView {
    /// Applies a change of the tint color. Text and images, whose colors do not animate, cross-fade if a presentation
    /// is dimming the tint.
    package final func showTint(_ change: () -> Void) {
        guard fadesTint else { return change() }
        withoutActuallyEscaping(change) {
            UIView.transition(with: self, duration: 0, options: .transitionCrossDissolve, animations: $0)
        }
    }

    /// Cross-fades from the view that this one replaces if a presentation is dimming the tint.
    final func fadeTint(from old: UIView) {
        if fadesTint { UIView.crossDissolve(self, from: old) }
    }

    private var fadesTint: Bool {
        stage.applicationState.fadesTint && UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    }
}
