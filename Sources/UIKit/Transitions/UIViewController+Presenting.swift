internal import QuartzCore

extension UIViewController {
    func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        trace(request: .present, ["_": .name(presented.subject), "animated": .bool(animated)])
        var presenting = presenter(inContext: presented.modalPresentationStyle.definition.coversContext)
        if let reason = refusal(to: presented, by: presenting) {
            return trace(note: .refused(.present, reason: reason))
        }
        if let mistake = mistake(in: presented, presentedBy: presenting) {
            trace(note: .refused(.present, reason: mistake))
            return stage.diagnostics.misuse(mistake)
        }
        presented.enter(stage)
        let asked = presented.presentationController(from: presenting, source: self)
        if presented.modalPresentationStyle == .custom, !asked.shouldPresentInFullscreen {
            presenting = presenter(inContext: true)
            asked.presentingViewController = presenting
        }
        let controller = adapted(asked, presenting: presenting)
        let shown = controller.presentedViewController
        if let reason = shown === presented ? nil : refusal(to: shown, by: presenting) {
            return trace(note: .refused(.present, reason: reason))
        }
        shown.enter(stage)
        let movers = animated ? shown.presentationMovers(controller, source: self) : nil
        PresentationState.link(controller)
        PresentationTransition(presenting: controller, movers: movers, completion: completion).schedule()
        if controller.delegate != nil { controller.announce(controller.announcedAdaptiveStyle, transitionCoordinator) }
    }

    /// The controller that presents in the style the surroundings ask for: the one that was asked for, or another.
    private func adapted(
        _ asked: UIPresentationController, presenting: UIViewController
    ) -> UIPresentationController {
        let style = asked.adaptedStyle(for: presenting.traitCollection)
        guard style != .none else { return asked }
        let presented = asked.presentedViewController
        let replacement = asked.delegate?.presentationController(
            asked, viewControllerForAdaptivePresentationStyle: style)
        let controller =
            (replacement == nil ? asked.ownController(adaptedTo: style, presenting: presenting) : nil)
            ?? PresentationStyle.controller(
                adaptedTo: style, for: replacement ?? presented, presenting: presenting)
        controller.delegate = asked.delegate
        controller.announcedAdaptiveStyle = style
        asked.delegate?.presentationController(asked, prepare: controller)
        return controller
    }

    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        trace(request: .dismiss, ["animated": .bool(animated)])
        guard let presenting = ancestry.first(where: { $0.presentation.presented != nil }) else {
            guard let presenter = ancestry.lazy.compactMap(\.presentation.presenter).first else {
                return trace(note: .refused(.dismiss, reason: "nothing is presented"))
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        let stack = Array(sequence(first: presenting, next: { $0.presentation.presented }).dropFirst().reversed())
        guard let topmost = stack.first, let controller = topmost.presentation.active else { return }
        if let busy = stack.lazy.compactMap(\.presentation.transition).first(where: \.isRunning) {
            return trace(
                note: .refused(.dismiss, reason: "the \(busy.direction) of \(busy.presented.subject) is in progress"))
        }
        let movers = animated ? topmost.dismissalMovers() : nil
        PresentationTransition(
            dismissing: stack, by: controller, from: presenting, movers: movers, completion: completion
        ).schedule()
    }

    /// The controller that this one, or an ancestor of it, presented.
    public var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }

    /// The controller that presented this one, or an ancestor of it.
    public var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// What manages this controller's presentation, while it is presented; of one that has not been presented yet, what
    /// will.
    public var presentationController: UIPresentationController? {
        if let known = presentation.active ?? parent?.presentationController { return known }
        guard parent == nil, !presentation.hasBeenPresented, viewIfLoaded?.window == nil else { return nil }
        if let prepared = presentation.prepared, prepared.style == modalPresentationStyle { return prepared }
        let controller = PresentationStyle.controller(for: self, presenting: nil, source: self)
        presentation.prepare(controller)
        return controller
    }

    /// The controller of a presentation that begins now.
    private func presentationController(
        from presenting: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        guard let prepared = presentation.takePrepared(for: modalPresentationStyle) else {
            return PresentationStyle.controller(for: self, presenting: presenting, source: source)
        }
        prepared.presentingViewController = presenting
        return prepared
    }

    /// What runs along with the transition in progress; `nil` when there is none, or it is not animated.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        (self as? any ShowingContainer)?.childCoordinator ?? presentation.transition?.coordinator ?? parent?
            .transitionCoordinator
            ?? stage.applicationState.sizeTransition?.coordinator
    }

    // MARK: Who presents

    /// The nearest controller that covers what is to be covered: the first ancestor that defines a presentation context, or
    /// the top of the containment tree, which covers the screen.
    private func presenter(inContext: Bool) -> UIViewController {
        inContext ? ancestry.first { $0.definesPresentationContext } ?? rootAncestor : rootAncestor
    }

    /// Why `controller` cannot be presented now, in UIKit's words where it has a warning for that.
    private func refusal(to controller: UIViewController, by presenting: UIViewController) -> String? {
        let attempt = "Attempt to present \(controller.subject) on \(presenting.subject) (from \(subject))"
        let active = "Application tried to present modally an active view controller"
        if viewIfLoaded?.window == nil { return "\(attempt) whose view is not in the window hierarchy" }
        if let other = presenting.presentation.presented {
            return "\(attempt) which is already presenting \(other.subject)"
        }
        if let busy = presenting.presentation.transition, busy.isRunning {
            return "\(attempt) while the \(busy.subject) is in progress"
        }
        if let presenter = controller.presentation.presenter {
            return "\(active): \(controller.subject) is already presented by \(presenter.subject)"
        }
        if let parent = controller.parent { return "\(active): \(controller.subject) is a child of \(parent.subject)" }
        if ancestry.contains(where: { $0 === controller }) {
            return "\(active): \(controller.subject) cannot present itself"
        }
        return nil
    }

    /// A presentation for which UIKit throws an exception, in its words as they are reported where they are known.
    private func mistake(in controller: UIViewController, presentedBy presenting: UIViewController) -> String? {
        let wasPresented = presenting.presentation.presenter != nil
        return controller.modalTransitionStyle.animator.mistake(presenting: controller, on: presenting)
            ?? (wasPresented
                ? presenting.modalTransitionStyle.animator.mistake(coveringWith: controller, presenting) : nil)
    }

    // MARK: Who animates

    private func presentationMovers(
        _ controller: UIPresentationController, source: UIViewController
    ) -> PresentationTransition.Movers {
        let presenting = controller.presentingViewController
        ask(
            .animationController,
            ["forPresented": .name(subject), "presenting": .name(presenting.subject), "source": .name(source.subject)])
        guard let delegate = transitioningDelegate,
            let animator = delegate.animationController(forPresented: self, presenting: presenting, source: source)
        else { return (builtInAnimator(in: controller), nil) }
        ask(.interactionControllerForPresentation, ["using": .name("\(type(of: animator))")])
        return (animator, delegate.interactionControllerForPresentation(using: animator))
    }

    private func dismissalMovers() -> PresentationTransition.Movers {
        ask(.animationController, ["forDismissed": .name(subject)])
        guard let delegate = transitioningDelegate, let animator = delegate.animationController(forDismissed: self)
        else {
            return (builtInAnimator(in: presentation.active), presentation.active?.takeDriver())
        }
        ask(.interactionControllerForDismissal, ["using": .name("\(type(of: animator))")])
        return (animator, delegate.interactionControllerForDismissal(using: animator))
    }

    private func builtInAnimator(
        in presentation: UIPresentationController?
    ) -> any UIViewControllerAnimatedTransitioning {
        presentation?.ownAnimator ?? transitionStyle(in: presentation).animator.init()
    }

    /// The context's style where the context says so, and otherwise this controller's.
    private func transitionStyle(in presentation: UIPresentationController?) -> UIModalTransitionStyle {
        guard let presentation, !presentation.shouldPresentInFullscreen,
            case let context = presentation.presentingViewController, context.providesPresentationContextTransitionStyle
        else { return modalTransitionStyle }
        return context.modalTransitionStyle
    }

    /// Notes that the transitioning delegate is about to be asked something.
    private func ask(_ question: TraceCall.Name, _ arguments: TraceCall.Arguments) {
        guard let delegate = transitioningDelegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: question, arguments)
    }
}

/// What UIKit's completion handlers become in asynchronous functions: the call returns when the handler would be called.
/// As in UIKit, it never returns when the presentation is refused, because no handler is called then.
extension UIViewController {
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            present(viewControllerToPresent, animated: flag) { continuation.resume() }
        }
    }

    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            dismiss(animated: flag) { continuation.resume() }
        }
    }
}
