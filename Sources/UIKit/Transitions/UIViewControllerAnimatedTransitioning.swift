/// Animates a transition: an application's own way for a view to come and go.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds. May be asked several times, also without a context.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Starts the animations; when they have ended, the context's `completeTransition(_:)` must be called, once.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The one property animator that does the work, for transitions that can be taken in hand at any time; the same for
    /// the whole transition. May be left out.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// The transition is over and everything is in place. May be left out.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }

    public func animationEnded(_ transitionCompleted: Bool) {}
}
