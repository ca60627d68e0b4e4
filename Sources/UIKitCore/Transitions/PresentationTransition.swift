internal import QuartzCore

/// The presentation of a controller, or the dismissal of a controller and every presentation on top of it.
///
/// It exists from the request until the last callback. It performs two lists of steps from ``CallbackOrder``, and the
/// animator runs between them.
@MainActor package final class PresentationTransition: RunningTransition {
    enum Direction: String {
        case presentation, dismissal
    }

    enum Outcome {
        case completed, cancelled
    }

    /// The animation controller and the interaction controller, if any.
    typealias Animators = (
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    )

    let direction: Direction
    /// The object that manages the animated presentation: the topmost one if several are dismissed together.
    let controller: UIPresentationController
    /// The controller being presented, or all controllers being dismissed, topmost first.
    let stack: [UIViewController]
    /// The controller that presents the lowest of ``stack``.
    let presenting: UIViewController
    /// Whether the presentation removes the presenting view from the screen.
    let removesPresenter: Bool
    let isAnimated: Bool
    /// The animator; `nil` if the views change immediately. A transition without animation has one only in a custom
    /// presentation.
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var coordinator: TransitionCoordinator?
    private var context: TransitionContext?
    /// The frames of both sides when the animation began.
    private var initialFrames: [ObjectIdentifier: CGRect] = [:]
    private let completion: (() -> Void)?
    private var outcome: Outcome?
    private var hasBegun = false
    /// `false` for a dismissal while the covered context is off screen, for example in another tab.
    private var isSeen = true
    /// The places of the containers between the topmost and the presenting controller.
    private var placesBelow: [(container: UIView, place: ViewPlace)] = []

    /// Creates the presentation of a controller.
    init(
        presenting controller: UIPresentationController, animated: Bool, animators: Animators?,
        completion: (() -> Void)?
    ) {
        direction = .presentation
        self.controller = controller
        stack = [controller.presentedViewController]
        presenting = controller.presentingViewController
        removesPresenter = controller.shouldRemovePresentersView
        animator = animators?.animator
        interaction = animators?.interaction
        self.completion = completion
        isAnimated = animated
    }

    /// Creates the dismissal of all presentations above `presenting`.
    ///
    /// - Parameter stack: The dismissed controllers, topmost first. `controller` belongs to the topmost one.
    init(
        dismissing stack: [UIViewController], by controller: UIPresentationController,
        from presenting: UIViewController,
        animated: Bool, animators: Animators?, completion: (() -> Void)?
    ) {
        direction = .dismissal
        self.controller = controller
        self.stack = stack
        self.presenting = presenting
        removesPresenter = presenting.presentation.placeOutsidePresentation != nil
        animator = animators?.animator
        interaction = animators?.interaction
        self.completion = completion
        isAnimated = animated
    }

    /// The controller whose view the animator moves.
    var presented: UIViewController { controller.presentedViewController }

    /// The controller on screen at the start.
    var from: UIViewController { direction == .presentation ? presenting : presented }

    /// The controller on screen at the end.
    var to: UIViewController { direction == .presentation ? presented : presenting }

    /// Whether the transition is running; `false` from the end of the animation on, while the closing steps still run.
    var isRunning: Bool { outcome == nil }

    /// Registers the transition and begins it after the commit of the current event, as UIKit does (public crash traces
    /// show its after-commit handler), and after a size change of the window in progress has ended.
    func schedule() {
        stage.applicationState.runningTransitions.append(self)
        PresentationState.begin(self)
        if animator != nil { coordinator = TransitionCoordinator(self) }
        stage.committer.afterNextCommit {
            if !self.hasBegun { self.beginWhenSizeHasSettled() }
        }
    }

    /// Whether the transition may change which controller determines the orientation.
    var mayChangeOrientation: Bool { controller.style == .fullScreen || controller.style == .overFullScreen }

    private func beginWhenSizeHasSettled() {
        if direction == .presentation { stage.applicationState.rotation.prepare(for: presented) }
        if let change = stage.applicationState.sizeTransition {
            presenting.trace(note: .waits(forEndOf: change.subject))
        }
        stage.applicationState.whenSizeHasSettled { self.begin() }
    }

    /// Begins a dismissal without animation that is still waiting for the commit, because its presenting controller
    /// presents again.
    func beginAtOnce() { if direction == .dismissal, !isAnimated { begin() } }

    /// Skips to the end of a built-in animation.
    func hurry() {
        if animator is any BuiltInAnimator { context?.finishAtOnce() }
    }

    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if direction == .dismissal { isSeen = presentations.last?.containerView?.window != nil }
        perform(direction == .presentation ? CallbackOrder.presentationBegins : CallbackOrder.dismissalBegins)
    }

    func end(completed: Bool) {
        // Without animation, there was no commit that laid out the presented view.
        if direction == .presentation, !isAnimated { controller.containerView?.layoutIfNeeded() }
        let outcome = completed ? Outcome.completed : .cancelled
        self.outcome = outcome
        switch (direction, outcome) {
        case (.presentation, .completed): perform(CallbackOrder.presentationCompleted)
        case (.presentation, .cancelled):
            PresentationState.turnBack(self)
            perform(CallbackOrder.presentationCancelled)
        case (.dismissal, .completed): perform(CallbackOrder.dismissalCompleted)
        case (.dismissal, .cancelled): perform(CallbackOrder.dismissalCancelled)
        }
        stage.applicationState.didEnd(self)
        // Traits may have changed in the meantime.
        stack.reversed().forEach { $0.presentation.active?.adaptToPresenter() }
        // Both refer to the transition, and the application may keep them.
        context = nil
        coordinator = nil
    }

    private func perform(_ steps: [TransitionStep]) {
        steps.forEach(perform)
    }

    private func perform(_ step: TransitionStep) {
        switch step {
        case .installContainer: installContainer()
        case .presentationTransitionWillBegin:
            controller.willPresent()
            if coversKeyboard { stage.applicationState.keyboard.cover(by: controller) }
        case .dismissalTransitionWillBegin: presentations.forEach { $0.willDismiss() }
        case .loadPresentedView:
            presented.loadViewIfNeeded()
            fillContainer()
        case .layOutContainer: layOutContainer()
        case .presentedWillAppear: appearing.forEach { $0.beginOwnAppearance(true, animated: isAnimated) }
        case .presentedWillDisappear: stack.forEach { $0.beginOwnAppearance(false, animated: isAnimated) }
        case .presentedDidAppear, .presentedDidDisappear: stack.forEach { $0.endOwnAppearance() }
        case .presentingWillAppear:
            if removesPresenter, isSeen { presenting.beginOwnAppearance(true, animated: isAnimated) }
        case .presentingWillDisappear:
            if removesPresenter { presenting.beginOwnAppearance(false, animated: isAnimated) }
        case .presentingDidAppear: if removesPresenter { putPresentingViewBack() }
        case .presentingDidDisappear: if removesPresenter { takePresentingViewAway() }
        case .takeContainersBelowAway: takeContainersBelowAway()
        case .putContainersBelowBack: putContainersBelowBack()
        case .animate: animate()
        case .presentationTransitionDidEnd:
            controller.didPresent(completed: outcome == .completed)
            presented.presentation.endPresenting()
            if outcome == .cancelled {
                uncoverKeyboard()
                presented.presentation.endTurningBack(self)
            }
        case .dismissalTransitionDidEnd:
            if outcome == .completed { uncoverKeyboard() }
            presentations.forEach { $0.didDismiss(completed: outcome == .completed) }
            stack.forEach { $0.presentation.endDismissing() }
        case .animationEnded:
            guard let animator else { return }
            stage.diagnostics.trace(animatorName, callback: .animationEnded, ["_": .bool(outcome == .completed)])
            animator.animationEnded(outcome == .completed)
        case .coordinatorCompletions: coordinator?.runCompletions()
        case .removeContainers: removeContainers()
        case .clearLinks: PresentationState.unlink(stack)
        case .completionHandler: callCompletionHandler()
        }
    }

    // MARK: Steps

    private func installContainer() {
        controller.installContainer()
        presenting.presentation.noteStart(of: presenting.view)
        if removesPresenter, let container = controller.containerView {
            let frame = container.frameHere(of: presenting.view)
            presenting.presentation.setAside(presenting.view)
            container.addSubview(presenting.view)
            presenting.view.frame = frame
            controller.takePlaceOfPresenter()
        }
    }

    /// Lays out the container. When a dismissal begins, it is laid out only if something in it has changed
    /// (facts/dismissal-layout).
    private func layOutContainer() {
        if direction == .presentation { controller.containerView?.setNeedsLayout() }
        controller.containerView?.layoutIfNeeded()
    }

    private func animate() {
        if direction == .presentation { sizePresentedView() }
        noteInitialFrames()
        let context = TransitionContext(self)
        self.context = context
        coordinator?.attach(context)
        if animator == nil { animateNothing() } else { context.begin() }
    }

    /// Gives a view with the size of a storyboard's canvas that of the container, before the controller is notified of its
    /// appearance and the final frame is computed (facts/transition-frames).
    private func fillContainer() {
        guard presented.storyboard != nil || presented.nibName != nil, let view = controller.presentedView,
            view === presented.view, view.superview == nil, view.transform.isIdentity
        else { return }
        view.frame = containerView.bounds
    }

    /// Gives the presented view its final size before the animation. A view from a storyboard has the size of its
    /// canvas, which published animators do not change (facts/transition-frames).
    private func sizePresentedView() {
        guard animator != nil, let view = controller.presentedView, view.superview == nil, view.transform.isIdentity
        else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
    }

    /// Places the views where an animation would have left them.
    private func animateNothing() {
        switch direction {
        case .presentation:
            if let view = controller.presentedView {
                view.frame = controller.frameOfPresentedViewInContainerView
                containerView.addSubview(view)
            }
            presented.ownTransitionStyle.animator.presentedWithoutAnimation(controller)
        case .dismissal:
            controller.presentedView?.removeFromSuperview()
        }
        end(completed: true)
    }

    private func noteInitialFrames() {
        switch direction {
        case .presentation:
            initialFrames[ObjectIdentifier(from)] = containerView.frameHere(of: presenting.view)
        case .dismissal:
            initialFrames[ObjectIdentifier(from)] = controller.presentedView.map { containerView.frameHere(of: $0) }
            if !removesPresenter {
                initialFrames[ObjectIdentifier(to)] = containerView.frameHere(of: presenting.view)
            }
        }
    }

    private func takePresentingViewAway() {
        presenting.view.removeFromSuperview()
        presenting.endOwnAppearance()
    }

    private func putPresentingViewBack() {
        presenting.presentation.putBack(presenting.view, isShown: presenting.appearance.isOnScreen)
        presenting.endOwnAppearance()
    }

    /// Removes the containers below the topmost presentation, because only that presentation is animated.
    private func takeContainersBelowAway() {
        for container in presentations.dropFirst().compactMap(\.containerView) {
            guard let place = ViewPlace(of: container) else { continue }
            if let top = controller.containerView, top.isDescendant(of: container) {
                container.superview?.insertSubview(top, aboveSubview: container)
            }
            placesBelow.append((container, place))
            container.removeFromSuperview()
        }
    }

    private func putContainersBelowBack() {
        for (container, place) in placesBelow.reversed() {
            place.restore(container)
        }
        placesBelow = []
    }

    private func removeContainers() {
        presentations.forEach { $0.removeContainer() }
    }

    private func callCompletionHandler() {
        PresentationState.end(self)
        guard let completion else { return }
        presenting.trace(callback: direction == .presentation ? .presentCompletion : .dismissCompletion)
        completion()
    }

    func willLeave() {
        endEditing()
        if direction == .dismissal { uncoverKeyboard() }
    }

    /// Whether the presentation lies over the field that is being edited, and takes its keyboard away.
    private var coversKeyboard: Bool { controller.coversKeyboard && !removesPresenter }

    private func uncoverKeyboard() {
        let keyboard = stage.applicationState.keyboard
        (presentations + [controller]).forEach(keyboard.uncover)
    }

    // MARK: Facts

    var containerView: UIView { controller.containerView ?? UIView() }
    var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }
    var isRevealing: Bool { direction == .dismissal }
    var leavingViews: [UIView] {
        switch direction {
        case .presentation: removesPresenter ? [presenting.view] : []
        case .dismissal: stack.compactMap(\.viewIfLoaded)
        }
    }
    var grip: UIGestureRecognizer? { controller.grip }
    var subject: String { "\(direction.rawValue) of \(presented.subject)" }

    /// The presented view, or the presenting view if it leaves the screen.
    func view(of controller: UIViewController) -> UIView? {
        if controller === presented { return self.controller.presentedView }
        return removesPresenter ? controller.view : nil
    }

    func initialFrame(of controller: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(controller)] ?? .zero
    }

    /// The final frame of a controller's view. A presented controller that leaves the screen has the frame at which it
    /// was presented, because animators compute both directions from it. A presenting controller that stays has its
    /// frame from before the presentation, wherever an animator has moved it (facts/transition-frames).
    func finalFrame(of controller: UIViewController) -> CGRect {
        switch direction {
        case .presentation where controller === to, .dismissal where controller === from:
            self.controller.frameOfPresentedViewInContainerView
        case .presentation where controller === from && !removesPresenter,
            .dismissal where controller === to && !removesPresenter:
            presenting.presentation.placeBeforePresenting?.frame(of: presenting.view, in: containerView)
                ?? containerView.frameHere(of: presenting.view)
        case .dismissal where controller === to:
            presenting.presentation.placeOutsidePresentation?.frame(of: presenting.view, in: containerView) ?? .zero
        case .presentation, .dismissal:
            .zero
        }
    }

    /// The presentation controllers of ``stack``, topmost first.
    private var presentations: [UIPresentationController] { stack.compactMap(\.presentation.active) }

    /// The presented controller or, after a canceled dismissal, the controllers that had begun to disappear. If there
    /// are several, some may have been covered the whole time.
    private var appearing: [UIViewController] {
        direction == .presentation
            ? stack : stack.reversed().filter { $0.appearance == .disappearing(animated: isAnimated) }
    }

    private var animatorName: String { animator.map { "\(type(of: $0))" } ?? "the transition" }
}

extension UIView {
    /// The frame of a view anywhere in the window, in this view's coordinates.
    fileprivate func frameHere(of view: UIView) -> CGRect {
        view.superview.map { convert(view.frame, from: $0) } ?? view.frame
    }
}
