internal import QuartzCore

/// An animator of a custom transition between view controllers.
///
/// The transitioning delegate of the presented controller, or the delegate of a container, returns the animator. Its
/// methods are called in the commit that begins the transition: first ``transitionDuration(using:)``, then
/// ``animateTransition(using:)``, which starts the animations and calls the context's `completeTransition(_:)` when
/// they have ended:
///
/// ```swift
/// final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
///     func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
///         0.3
///     }
///     func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
///         guard let view = transitionContext.view(forKey: .to),
///             let controller = transitionContext.viewController(forKey: .to)
///         else { return transitionContext.completeTransition(false) }
///         view.frame = transitionContext.finalFrame(for: controller)
///         view.alpha = 0
///         transitionContext.containerView.addSubview(view)
///         UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
///             view.alpha = 1
///         } completion: { _ in
///             view.alpha = 1
///             transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
///         }
///     }
/// }
/// ```
///
/// The animations run in virtual time. In an interactive transition, the same blocks are driven by the gesture: they
/// become linear, and the clock of the container is frozen at the time that corresponds to the progress. An animator
/// that uses a `UIViewPropertyAnimator` returns it from ``interruptibleAnimator(using:)``, so that the transition can
/// scrub it.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The duration in seconds. May be called several times, also without a context.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Starts the animations. When they have ended, the context's `completeTransition(_:)` must be called once.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The property animator that performs the transition, for transitions that can be interrupted at any time. It must
    /// be the same object throughout the transition. Optional.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called when the transition has ended and all views are in place. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition.
///
/// A custom object moves the views itself and reports its progress to the context;
/// `UIPercentDrivenInteractiveTransition` drives an animator's animations instead.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition in place of the animator.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the remaining animation after the interaction ends, relative to the animation's own speed.
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins interactively. If not, it begins as an animation that may be paused later.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// A delegate that supplies the objects of a custom transition. Every method is optional; `nil` selects the built-in
/// behavior.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// - Parameter presenting: The presenting controller, which may differ from `source`, the controller on which
    ///   `present` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// The default result of `interruptibleAnimator(using:)`, for animators that cannot be interrupted.
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    func addAnimations(_ animation: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
