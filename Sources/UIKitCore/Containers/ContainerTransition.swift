internal import QuartzCore

/// A container's transition from one child to another: a push, a pop, or a change of tabs.
///
/// It exists from the request until the last callback, like ``PresentationTransition``. It performs two lists of steps
/// from ``CallbackOrder``, and the animator runs between them. Requests made before it begins are combined into one
/// transition.
@MainActor final class ContainerTransition: RunningTransition {
    enum Direction: String {
        case push, pop, selection
    }

    enum Phase {
        case planned, running, ended
    }

    private let host: any ContainerTransitionHost
    private(set) var direction: Direction
    let from: UIViewController
    private(set) var to: UIViewController
    private(set) var isAnimated: Bool
    private(set) var phase = Phase.planned
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var coordinator: TransitionCoordinator?
    private var context: TransitionContext?
    private(set) var isCancelled = false
    /// Closures to call after the last callback.
    private var afterwards: [@MainActor () -> Void] = []

    init(
        _ direction: Direction, in host: any ContainerTransitionHost, from: UIViewController, to: UIViewController,
        animated: Bool
    ) {
        self.host = host
        self.direction = direction
        self.from = from
        self.to = to
        isAnimated = animated
        if animated { coordinator = TransitionCoordinator(self) }
    }

    /// Begins the transition after the commit of the current event, as presentations do.
    func schedule() {
        stage.committer.afterNextCommit { self.begin() }
    }

    /// Replaces the destination of a transition that has not begun.
    func change(_ direction: Direction, to: UIViewController, animated: Bool) {
        self.direction = direction
        self.to = to
        isAnimated = animated
        if animated, coordinator == nil { coordinator = TransitionCoordinator(self) }
    }

    func afterwards(_ body: @escaping @MainActor () -> Void) {
        afterwards.append(body)
    }

    /// Skips to the end of a built-in animation. An application's animation continues.
    func hurry() {
        if phase == .running, animator is any BuiltInAnimator { context?.finishAtOnce() }
    }

    private func begin() {
        guard phase == .planned else { return }
        phase = .running
        guard to !== from else { return finish(CallbackOrder.nothingChanges) }
        perform(host.beginning)
    }

    private func perform(_ steps: [ContainerStep]) { steps.forEach(perform) }

    private func perform(_ step: ContainerStep) {
        switch step {
        case .requestAnimators:
            if isAnimated { (animator, interaction) = host.animators(for: self) }
            isAnimated = animator != nil
        case .loadIncomingView: to.loadViewIfNeeded()
        case .outgoingWillDisappear: from.beginAppearance(false, animated: isAnimated)
        case .incomingWillAppear: if isSeen { to.beginAppearance(true, animated: isAnimated) }
        case .incomingWillDisappear: to.beginAppearance(false, animated: isAnimated)
        case .outgoingWillAppear: if isSeen { from.beginAppearance(true, animated: isAnimated) }
        case .outgoingDidDisappear: from.endAppearance()
        case .outgoingDidAppear: if !isLeaving { from.endAppearance() }
        case .incomingDidAppear: if !isLeaving { to.endAppearance() }
        case .incomingDidDisappear: to.endAppearance()
        case .animate: animate()
        case .settleViews: settleViews()
        case .willShow, .didShow, .didSelect, .changeBars, .settleBars, .settleChildren, .restoreChildren:
            host.perform(step, of: self)
        case .animationEnded:
            guard let animator else { return }
            stage.diagnostics.trace("\(type(of: animator))", callback: .animationEnded, ["_": .bool(!isCancelled)])
            animator.animationEnded(!isCancelled)
        case .coordinatorCompletions: coordinator?.runCompletions()
        }
    }

    /// Whether the container is on screen or about to be.
    private var isSeen: Bool { host.appearance.isOnScreen }

    /// Whether the container is leaving the screen together with its child.
    private var isLeaving: Bool { !isSeen && host.isAppearanceChanging }

    private func animate() {
        guard animator != nil else {
            if let alongside = coordinator?.takeAlongside() { UIView.performWithoutAnimation(alongside) }
            return end(completed: true)
        }
        if direction == .pop { placeRevealedView() }
        let context = TransitionContext(self)
        self.context = context
        coordinator?.attach(context)
        context.begin()
    }

    /// Sets the final frame of the view that a pop reveals, which the push's animator may have moved
    /// (facts/revealed-view). The transform is left to the animator.
    private func placeRevealedView() {
        guard to.view.transform.isIdentity else { return }
        to.view.frame = host.frame(of: to)
    }

    func end(completed: Bool) {
        isCancelled = !completed
        finish(completed ? host.completion : host.cancellation)
    }

    private func finish(_ steps: [ContainerStep]) {
        perform(steps)
        phase = .ended
        context = nil
        coordinator = nil
        host.didEnd(self)
        let waiting = afterwards
        afterwards = []
        waiting.forEach { $0() }
    }

    private func settleViews() {
        let (staying, leaving) = isCancelled ? (from, to) : (to, from)
        if let view = leaving.viewIfLoaded?.standIn, view.isDescendant(of: containerView) { view.removeFromSuperview() }
        if staying.view.standIn.superview !== containerView { containerView.insertSubview(staying.view.standIn, at: 0) }
        staying.view.untransformedFrame = host.frame(of: staying)
        if staying.isAppearingIsDue { staying.view.layoutIfNeeded() }
    }

    // MARK: Facts

    var containerView: UIView { host.transitionView }
    var clockLayer: CALayer { host.view.layer }
    var presentationStyle: UIModalPresentationStyle { .none }
    var isRevealing: Bool { direction == .pop }
    var leavingViews: [UIView] { from.viewIfLoaded.map { [$0] } ?? [] }
    var subject: String { "\(direction.rawValue) of \((direction == .pop ? from : to).subject)" }

    func view(of controller: UIViewController) -> UIView? { controller.view }

    func initialFrame(of controller: UIViewController) -> CGRect {
        controller === from ? host.frame(of: from) : .zero
    }

    func finalFrame(of controller: UIViewController) -> CGRect {
        controller === to ? host.frame(of: to) : .zero
    }
}
