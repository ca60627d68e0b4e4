internal import QuartzCore

extension UIPresentationController {
    /// The presentation style for `traits`, after asking the delegate; `none` for no change. An answer that is not an
    /// adaptation target is ignored.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = adaptivePresentationStyle(for: traits)
        guard let delegate else { return own == style ? .none : own }
        stage.diagnostics.record(.callback, "\(type(of: delegate))", "adaptivePresentationStyle(for:traitCollection:)")
        let asked = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        if asked == .none { return .none }
        let answer = asked.definition.isAdaptationTarget ? asked : own
        return answer == style ? .none : answer
    }

    /// Tells the delegate the style the presentation continues in, if it has changed.
    func announceStyle(for traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        let style = adaptedStyle(for: traits)
        guard style != announcedAdaptiveStyle else { return }
        announcedAdaptiveStyle = style
        announce(style, coordinator)
    }

    func announce(
        _ style: UIModalPresentationStyle, _ coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        guard let delegate else { return }
        stage.diagnostics.record(
            .callback, "\(type(of: delegate))",
            "presentationController(_:willPresentWithAdaptiveStyle: .\(style), transitionCoordinator:)")
        delegate.presentationController(
            self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }

    // MARK: Dismissals by the user

    /// Whether the user may dismiss the presentation now.
    var mayBeDismissedByUser: Bool {
        !presentedViewController.isModalInPresentation
            && (ask("presentationControllerShouldDismiss(_:)") {
                $0.presentationControllerShouldDismiss(self)
            } ?? true)
    }

    /// Tells the delegate that a dismissal by the user was refused.
    func notifyOfAttempt() {
        _ = ask("presentationControllerDidAttemptToDismiss(_:)") {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
    }

    /// Dismisses on the user's request, or reports the attempt when that is not allowed.
    func dismissByUser() {
        if mayBeDismissedByUser { dismissNotifyingDelegate() } else { notifyOfAttempt() }
    }

    /// Dismisses and tells the delegate before and after.
    func dismissNotifyingDelegate() {
        _ = ask("presentationControllerWillDismiss(_:)") { $0.presentationControllerWillDismiss(self) }
        presentedViewController.dismiss(animated: true) { [self] in
            guard presentedViewController.presentation.presenter == nil else { return }
            _ = ask("presentationControllerDidDismiss(_:)") { $0.presentationControllerDidDismiss(self) }
        }
    }

    func ask<Answer>(
        _ question: String, _ body: (any UIAdaptivePresentationControllerDelegate) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        stage.diagnostics.record(.callback, "\(type(of: delegate))", question)
        return body(delegate)
    }
}
