extension UIView {
    /// Shows a changed tint. That of texts and images, which do not animate, fades where a presentation dims it.
    package final func showTint(_ change: () -> Void) {
        guard fadesTint else { return change() }
        withoutActuallyEscaping(change) {
            UIView.transition(with: self, duration: 0, options: .transitionCrossDissolve, animations: $0)
        }
    }

    /// Fades from the view that this one has replaced, where a presentation dims the tint.
    final func fadeTint(from old: UIView) {
        if fadesTint { UIView.crossDissolve(self, from: old) }
    }

    private var fadesTint: Bool {
        stage.applicationState.fadesTint && UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    }
}
