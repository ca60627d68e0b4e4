internal import QuartzCore

/// Drives an animator's animations from a gesture: ``update(_:)`` sets their progress.
///
/// While driven, animations are linear in the progress, regardless of their curve and delay; ``completionCurve`` paces
/// only the remainder, after ``finish()`` or ``cancel()`` (documented in the public header). The remainder of an
/// interruptible property animator runs with that animator's own timing instead, from the released position and without
/// a velocity (facts/released-property-animator).
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: OpenObject,
    UIViewControllerInteractiveTransitioning
{
    private weak var context: TransitionContext?

    /// The duration in seconds, as returned by the animator; 0 before the start.
    open private(set) var duration: CGFloat = 0
    /// The progress, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remaining animation, greater than 0; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// The curve of the remaining animation, unless the animator is interruptible.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the remaining animation if the animator is interruptible; `nil` for the animator's own timing.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    /// The pace of a built-in interaction after its release, which takes precedence over the curves.
    var ownPace: TransitionPace?

    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        duration = context?.duration ?? 0
        percentComplete = 0
        context?.beginDrivenAnimation(by: self)
    }

    /// Makes a running transition interactive.
    open func pause() {
        context?.pauseInteractiveTransition()
        if let context { percentComplete = context.percentComplete }
    }

    /// Passes on the progress, clamped to 0…1. The property of the same name may be overridden and is not read.
    open func update(_ percentComplete: CGFloat) {
        let limited = min(max(percentComplete, 0), 1)
        self.percentComplete = limited
        context?.updateInteractiveTransition(limited)
    }

    open func finish() {
        context?.finishInteractiveTransition()
    }

    open func cancel() {
        context?.cancelInteractiveTransition()
    }

    func attach(to context: TransitionContext) {
        self.context = context
        duration = context.duration
    }
}
