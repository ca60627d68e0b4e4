internal import QuartzCore

/// A container whose changes are ``ContainerTransition``s.
@MainActor protocol ContainerTransitionHost: ShowingContainer {
    /// Where the children's views lie.
    var transitionView: UIView { get }
    /// The change of children that is planned or under way.
    var containerTransition: ContainerTransition? { get set }
    /// What happens when a transition begins, comes to its end, is cancelled.
    var beginning: [ContainerStep] { get }
    var completion: [ContainerStep] { get }
    var cancellation: [ContainerStep] { get }

    /// The child on screen, or being brought there.
    var shown: UIViewController? { get set }
    /// The child that is to be on screen.
    var wanted: UIViewController? { get }
    /// What the bars cover of a child.
    func insets(for child: UIViewController) -> UIEdgeInsets
    /// Bars show what belongs to who is wanted, without a transition: before that one is shown, and after.
    func changeBarsAtOnce()
    func settleBarsAtOnce()
    /// Whoever was to be shown without a transition is.
    func didShowAtOnce()

    /// Where a child's view lies at rest, in ``transitionView``.
    func frame(of child: UIViewController) -> CGRect

    /// Who moves the views, and whose hand drives that: what the delegate says, or the container's own way.
    func movers(for transition: ContainerTransition) -> (
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    )

    /// A step that is the container's own.
    func perform(_ step: ContainerStep, of transition: ContainerTransition)

    /// The last callback has been made.
    func didEnd(_ transition: ContainerTransition)
}

extension ContainerTransitionHost {
    var childCoordinator: (any UIViewControllerTransitionCoordinator)? { containerTransition?.coordinator }

    func changeBarsAtOnce() {}
    func settleBarsAtOnce() {}

    /// Without a transition: off screen, and where nobody is shown yet, there is nothing to see of a change.
    /// A container that has never been on screen does not load its child.
    func showChildAtOnce() {
        defer { didShowAtOnce() }
        guard isViewLoaded, shown != nil || appearance.isOnScreen || view.window != nil else { return }
        changeBarsAtOnce()
        let (old, new) = (shown, wanted)
        guard old !== new else { return }
        old?.beginAppearance(false, animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearance()
        shown = new
        guard let new else { return }
        prepare(new)
        switch appearance {
        case .appearing(let animated): new.beginAppearance(true, animated: animated)
        case .appeared: new.beginAppearance(true, animated: false)
        case .disappearing, .disappeared: break
        }
        new.view.frame = frame(of: new)
        transitionView.insertSubview(new.view, at: 0)
        settleBarsAtOnce()
        if appearance == .appeared { stage.committer.afterNextCommit { new.endAppearance() } }
    }

    /// Loads a child's view and gives it the insets and the way to follow that it has under the bars.
    func prepare(_ child: UIViewController) {
        child.loadViewIfNeeded()
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.insetsFromContainer = insets(for: child)
    }

    /// Runs `change` now, or when the transition that runs has ended. One of ours ends at once; one in the hand, or one of
    /// the application's, takes its time.
    func whenSettled(_ change: @escaping @MainActor () -> Void) {
        containerTransition?.hurry()
        guard let running = containerTransition, running.phase != .planned else { return change() }
        trace(note: .waits(forEndOf: running.subject))
        running.afterwards(change)
    }
}

/// The root view of a container of ours: lays out what the container says.
final class ContainerRootView: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() { onLayout() }
}
