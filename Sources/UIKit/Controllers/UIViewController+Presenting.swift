internal import QuartzCore

extension UIViewController {
    /// Presents `viewControllerToPresent` over the controller that covers the screen or the context, which need not be
    /// this one.
    ///
    /// The presentation begins when the changes of the current event have been committed. Refused, with a note in the
    /// transcript and without `completion`, when this controller is not on screen or somebody is presented already.
    ///
    /// - Parameter completion: called after the presented `viewDidAppear`.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        record(.request, "present(\(viewControllerToPresent.subject), animated: \(flag))")
        let presenting = presenter(for: viewControllerToPresent.modalPresentationStyle)
        if let reason = refusal(to: viewControllerToPresent, by: presenting) {
            record(.note, "present refused: \(reason)")
            return
        }
        presenting.presented = viewControllerToPresent
        viewControllerToPresent.presenter = presenting
        let controller = PresentationTable.controller(
            for: viewControllerToPresent, presenting: presenting, source: self)
        viewControllerToPresent.activePresentation = controller
        let movers = flag ? viewControllerToPresent.presentationMovers(presenting: presenting, source: self) : nil
        PresentationTransition(
            .presentation, controller: controller, from: presenting, to: viewControllerToPresent,
            animator: movers?.animator, interaction: movers?.interaction, completion: completion
        ).schedule()
    }

    /// Dismisses the controller this one presented, with all that stand on it, or else this one.
    ///
    /// - Parameter completion: called after the presented `viewDidDisappear`.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented else {
            guard let presenter = rootAncestor.presenter else {
                record(.note, "dismiss refused: nothing is presented")
                return
            }
            return presenter.dismiss(animated: flag, completion: completion)
        }
        record(.request, "dismiss(animated: \(flag))")
        guard let controller = presented.activePresentation, presented.transition == nil, transition == nil else {
            record(.note, "dismiss refused: a presentation or dismissal is in progress")
            return
        }
        let topmost = sequence(first: presented, next: { $0.presented }).reversed().first ?? presented
        let movers = flag ? topmost.dismissalMovers() : nil
        PresentationTransition(
            .dismissal, controller: controller, from: topmost, to: self, animator: movers?.animator,
            interaction: movers?.interaction, completion: completion
        ).schedule()
    }

    /// The controller that this one, or an ancestor of it, presented.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presented this one, or an ancestor of it.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// What manages this controller's presentation, while it is presented.
    public var presentationController: UIPresentationController? {
        activePresentation ?? parent?.presentationController
    }

    /// What runs along with the transition in progress; `nil` when there is none, or it is not animated.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition?.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: Who presents

    /// The nearest controller that covers what `style` covers: the top of the containment tree for the screen, the first
    /// ancestor that defines a presentation context otherwise.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        switch style {
        case .currentContext, .overCurrentContext:
            let ancestors = sequence(first: self, next: { $0.parent })
            return ancestors.first { $0.definesPresentationContext } ?? rootAncestor
        case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none, .automatic:
            return rootAncestor
        }
    }

    private func refusal(to controller: UIViewController, by presenting: UIViewController) -> String? {
        if viewIfLoaded?.window == nil { return "\(subject) is not in a window" }
        if let other = presenting.presented { return "\(presenting.subject) is already presenting \(other.subject)" }
        if controller.presenter != nil { return "\(controller.subject) is already presented" }
        if controller.parent != nil { return "\(controller.subject) is a child of another controller" }
        return nil
    }

    // MARK: Who animates

    private typealias Movers = (
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    )

    private func presentationMovers(presenting: UIViewController, source: UIViewController) -> Movers {
        ask(
            "animationController(forPresented: \(subject), presenting: \(presenting.subject), source: \(source.subject))"
        )
        guard let delegate = transitioningDelegate,
            let animator = delegate.animationController(forPresented: self, presenting: presenting, source: source)
        else { return (BuiltInAnimators.animator(for: self), nil) }
        ask("interactionControllerForPresentation(using: \(type(of: animator)))")
        return (animator, delegate.interactionControllerForPresentation(using: animator))
    }

    private func dismissalMovers() -> Movers {
        ask("animationController(forDismissed: \(subject))")
        guard let delegate = transitioningDelegate, let animator = delegate.animationController(forDismissed: self)
        else {
            return (BuiltInAnimators.animator(for: self), nil)
        }
        ask("interactionControllerForDismissal(using: \(type(of: animator)))")
        return (animator, delegate.interactionControllerForDismissal(using: animator))
    }

    /// Notes that the transitioning delegate is about to be asked something.
    private func ask(_ question: String) {
        guard let delegate = transitioningDelegate else { return }
        Stage.current.record(.callback, "\(type(of: delegate))", question)
    }
}
