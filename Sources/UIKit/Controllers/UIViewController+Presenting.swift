internal import QuartzCore

extension UIViewController {
    func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        record(.request, "present(\(presented.subject), animated: \(animated))")
        var presenting = presenter(inContext: presented.modalPresentationStyle.isInContext)
        if let reason = refusal(to: presented, by: presenting) {
            return record(.note, "present refused: \(reason)")
        }
        let controller = PresentationTable.controller(for: presented, presenting: presenting, source: self)
        if presented.modalPresentationStyle == .custom, !controller.shouldPresentInFullscreen {
            presenting = presenter(inContext: true)
            controller.presentingViewController = presenting
        }
        let movers = animated ? presented.presentationMovers(presenting: presenting, source: self) : nil
        presenting.presented = presented
        presented.presenter = presenting
        presented.activePresentation = controller
        PresentationTransition(presenting: controller, movers: movers, completion: completion).schedule()
    }

    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        record(.request, "dismiss(animated: \(animated))")
        guard let presenting = ancestry.first(where: { $0.presented != nil }) else {
            guard let presenter = ancestry.lazy.compactMap(\.presenter).first else {
                return record(.note, "dismiss refused: nothing is presented")
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        let stack = Array(sequence(first: presenting, next: { $0.presented }).dropFirst().reversed())
        guard let topmost = stack.first, let controller = topmost.activePresentation else { return }
        if let busy = stack.lazy.compactMap(\.transition).first(where: \.isRunning) {
            return record(.note, "dismiss refused: the \(busy.direction) of \(busy.presented.subject) is in progress")
        }
        let movers = animated ? topmost.dismissalMovers() : nil
        PresentationTransition(
            dismissing: stack, by: controller, from: presenting, movers: movers, completion: completion
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
        containerTransition?.coordinator ?? transition?.coordinator ?? parent?.transitionCoordinator
            ?? ApplicationState.current.sizeTransition?.coordinator
    }

    // MARK: Who presents

    /// The nearest controller that covers what is to be covered: the first ancestor that defines a presentation context, or
    /// the top of the containment tree, which covers the screen.
    private func presenter(inContext: Bool) -> UIViewController {
        inContext ? ancestry.first { $0.definesPresentationContext } ?? rootAncestor : rootAncestor
    }

    private func refusal(to controller: UIViewController, by presenting: UIViewController) -> String? {
        if viewIfLoaded?.window == nil { return "\(subject) is not in a window" }
        if let other = presenting.presented { return "\(presenting.subject) is already presenting \(other.subject)" }
        if let busy = presenting.transition, busy.isRunning {
            return "the \(busy.direction) of \(busy.presented.subject) is in progress"
        }
        if controller.presenter != nil { return "\(controller.subject) is already presented" }
        if controller.parent != nil { return "\(controller.subject) is a child of another controller" }
        if ancestry.contains(where: { $0 === controller }) { return "\(controller.subject) cannot present itself" }
        return nil
    }

    // MARK: Who animates

    private func presentationMovers(
        presenting: UIViewController, source: UIViewController
    ) -> PresentationTransition.Movers {
        ask(
            "animationController(forPresented: \(subject), presenting: \(presenting.subject), source: \(source.subject))"
        )
        guard let delegate = transitioningDelegate,
            let animator = delegate.animationController(forPresented: self, presenting: presenting, source: source)
        else { return (BuiltInAnimators.animator(for: self), nil) }
        ask("interactionControllerForPresentation(using: \(type(of: animator)))")
        return (animator, delegate.interactionControllerForPresentation(using: animator))
    }

    private func dismissalMovers() -> PresentationTransition.Movers {
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

extension UIModalPresentationStyle {
    /// Whether the style covers a context rather than the screen.
    fileprivate var isInContext: Bool {
        switch self {
        case .currentContext, .overCurrentContext: true
        case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none, .automatic: false
        }
    }
}
