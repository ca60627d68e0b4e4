internal import QuartzCore

/// Brings one presented controller on screen, or off it.
///
/// Lives from the request until the last callback. Everything that happens in between is a list of steps from
/// ``CallbackOrder``; between the two lists the animator has the word.
@MainActor final class PresentationTransition: RunningTransition {
    enum Direction {
        case presentation, dismissal
    }

    enum Outcome {
        case completed, cancelled
    }

    let direction: Direction
    let controller: UIPresentationController
    /// Who is on screen at the start, and who at the end.
    let from: UIViewController
    let to: UIViewController
    let isAnimated: Bool
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var coordinator: TransitionCoordinator?
    private var context: TransitionContext?
    /// Where each side was when the animation began.
    private var initialFrames: [ObjectIdentifier: CGRect] = [:]
    private let completion: (() -> Void)?
    private var outcome: Outcome?

    var presented: UIViewController { controller.presentedViewController }
    var presenting: UIViewController { controller.presentingViewController }

    init(
        _ direction: Direction, controller: UIPresentationController, from: UIViewController, to: UIViewController,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        self.direction = direction
        self.controller = controller
        self.from = from
        self.to = to
        self.animator = animator
        self.interaction = interaction
        self.completion = completion
        isAnimated = animator != nil
    }

    /// Announces the transition and starts it after the changes of the current event have been committed: UIKit, too,
    /// begins presentations only then (public crash traces show its after-commit handler).
    func schedule() {
        ApplicationState.current.runningTransitions.append(self)
        presented.transition = self
        presenting.transition = self
        from.transition = self
        presented.isBeingPresented = direction == .presentation
        presented.isBeingDismissed = direction == .dismissal
        if isAnimated { coordinator = TransitionCoordinator() }
        Stage.current.afterNextCommit { self.begin() }
    }

    private func begin() {
        perform(direction == .presentation ? CallbackOrder.presentationBegins : CallbackOrder.dismissalBegins)
    }

    func end(completed: Bool) {
        let outcome = completed ? Outcome.completed : .cancelled
        self.outcome = outcome
        switch (direction, outcome) {
        case (.presentation, .completed): perform(CallbackOrder.presentationCompleted)
        case (.presentation, .cancelled): perform(CallbackOrder.presentationCancelled)
        case (.dismissal, .completed): perform(CallbackOrder.dismissalCompleted)
        case (.dismissal, .cancelled): perform(CallbackOrder.dismissalCancelled)
        }
        ApplicationState.current.runningTransitions.removeAll { $0 === self }
    }

    private func perform(_ steps: [TransitionStep]) {
        steps.forEach(perform)
    }

    private func perform(_ step: TransitionStep) {
        switch step {
        case .installContainer: installContainer()
        case .presentationTransitionWillBegin:
            controller.record("presentationTransitionWillBegin()")
            controller.presentationTransitionWillBegin()
        case .dismissalTransitionWillBegin:
            controller.record("dismissalTransitionWillBegin()")
            controller.dismissalTransitionWillBegin()
        case .loadPresentedView: presented.loadViewIfNeeded()
        case .presentedWillAppear: presented.beginAppearance(true, animated: isAnimated)
        case .presentedWillDisappear: leaving.forEach { $0.beginAppearance(false, animated: isAnimated) }
        case .presentedDidAppear: leaving.forEach { $0.endAppearance() }
        case .presentedDidDisappear: leaving.forEach { $0.endAppearance() }
        case .presentingWillAppear: if removesPresenter { presenting.beginAppearance(true, animated: isAnimated) }
        case .presentingWillDisappear: if removesPresenter { presenting.beginAppearance(false, animated: isAnimated) }
        case .presentingDidAppear: if removesPresenter { putPresentingViewBack() }
        case .presentingDidDisappear: if removesPresenter { takePresentingViewAway() }
        case .animate: animate()
        case .presentationTransitionDidEnd:
            controller.record("presentationTransitionDidEnd(\(outcome == .completed))")
            controller.presentationTransitionDidEnd(outcome == .completed)
            presented.isBeingPresented = false
        case .dismissalTransitionDidEnd:
            controller.record("dismissalTransitionDidEnd(\(outcome == .completed))")
            controller.dismissalTransitionDidEnd(outcome == .completed)
            presented.isBeingDismissed = false
        case .animationEnded:
            guard let animator else { return }
            Stage.current.record(.callback, animatorName, "animationEnded(\(outcome == .completed))")
            animator.animationEnded(outcome == .completed)
        case .coordinatorCompletions: coordinator?.runCompletions()
        case .removeContainer: removeContainers()
        case .clearLinks: clearLinks()
        case .completionHandler: callCompletionHandler()
        }
    }

    // MARK: Steps

    private func installContainer() {
        let container = PresentationContainerView(frame: .zero)
        container.presentationController = controller
        container.accessibilityIdentifier = "\(presented.subject).container"
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.containerView = container
        let isOverScreen = controller.shouldPresentInFullscreen
        guard let host = isOverScreen ? presenting.view.window : presenting.view.superview else { return }
        container.frame = isOverScreen ? host.bounds : presenting.view.frame
        host.addSubview(container)
        if removesPresenter {
            presenting.placeOutsidePresentation = Place(of: presenting.view)
            container.addSubview(presenting.view)
            presenting.view.frame = container.bounds
        }
    }

    private func animate() {
        noteInitialFrames()
        let context = TransitionContext(self)
        self.context = context
        coordinator?.attach(context)
        if animator == nil { animateNothing() } else { context.begin() }
    }

    /// Puts the views where an animation would have left them.
    private func animateNothing() {
        switch direction {
        case .presentation:
            if let view = controller.presentedView {
                view.frame = controller.frameOfPresentedViewInContainerView
                containerView.addSubview(view)
            }
        case .dismissal:
            controller.presentedView?.removeFromSuperview()
        }
        end(completed: true)
    }

    private func noteInitialFrames() {
        switch direction {
        case .presentation:
            initialFrames[ObjectIdentifier(from)] = presenting.view.frame
        case .dismissal:
            initialFrames[ObjectIdentifier(from)] = from.presentationController?.presentedView?.frame
            if !removesPresenter { initialFrames[ObjectIdentifier(to)] = presenting.view.frame }
        }
    }

    private func takePresentingViewAway() {
        if outcome == .completed || direction == .dismissal { presenting.view.removeFromSuperview() }
        presenting.endAppearance()
    }

    private func putPresentingViewBack() {
        presenting.placeOutsidePresentation?.restore(presenting.view)
        presenting.placeOutsidePresentation = nil
        presenting.endAppearance()
    }

    private func removeContainers() {
        for controller in leaving.compactMap(\.activePresentation) {
            controller.containerView?.removeFromSuperview()
            controller.containerView = nil
        }
    }

    private func clearLinks() {
        for controller in leaving {
            controller.presenter?.presented = nil
            controller.presenter = nil
            controller.activePresentation = nil
        }
    }

    private func callCompletionHandler() {
        presented.transition = nil
        presenting.transition = nil
        from.transition = nil
        guard let completion else { return }
        presenting.record(.callback, "\(direction == .presentation ? "present" : "dismiss") completion")
        completion()
    }

    // MARK: Facts

    var containerView: UIView { controller.containerView ?? UIView() }
    var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }
    var subject: String { "\(direction) of \(presented.subject)" }

    func view(of controller: UIViewController) -> UIView? {
        if controller === presenting { return removesPresenter ? controller.view : nil }
        return controller.presentationController?.presentedView ?? controller.view
    }

    func initialFrame(of controller: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(controller)] ?? .zero
    }

    func finalFrame(of controller: UIViewController) -> CGRect {
        switch direction {
        case .presentation where controller === to:
            self.controller.frameOfPresentedViewInContainerView
        case .presentation where controller === from && !removesPresenter:
            presenting.view.frame
        case .dismissal where controller === to:
            removesPresenter ? containerView.bounds : presenting.view.frame
        case .presentation, .dismissal:
            .zero
        }
    }

    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// The presented controllers this transition is about: one, or on dismissal all that stand on it, topmost first.
    private var leaving: [UIViewController] {
        sequence(first: presented, next: { $0.presented }).reversed()
    }

    private var animatorName: String { animator.map { "\(type(of: $0))" } ?? "the transition" }
}
