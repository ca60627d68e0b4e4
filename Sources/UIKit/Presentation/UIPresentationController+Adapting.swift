internal import QuartzCore

extension UIPresentationController {
    /// The style the presentation has for `traits`, once its delegate has been asked; `none` when it does not change.
    /// What a delegate may not answer counts as no answer.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = adaptivePresentationStyle(for: traits)
        guard let delegate else { return own == style ? .none : own }
        stage.diagnostics.trace(
            "\(type(of: delegate))", callback: .adaptivePresentationStyle,
            ["for": .omitted, "traitCollection": .omitted])
        let asked = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        if asked == .none { return .none }
        let answer = asked.definition.isAdaptationTarget ? asked : own
        return answer == style ? .none : answer
    }

    /// Tells the delegate in which style the presentation goes on, when that is news.
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
        stage.diagnostics.trace(
            "\(type(of: delegate))", callback: .presentationController,
            ["_": .omitted, "willPresentWithAdaptiveStyle": .member("\(style)"), "transitionCoordinator": .omitted])
        delegate.presentationController(
            self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }

    // MARK: Dismissals by hand

    /// Whether a person may take the presentation away now.
    var mayBeDismissedByHand: Bool {
        !presentedViewController.isModalInPresentation
            && (ask(.presentationControllerShouldDismiss) {
                $0.presentationControllerShouldDismiss(self)
            } ?? true)
    }

    /// The delegate hears of an attempt that was turned down.
    func tellOfAttempt() {
        _ = ask(.presentationControllerDidAttemptToDismiss) {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
    }

    /// Dismisses because a person asked for it, where they may.
    func dismissByHand() {
        if mayBeDismissedByHand { dismissForAPerson() } else { tellOfAttempt() }
    }

    /// Tells the delegate before and after.
    func dismissForAPerson() {
        _ = ask(.presentationControllerWillDismiss) { $0.presentationControllerWillDismiss(self) }
        presentedViewController.dismiss(animated: true) { [self] in
            guard presentedViewController.presentation.presenter == nil else { return }
            _ = ask(.presentationControllerDidDismiss) { $0.presentationControllerDidDismiss(self) }
        }
    }

    func ask<Answer>(
        _ question: TraceCall.Name, _ body: (any UIAdaptivePresentationControllerDelegate) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        stage.diagnostics.trace("\(type(of: delegate))", callback: question, ["_": .omitted])
        return body(delegate)
    }
}
