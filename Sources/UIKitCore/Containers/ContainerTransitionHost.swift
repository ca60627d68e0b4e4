internal import QuartzCore

/// A container that changes its child with a ``ContainerTransition``.
@MainActor protocol ContainerTransitionHost: ShowingContainer {
    /// The superview of the children's views.
    var transitionView: UIView { get }
    /// The transition that is planned or in progress.
    var containerTransition: ContainerTransition? { get set }
    /// The steps to perform when a transition begins, completes, or is canceled.
    var beginning: [ContainerStep] { get }
    var completion: [ContainerStep] { get }
    var cancellation: [ContainerStep] { get }

    /// The child on screen, or the incoming one.
    var shown: UIViewController? { get set }
    /// The child that should be on screen.
    var wanted: UIViewController? { get }
    /// The insets of a child's view that the bars cover.
    func insets(for child: UIViewController) -> UIEdgeInsets
    /// Updates the bars for ``wanted`` before and after it is shown without a transition.
    func changeBarsAtOnce()
    func settleBarsAtOnce()
    /// Called after ``wanted`` was shown without a transition.
    func didShowAtOnce()

    /// The frame of a child's view at rest, in ``transitionView``.
    func frame(of child: UIViewController) -> CGRect

    /// The animation and interaction controllers from the delegate or, without them, from the container.
    func animators(for transition: ContainerTransition) -> (
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    )

    /// Performs a step specific to the container.
    func perform(_ step: ContainerStep, of transition: ContainerTransition)

    /// Called after the last callback.
    func didEnd(_ transition: ContainerTransition)
}

extension ContainerTransitionHost {
    var childCoordinator: (any UIViewControllerTransitionCoordinator)? { containerTransition?.coordinator }

    var shownChildren: [UIViewController] { shown.map { [$0] } ?? [] }

    func changeBarsAtOnce() {}
    func settleBarsAtOnce() {}

    /// Shows ``wanted`` without a transition, for changes off screen and for the first child. A container that has
    /// never been on screen does not load its child.
    func showChildAtOnce() {
        defer { didShowAtOnce() }
        guard isViewLoaded, shown != nil || appearance.isOnScreen || view.window != nil else { return }
        changeBarsAtOnce()
        let (old, new) = (shown, wanted)
        guard old !== new else { return }
        old?.beginAppearance(false, animated: false)
        old?.viewIfLoaded?.standIn.removeFromSuperview()
        old?.endAppearance()
        shown = new
        guard let new else { return }
        prepare(new)
        switch appearance {
        case .appearing(let animated): new.beginAppearance(true, animated: animated)
        case .appeared: new.beginAppearance(true, animated: false)
        case .disappearing, .disappeared: break
        }
        new.view.untransformedFrame = frame(of: new)
        transitionView.insertSubview(new.view.standIn, at: 0)
        settleBarsAtOnce()
        if appearance == .appeared { stage.committer.afterNextCommit { new.endAppearance() } }
    }

    /// Loads a child's view and sets its autoresizing mask and the insets for the bars.
    func prepare(_ child: UIViewController) {
        child.loadViewIfNeeded()
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.insetsFromContainer = insets(for: child)
    }

    /// Runs `change` now, or after the transition in progress. A built-in animation ends immediately; an interactive
    /// transition or an application's animation continues.
    func whenSettled(_ change: @escaping @MainActor () -> Void) {
        containerTransition?.hurry()
        guard let running = containerTransition, running.phase != .planned else { return change() }
        trace(note: .waits(forEndOf: running.subject))
        running.afterwards(change)
    }
}

/// The root view of a built-in container, which lays out its subviews.
final class ContainerRootView: UIView {
    var onLayout: () -> Void = {}
    /// Called before the controller's `viewWillLayoutSubviews()`.
    var beforeLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
