internal import QuartzCore

extension UIViewController {
    func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        trace(request: .present, ["_": .name(presented.subject), "animated": .bool(animated)])
        stage.applicationState.refused = nil
        stage.applicationState.endAdaptations()
        let presenting = presenter(inContext: presented.modalPresentationStyle.definition.coversContext)
        presenting.presentation.transition?.beginAtOnce()
        if refuses(presented, by: presenting) { return }
        if let mistake = mistake(in: presented, presentedBy: presenting) { return raise(mistake) }
        presented.enter(stage)
        let asked = presented.presentationController(from: presenting, source: self)
        asked.source = self
        asked.findPresenter()
        let controller = asked.counterpart(for: asked.presentingViewController.traitCollection)
        let shown = controller.presentedViewController
        if shown !== presented || controller.presentingViewController !== presenting,
            refuses(shown, by: controller.presentingViewController)
        {
            return
        }
        shown.enter(stage)
        // The view may set the transitioning delegate when it loads (facts/presented-view-loading).
        shown.loadViewIfNeeded()
        let animators = shown.presentationAnimators(controller, source: self, animated: animated)
        PresentationState.link(controller, requested: asked)
        PresentationTransition(
            presenting: controller, animated: animated, animators: animators, completion: completion
        ).schedule()
        asked.announceStyle(with: transitionCoordinator)
    }

    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        trace(request: .dismiss, ["animated": .bool(animated)])
        stage.applicationState.refused = nil
        stage.applicationState.endAdaptations()
        guard let presenting = ancestry.first(where: { $0.presentation.presented != nil }) else {
            guard let presenter = ancestry.lazy.compactMap(\.presentation.presenter).first else {
                return refuse(.dismiss, because: "nothing is presented")
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        let stack = Array(sequence(first: presenting, next: { $0.presentation.presented }).dropFirst().reversed())
        guard let topmost = stack.first, let controller = topmost.presentation.active else { return }
        if let busy = stack.lazy.compactMap(\.presentation.transition).first(where: \.isRunning) {
            return refuse(
                .dismiss, because: "the \(busy.direction.rawValue) of \(busy.presented.subject) is in progress")
        }
        let isSeen = controller.containerView?.window != nil
        let animators = isSeen ? topmost.dismissalAnimators(controller, animated: animated) : nil
        PresentationTransition(
            dismissing: stack, by: controller, from: presenting, animated: animated && isSeen, animators: animators,
            completion: completion
        ).schedule()
    }

    /// The presentation controller for a presentation that is about to begin.
    private func presentationController(
        from presenting: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        guard let prepared = presentation.takePrepared(for: modalPresentationStyle) else {
            return PresentationStyle.controller(for: self, presenting: presenting, source: source)
        }
        prepared.presentingViewController = presenting
        return prepared
    }

    // MARK: The presenter

    /// The controller that presents: the first ancestor that defines a presentation context, or the top of the
    /// containment tree, even if an ancestor below it covers the screen (facts/presenter).
    func presenter(inContext: Bool) -> UIViewController {
        inContext ? ancestry.first { $0.definesPresentationContext } ?? rootAncestor : rootAncestor
    }

    /// Whether `controller` cannot be presented now, which is noted. A mistake also fails the run.
    private func refuses(_ controller: UIViewController, by presenting: UIViewController) -> Bool {
        if let mistake = mistake(ofPresentingActive: controller, on: presenting) {
            raise(mistake)
            return true
        }
        let below = sequence(first: presenting, next: { $0.presentation.presenter })
        if Array(below.prefix(Self.mostPresented + 1)).count > Self.mostPresented {
            raise(
                "\(presenting.subject) cannot present \(controller.subject): \(Self.mostPresented) controllers are presented on each other, and that is the limit; dismiss some first."
            )
            return true
        }
        guard let reason = refusal(to: controller, by: presenting) else { return false }
        refuse(.present, because: reason)
        return true
    }

    /// The maximum number of controllers presented on top of each other (tuned: many times more than applications use).
    /// Otherwise, only a lack of memory would stop an application that presents endlessly.
    private static let mostPresented = 100

    /// Refuses a presentation for which UIKit throws an exception.
    private func raise(_ mistake: String) {
        refuse(.present, because: mistake)
        stage.diagnostics.misuse(mistake)
    }

    /// The exception that UIKit throws when `controller` is already presented, contained, or below
    /// (facts/active-controllers); `nil` for any other controller.
    private func mistake(
        ofPresentingActive controller: UIViewController, on presenting: UIViewController
    ) -> String? {
        let below = sequence(first: presenting, next: { $0.presentation.presenter })
        let reason: String
        if let presenter = controller.presentation.presenter, !controller.isBeingDismissed {
            reason = "it is already presented by \(presenter.subject); dismiss it first or present another one."
        } else if let parent = controller.parent {
            reason = "it is a child of \(parent.subject); call removeFromParent() first or present another one."
        } else if stage.applicationState.application.windows.contains(where: { $0.rootViewController === controller }) {
            reason = "it is the root of a window; present another one."
        } else if below.contains(where: { $0 === controller }) {
            reason = "it would cover itself; present another one."
        } else {
            return nil
        }
        return
            "Application tried to present modally an active controller \(controller.subject) on \(presenting.subject): \(reason)"
    }

    /// The reason why `controller` cannot be presented now, in the words of UIKit's warning if there is one; `nil` if
    /// it can be.
    private func refusal(to controller: UIViewController, by presenting: UIViewController) -> String? {
        let attempt = "Attempt to present \(controller.subject) on \(presenting.subject) (from \(subject))"
        if viewIfLoaded?.window == nil { return "\(attempt) whose view is not in the window hierarchy" }
        if let other = presenting.presentation.presented {
            return "\(attempt) which is already presenting \(other.subject)"
        }
        if let busy = presenting.presentation.transition, busy.isRunning {
            return "\(attempt) while the \(busy.subject) is in progress"
        }
        return controller.presentation.presenter.map { "\(attempt) while \($0.subject) dismisses it" }
    }

    /// The exception that UIKit throws for this presentation, in its own words as far as they are reported; `nil` for
    /// none.
    private func mistake(in controller: UIViewController, presentedBy presenting: UIViewController) -> String? {
        let wasPresented = presenting.presentation.presenter != nil
        return controller.ownTransitionStyle.animator.mistake(presenting: controller, on: presenting)
            ?? (wasPresented
                ? presenting.ownTransitionStyle.animator.mistake(coveringWith: controller, presenting) : nil)
    }

    // MARK: Animators

    /// The animators of a presentation; `nil` for an immediate one. A custom presentation without animation still has
    /// the delegate's animator, which adds the views and reads `isAnimated` (facts/unanimated-transitions); it is never
    /// interactive.
    private func presentationAnimators(
        _ controller: UIPresentationController, source: UIViewController, animated: Bool
    ) -> PresentationTransition.Animators? {
        guard animated || controller.style == .custom else { return nil }
        let presenting = controller.presentingViewController
        ask(
            .animationController,
            ["forPresented": .name(subject), "presenting": .name(presenting.subject), "source": .name(source.subject)])
        guard let delegate = transitioningDelegate,
            let animator = delegate.animationController(forPresented: self, presenting: presenting, source: source)
        else { return animated ? (builtInAnimator(in: controller), nil) : nil }
        guard animated else { return (animator, nil) }
        ask(.interactionControllerForPresentation, ["using": .name("\(type(of: animator))")])
        return (animator, delegate.interactionControllerForPresentation(using: animator))
    }

    /// The animators of a dismissal, determined in the same way as for a presentation.
    private func dismissalAnimators(
        _ controller: UIPresentationController, animated: Bool
    ) -> PresentationTransition.Animators? {
        guard animated || controller.style == .custom else { return nil }
        ask(.animationController, ["forDismissed": .name(subject)])
        guard let delegate = transitioningDelegate, let animator = delegate.animationController(forDismissed: self)
        else {
            return animated ? (builtInAnimator(in: controller), controller.takeDriver()) : nil
        }
        guard animated else { return (animator, nil) }
        ask(.interactionControllerForDismissal, ["using": .name("\(type(of: animator))")])
        return (animator, delegate.interactionControllerForDismissal(using: animator))
    }

    private func builtInAnimator(
        in presentation: UIPresentationController
    ) -> any UIViewControllerAnimatedTransitioning {
        reportZoom()
        if let own = presentation.ownAnimator { return own }
        let style = transitionStyle(in: presentation)
        let fades = UIAccessibility.prefersCrossFadeTransitions && style.moves
        return (fades ? .crossDissolve : style).animator.init()
    }

    /// The transition style of the presentation context if it provides one, otherwise this controller's.
    private func transitionStyle(in presentation: UIPresentationController) -> UIModalTransitionStyle {
        guard !presentation.shouldPresentInFullscreen,
            case let context = presentation.presentingViewController, context.providesPresentationContextTransitionStyle
        else { return ownTransitionStyle }
        return context.ownTransitionStyle
    }

    /// Traces a call to the transitioning delegate.
    private func ask(_ question: TraceCall.Name, _ arguments: TraceCall.Arguments) {
        guard let delegate = transitioningDelegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: question, arguments)
    }
}

extension UIViewController {
    /// The controller of the current presentation, or one created for the first presentation.
    var knownPresentationController: UIPresentationController? {
        if let known = presentation.active ?? parent?.presentationController { return known }
        guard parent == nil, !presentation.hasBeenPresented, viewIfLoaded?.window == nil else { return nil }
        if let prepared = presentation.prepared, prepared.style == modalPresentationStyle { return prepared }
        let controller = PresentationStyle.controller(for: self, presenting: nil, source: self)
        presentation.prepare(controller)
        return controller
    }

    var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
        (self as? any ShowingContainer)?.childCoordinator ?? presentation.transition?.coordinator ?? parent?
            .transitionCoordinator
            ?? stage.applicationState.sizeTransition?.coordinator
    }
}

/// Asynchronous forms, which return when the completion handler would be called. As in UIKit, they never return if the
/// request is refused, because no handler is called then.
extension UIViewController {
    // Not overridable: the method with a completion handler is.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            present(viewControllerToPresent, animated: flag) { continuation.resume() }
        }
    }

    // Not overridable: the method with a completion handler is.
    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            dismiss(animated: flag) { continuation.resume() }
        }
    }
}
