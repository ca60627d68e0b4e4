internal import FrameTiming
internal import QuartzCore

/// Collects animations to run alongside a transition, and runs them.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let transition: any RunningTransition
    /// The transition's context; `nil` until the transition begins.
    private var context: TransitionContext?
    private var alongside: [Block] = []
    /// The framework's own changes alongside the transition, which are not traced.
    private var ownAlongside: [() -> Void] = []
    private var completions: [Block] = []
    /// The framework's own reactions to the end of the transition, which are not traced.
    private var ownCompletions: [() -> Void] = []
    private var interactionHandlers: [Block] = []
    private var hasRunAlongside = false
    private var hasEnded = false

    init(_ transition: any RunningTransition) {
        self.transition = transition
        super.init()
    }

    /// Sets the transition's context when the transition begins.
    func attach(_ context: TransitionContext) {
        self.context = context
    }

    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else {
            note(.ended)
            return false
        }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasRunAlongside else {
            note(.animationsBegan)
            return false
        }
        alongside.append(animation)
        return true
    }

    private func note(_ phase: TraceNote.LatePhase) {
        transition.stage.diagnostics.trace("transition coordinator", note: .lateAlongsideAnimation(phase))
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

    /// Adds changes by the framework itself, such as a bar's.
    func moveAlongside(_ changes: @escaping () -> Void) {
        ownAlongside.append(changes)
    }

    /// Adds a reaction of the framework itself to the end of the transition.
    func whenEnded(_ reaction: @escaping () -> Void) {
        ownCompletions.append(reaction)
    }

    /// Returns the collected animations as one block, once; `nil` if there are none.
    func takeAlongside() -> (() -> Void)? {
        hasRunAlongside = true
        let (own, blocks) = (ownAlongside, alongside)
        ownAlongside = []
        alongside = []
        guard !blocks.isEmpty || !own.isEmpty else { return nil }
        return { [stage = transition.stage] in
            own.forEach { $0() }
            guard !blocks.isEmpty else { return }
            stage.diagnostics.trace("transition coordinator", callback: .alongsideAnimations)
            blocks.forEach { $0(self) }
        }
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        notifyWhenInteractionChanges { context in
            if !context.isInteractive { handler(context) }
        }
    }

    /// Notifies observers that the transition has become interactive or has ceased to be.
    func interactionDidChange() {
        for handler in interactionHandlers { handler(self) }
    }

    func runCompletions() {
        hasEnded = true
        let own = ownCompletions
        ownCompletions = []
        defer { own.forEach { $0() } }
        guard !completions.isEmpty else { return }
        transition.stage.diagnostics.trace("transition coordinator", callback: .alongsideCompletions)
        let waiting = completions
        completions = []
        waiting.forEach { $0(self) }
    }

    // MARK: Context

    var isAnimated: Bool { transition.isAnimated }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
    var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
    var isInterruptible: Bool { context?.isInterruptible ?? false }
    var isInteractive: Bool { context?.isInteractive ?? false }
    var isCancelled: Bool { context?.transitionWasCancelled ?? false }
    var transitionDuration: TimeInterval {
        context?.duration ?? transition.animator?.transitionDuration(using: nil) ?? 0
    }
    var percentComplete: CGFloat { context?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { context?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context?.completionCurve ?? .easeInOut }
    var containerView: UIView { context?.containerView ?? transition.containerView }
    var targetTransform: CGAffineTransform { transition.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition.view(forKey: key)
    }
}
