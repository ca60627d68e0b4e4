internal import FrameTiming
internal import QuartzCore

/// The context through which animators, interaction controllers, and coordinators observe and control a transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, TouchBarrier {
    private let transition: any RunningTransition
    private var stage: Stage { transition.stage }
    let containerView: UIView
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var transitionWasCancelled = false
    private var lastPercent: CGFloat = 0
    private var drive: (any TransitionDrive)?
    private var hasEnded = false
    /// Whether the transition completed: the argument of `completeTransition(_:)`.
    private var didComplete = false
    private var inspection: TransitionInspection?
    /// Whether an interaction was finished or canceled. Later requests come from a gesture that continues, not from a
    /// transition that was never taken over.
    private var wasReleased = false
    private var hasReportedIgnored = false
    private var hasReportedUndriven = false
    /// Whether the animator or the interaction controller is currently beginning.
    private var isBeginning = false

    init(_ transition: any RunningTransition) {
        self.transition = transition
        containerView = transition.containerView
        super.init()
    }

    // MARK: Beginning

    /// Begins the animation, interactively or not.
    func begin() {
        stage.diagnostics.open(
            self, "The \(transition.subject) never ended: \(driverName) has to lead to completeTransition(_:).",
            isMotion: true)
        if stage.diagnostics.isInspected { inspection = TransitionInspection(transition) }
        stage.applicationState.touchScreen.add(self)
        isBeginning = true
        let interaction = transition.interaction.flatMap { $0.wantsInteractiveStart ? $0 : nil }
        isInteractive = interaction != nil
        initiallyInteractive = isInteractive
        if !isInteractive { transition.willLeave() }
        requestDuration()
        if let interaction {
            stage.diagnostics.trace("\(type(of: interaction))", callback: .startInteractiveTransition, ["_": .omitted])
            interaction.startInteractiveTransition(self)
            if drive == nil, !hasEnded { driveAlongside() }
        } else {
            beginAnimation(flattened: false)
            (transition.interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
        }
        isBeginning = false
        if hasEnded { end() }
    }

    /// Requests the duration before the animation begins, interactively or not (documented: facts/presentation-calls).
    private func requestDuration() {
        guard let animator = transition.animator else { return }
        duration = animator.transitionDuration(using: self)
        stage.diagnostics.trace(
            "\(type(of: animator))", callback: .transitionDuration, ["using": .omitted],
            outcome: .returned(seconds: duration))
    }

    /// Drives alongside animations by the reported progress while the application's interaction controller moves the
    /// views itself.
    private func driveAlongside() {
        guard let alongside = takeAlongside() else { return }
        let drive = ClockDrive(container: transition.clockLayer, duration: duration, drivesContainer: false)
        self.drive = drive
        drive.begin(flattened: true, {}, alongside: alongside)
        drive.hold(at: lastPercent)
    }

    /// Returns the coordinators' animations, which take effect immediately in a transition without animation.
    private func takeAlongside() -> AlongsideAnimations? {
        transition.coordinator?.takeAlongside().map { animations in
            AlongsideAnimations(
                animations: isAnimated ? animations : { UIView.performWithoutAnimation(animations) },
                duration: duration,
                builtInCurve: (transition.animator as? any BuiltInAnimator)?.curve,
                completionCurve: completionCurve.timingCurve)
        }
    }

    /// Begins the animator's animations, driven by `interaction`.
    func beginDrivenAnimation(by interaction: UIPercentDrivenInteractiveTransition) {
        beginAnimation(flattened: true)
        findUndrivenAnimator()
        drive?.hold(at: 0)
    }

    private func findUndrivenAnimator() {
        guard let drive = drive as? ClockDrive, drive.animatorPlaysOut, let animator = transition.animator,
            !hasReportedUndriven
        else { return }
        hasReportedUndriven = true
        InspectionRule.undrivenPropertyAnimator.find(
            "\(type(of: animator))",
            "animateTransition(using:) started a property animator, which plays out and does not follow the interaction; return it from interruptibleAnimator(using:).",
            on: stage)
    }

    private func beginAnimation(flattened: Bool) {
        guard let animator = transition.animator, drive == nil else { return }
        let interruptible = animator.interruptibleAnimator(using: self)
        let drive: any TransitionDrive =
            if interruptible is NoInterruptibleAnimator {
                ClockDrive(container: transition.clockLayer, duration: duration)
            } else {
                AnimatorDrive(interruptible)
            }
        self.drive = drive
        let stage = stage
        let animate = {
            stage.diagnostics.trace("\(type(of: animator))", callback: .animateTransition, ["using": .omitted])
            animator.animateTransition(using: self)
        }
        drive.begin(flattened: flattened, animate, alongside: takeAlongside())
        if !flattened, !hasEnded, interruptible.state == .inactive, !(interruptible is NoInterruptibleAnimator) {
            InspectionRule.otherInterruptibleAnimator.find(
                "\(type(of: animator))",
                "animateTransition(using:) did not start the animator that interruptibleAnimator(using:) gave; keep one for the whole transition and start that.",
                on: stage
            )
        }
    }

    // MARK: Facts

    var isAnimated: Bool { transition.isAnimated }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
    var targetTransform: CGAffineTransform { transition.targetTransform }

    /// The duration in seconds, as returned by the animator when the transition began.
    private(set) var duration: TimeInterval = 0

    /// The progress, 0…1, as last set by an interactive update.
    var percentComplete: CGFloat { lastPercent }

    var completionSpeed: CGFloat { transition.interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition.interaction?.completionCurve ?? .easeInOut }
    var isInterruptible: Bool { drive is AnimatorDrive || transition.interaction != nil }

    /// Whether new touches are withheld: unless the transition is interactive, or the application may make it so
    /// (facts/transition-touches).
    var keepsTouchesAway: Bool { !isInteractive && (!isInterruptible || transition.animator is any BuiltInAnimator) }
    var grip: UIGestureRecognizer? { transition.grip }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition.view(forKey: key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect { transition.initialFrame(of: vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { transition.finalFrame(of: vc) }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return ignore(.updateInteractiveTransition) }
        lastPercent = min(max(percentComplete, 0), 1)
        stage.diagnostics.trace("context", request: .updateInteractiveTransition, ["_": .progress(lastPercent)])
        drive?.hold(at: lastPercent)
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, let drive, !hasEnded else { return }
        isInteractive = true
        wasReleased = false
        lastPercent = drive.percentComplete
        stage.diagnostics.trace("context", request: .pauseInteractiveTransition, outcome: .stood(at: lastPercent))
        findUndrivenAnimator()
        drive.hold(at: lastPercent)
        transition.coordinator?.interactionDidChange()
    }

    func finishInteractiveTransition() {
        guard isInteractive else { return ignore(.finishInteractiveTransition) }
        stage.diagnostics.trace("context", request: .finishInteractiveTransition)
        isInteractive = false
        wasReleased = true
        transition.willLeave()
        transition.coordinator?.interactionDidChange()
        drive?.finish(speed: completionSpeed, pace: pace)
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return ignore(.cancelInteractiveTransition) }
        stage.diagnostics.trace("context", request: .cancelInteractiveTransition)
        transitionWasCancelled = true
        isInteractive = false
        wasReleased = true
        transition.coordinator?.interactionDidChange()
        drive?.cancel(speed: completionSpeed, pace: pace)
    }

    /// Notes that a request has no effect because the running transition is not interactive.
    private func ignore(_ request: TraceCall.Name) {
        guard !hasEnded else { return }
        stage.diagnostics.trace("context", note: .notInteractive(request, transition: transition.subject))
        guard !wasReleased, !hasReportedIgnored else { return }
        hasReportedIgnored = true
        InspectionRule.notInteractive.find(
            transition.interaction.map { "\(type(of: $0))" } ?? "context",
            "\(request.spelling) has no effect, because the \(transition.subject) is not interactive; pause the transition first.",
            on: stage)
    }

    /// Skips to the end of a transition that is not interactive.
    func finishAtOnce() {
        if !isInteractive { (drive as? ClockDrive)?.finishAtOnce() }
    }

    private var pace: TransitionPace {
        let percentDriven = transition.interaction as? UIPercentDrivenInteractiveTransition
        return percentDriven?.ownPace
            ?? TransitionPace(curve: completionCurve.timingCurve, parameters: percentDriven?.timingCurve)
    }

    // MARK: Ending

    /// Records the end of the transition. The closing steps wait until `animateTransition(using:)` has returned.
    func completeTransition(_ didComplete: Bool) {
        stage.diagnostics.trace("context", request: .completeTransition, ["_": .bool(didComplete)])
        guard !hasEnded else {
            InspectionRule.completedTwice.find(
                driverName, "completeTransition(_:) was called again; call it exactly once.", on: stage)
            return stage.diagnostics.misuse(
                "\(driverName) called completeTransition(_:) more than once; call it exactly once.")
        }
        inspection?.willComplete(
            didComplete, wasCancelled: transitionWasCancelled, driver: driverName,
            alongside: (drive as? ClockDrive)?.layersAlongside ?? [])
        inspection = nil
        hasEnded = true
        self.didComplete = didComplete
        if !didComplete { transitionWasCancelled = true }
        stage.diagnostics.close(self)
        if !isBeginning { end() }
    }

    private func end() {
        drive?.letGo()
        stage.applicationState.touchScreen.remove(self)
        transition.end(completed: didComplete)
    }

    /// The method that is responsible for calling `completeTransition(_:)`.
    private var driverName: String {
        if initiallyInteractive, let interaction = transition.interaction {
            return "\(type(of: interaction)).startInteractiveTransition(_:)"
        }
        return transition.animator.map { "\(type(of: $0)).animateTransition(using:)" } ?? "the transition"
    }
}
