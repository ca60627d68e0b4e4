internal import FrameTiming
internal import QuartzCore

/// Collects what should run together with a transition, and runs it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private weak var transition: PresentationTransition?
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var hasRunAlongside = false

    init(transition: PresentationTransition) {
        self.transition = transition
        super.init()
    }

    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasRunAlongside else {
            Stage.current.record(
                .note, "transition coordinator",
                "animate(alongsideTransition:completion:) came after the transition's animations began: not run")
            return false
        }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }

    /// Starts the collected animations with the transition's duration.
    ///
    /// Their curve is ease-in-out, the context's `completionCurve`: Apple documents the same duration and curve as the
    /// transition, but an animator's own curve cannot be known, and ease-in-out is what both default to.
    func runAlongside(duration: Double) {
        hasRunAlongside = true
        guard !alongside.isEmpty else { return }
        Stage.current.record(.callback, "transition coordinator", "animations alongside")
        UIView.run(
            duration: duration, delay: 0, curve: completionCurve.timingCurve, options: [],
            animations: { alongside.forEach { $0(self) } }, completion: nil)
    }

    func runCompletions() {
        guard !completions.isEmpty else { return }
        Stage.current.record(.callback, "transition coordinator", "completions")
        let waiting = completions
        completions = []
        waiting.forEach { $0(self) }
    }

    // MARK: Context

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { transition?.controller.presentationStyle ?? .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { transition?.isCancelled ?? false }
    var transitionDuration: TimeInterval { transition?.duration ?? 0 }
    var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { transition?.controller.containerView ?? UIView() }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition?.view(forKey: key)
    }
}
