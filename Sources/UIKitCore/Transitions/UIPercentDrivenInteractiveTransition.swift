internal import QuartzCore

/// Drives an animator's animations from a gesture: ``update(_:)`` sets their progress.
///
/// While driven, animations are linear in the progress, whatever their curve and delay; ``completionCurve`` paces only the rest, after
/// ``finish()`` or ``cancel()`` (documented in the public header). The rest of an interruptible property animator runs on
/// that animator's own timing instead, from the released position and without a velocity
/// (facts/released-property-animator).
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: OpenObject,
    UIViewControllerInteractiveTransitioning
{
    private weak var context: TransitionContext?

    /// Seconds, as returned by the animator; 0 before the start.
    open private(set) var duration: CGFloat = 0
    /// 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// Above 0; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest, unless the animator is interruptible.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the rest if the animator is interruptible; `nil` for its own.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    /// The pace of a built-in interaction after it is released; takes precedence over the curves.
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

    /// Passes `percentComplete` on, limited to 0…1. The property of the same name may be overridden and is not read.
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
