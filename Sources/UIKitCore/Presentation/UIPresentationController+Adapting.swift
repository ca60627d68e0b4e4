internal import QuartzCore

extension UIPresentationController {
    /// The presentation controller for the requested style: this one, unless the presentation has adapted.
    var requested: UIPresentationController { presentedViewController.presentation.requested ?? self }

    /// Sets the controller that presents in this style, as determined from the controller that was asked to present.
    func findPresenter() {
        if let source { presentingViewController = source.presenter(inContext: !shouldPresentInFullscreen) }
    }

    // The following two are called on the presentation controller of the requested style.

    /// The presentation controller for `traits`: this one, or one for the style to which the presentation adapts.
    func counterpart(for traits: UITraitCollection) -> UIPresentationController {
        adaptedTraits = traits
        adaptiveStyle = style(for: traits)
        return counterpart(in: adaptiveStyle)
    }

    /// Notifies the delegate of the style in which the presentation begins or continues.
    func announceStyle(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let delegate else { return }
        traceQuestion(
            ["willPresentWithAdaptiveStyle": .member("\(adaptiveStyle)"), "transitionCoordinator": .omitted])
        delegate.presentationController(
            self, willPresentWithAdaptiveStyle: adaptiveStyle, transitionCoordinator: coordinator)
    }

    /// Continues the presentation that this controller manages in the style for `traits`. A presentation in transition
    /// waits until the transition ends, and one that is off screen along with its context waits until it returns. The
    /// presentation does not change if its presenting controller in the other style is presenting something else.
    ///
    /// - Parameters:
    ///   - traits: The traits of the presenting controller in the current style.
    ///   - coordinator: The coordinator of the size change; `nil` for an immediate change.
    /// - Returns: The controller that manages the presentation from now on.
    func adapt(
        to traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) -> UIPresentationController {
        let (state, requested) = (presentedViewController.presentation, requested)
        let traits = requested.traits(where: presentingViewController, has: traits)
        guard state.active === self, state.phase == .settled, containerView?.window != nil,
            requested.adaptedTraits != traits
        else { return self }
        requested.adaptedTraits = traits
        let style = requested.style(for: traits)
        guard style != requested.adaptiveStyle else { return self }
        let next = requested.counterpart(in: style)
        let presented = next.presentingViewController.presentation.presented
        guard presented == nil || presented === presentedViewController else { return self }
        requested.adaptiveStyle = style
        requested.announceStyle(with: coordinator)
        Adaptation(from: self, to: next, for: traits, with: coordinator).begin()
        return next
    }

    /// The traits of this controller's presenting controller when `ancestor`, which presents in the other style, has
    /// `traits`.
    private func traits(where ancestor: UIViewController, has traits: UITraitCollection) -> UITraitCollection {
        presentingViewController.ancestry.prefix { $0 !== ancestor }.reversed()
            .reduce(traits) { $0.overridden(by: $1.ownTraits) }
    }

    /// Adapts immediately if the presenting controller's traits have changed without notification.
    @discardableResult func adaptToPresenter() -> UIPresentationController {
        adapt(to: presentingViewController.traitCollection, with: nil)
    }

    /// The presentation style for `traits`, after asking the delegate; `none` for the requested style. An answer that
    /// is not an adaptation target is ignored.
    private func style(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let answer = adaptivePresentationStyle(for: traits)
        let own = answer.definition.isAdaptationTarget ? answer : .none
        guard let delegate else { return own }
        stage.diagnostics.trace(
            "\(type(of: delegate))", callback: .adaptivePresentationStyle,
            ["for": .omitted, "traitCollection": .omitted])
        traitsInQuestion = traits
        let asked = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        traitsInQuestion = nil
        let wanted = asked == .none || asked.definition.isAdaptationTarget ? asked : own
        return wanted == style ? .none : wanted
    }

    /// - Parameter style: The adapted style, or `none`, as in ``adaptiveStyle``.
    private func counterpart(in style: UIModalPresentationStyle) -> UIPresentationController {
        guard style != .none else {
            findPresenter()
            return self
        }
        let replacement = replacement(in: style)
        let controller =
            (replacement == nil ? ownController(adaptedTo: style, presenting: presentingViewController) : nil)
            ?? PresentationStyle.controller(
                adaptedTo: style, for: replacement ?? presentedViewController, presenting: presentingViewController)
        controller.delegate = controller.delegate ?? delegate
        controller.source = source
        controller.findPresenter()
        if let delegate {
            traceQuestion(["prepare": .name("\(type(of: controller))")])
            delegate.presentationController(self, prepare: controller)
        }
        return controller
    }

    /// The controller that the delegate presents in place of the presented one.
    private func replacement(in style: UIModalPresentationStyle) -> UIViewController? {
        guard let delegate else { return nil }
        traceQuestion(["viewControllerForAdaptivePresentationStyle": .member("\(style)")])
        return delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    }

    /// Traces a call to one of the delegate's `presentationController(_:…)` methods.
    private func traceQuestion(_ arguments: TraceCall.Arguments) {
        guard let delegate else { return }
        stage.diagnostics.trace(
            "\(type(of: delegate))", callback: .presentationController, ["_": .omitted] + arguments)
    }

    // MARK: Dismissals by the user

    /// Whether the user may dismiss the presentation now.
    var mayBeDismissedByUser: Bool {
        !presentedViewController.isModalWithContents
            && (ask(.presentationControllerShouldDismiss) {
                $0.presentationControllerShouldDismiss(self)
            } ?? true)
    }

    /// Notifies the delegate of a refused dismissal by the user.
    func notifyOfAttempt() {
        _ = ask(.presentationControllerDidAttemptToDismiss) {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
    }

    /// Dismisses at the user's request, or reports the attempt if dismissal is not allowed.
    func dismissByUser() {
        if mayBeDismissedByUser { dismissNotifyingDelegate() } else { notifyOfAttempt() }
    }

    /// Dismisses, notifying the delegate before and after.
    func dismissNotifyingDelegate() {
        _ = ask(.presentationControllerWillDismiss) { $0.presentationControllerWillDismiss(self) }
        presentedViewController.dismiss(animated: true) { [self] in
            guard presentedViewController.presentation.presenter == nil else { return }
            _ = ask(.presentationControllerDidDismiss) { $0.presentationControllerDidDismiss(self) }
            (presentedViewController as? any UserDismissible)?.didEndByUser()
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
