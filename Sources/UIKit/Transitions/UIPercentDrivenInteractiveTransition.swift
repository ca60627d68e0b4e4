internal import QuartzCore

/// Lets a gesture drive an animator: the transition is as far as ``update(_:)`` says.
///
/// While it is driven, animations follow the percentage in a straight line, whatever their curve; ``completionCurve`` paces
/// only the rest, once it is finished or cancelled (documented in the public header).
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    private weak var context: TransitionContext?

    /// Seconds: what the animator says; 0 before the start.
    open private(set) var duration: CGFloat = 0
    /// 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// Above 0; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Replaces ``completionCurve`` where the animator can be interrupted.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    /// How a transition of ours goes on when it is let go; it comes before the curves.
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

    /// Takes hold of a transition that runs by itself.
    open func pause() {
        context?.pauseInteractiveTransition()
        percentComplete = context?.percentComplete ?? percentComplete
    }

    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
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
