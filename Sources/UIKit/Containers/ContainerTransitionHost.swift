internal import QuartzCore

/// A container whose changes are ``ContainerTransition``s.
@MainActor protocol ContainerTransitionHost: ShowingContainer {
    /// Where the children's views lie.
    var transitionView: UIView { get }
    /// What happens when a transition begins, comes to its end, is cancelled.
    var beginning: [ContainerStep] { get }
    var completion: [ContainerStep] { get }
    var cancellation: [ContainerStep] { get }

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
    /// Runs `change` now, or when the transition that runs has ended. One of ours ends at once; one in the hand, or one of
    /// the application's, takes its time.
    func whenSettled(_ change: @escaping @MainActor () -> Void) {
        containerTransition?.hurry()
        guard let running = containerTransition, running.phase != .planned else { return change() }
        record(.note, "waits for the end of the \(running.subject)")
        running.afterwards(change)
    }
}
