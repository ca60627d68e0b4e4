internal import FrameLayers
public import FrameProperties
internal import FrameTiming
internal import QuartzCore

/// An animator of view changes whose run can be paused, scrubbed, reversed, and redirected.
///
/// Create an animator with a duration and a timing curve, add blocks with ``addAnimations(_:)``, and start it. The
/// blocks run when the animator becomes active: their changes take effect on the model at once, and each frame shows
/// the values at its own virtual time. Setting ``fractionComplete`` of an animator pauses it and shows the values at
/// that fraction, so a gesture can drive it:
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
///     card.center.y -= 200
/// }
/// animator.addCompletion { position in
///     if position == .end { card.removeFromSuperview() }
/// }
/// animator.fractionComplete = 0.3
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// UIKit's documentation leaves some behavior unspecified, for which a choice is made here. A paused run keeps its
/// values. ``fractionComplete`` is then their progress if ``scrubsLinearly`` is `true`, and the fraction of the
/// duration otherwise. Continuing without new timing parameters follows the original curve from that progress, so a
/// pause affects only the timing of the remainder. The animator calls its completions once, in the turn in which the
/// run ends.
///
/// Differs from UIKit: calls that raise an exception in UIKit have no effect here, and the run ends with an error.
/// These are releasing a paused or stopped animator (facts/released-animators, reported); starting, pausing, or
/// extending a stopped one; and finishing one that is not stopped (facts/property-animator, documented).
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds: the requested one, or the settling time of a spring given by its physics.
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    /// Whether views take touches while they are animated (facts/animated-touches). Applies to blocks that run after it
    /// is set.
    open var isUserInteractionEnabled = true
    /// Differs from UIKit: has no effect; `true` is reported as unsupported.
    @Observed open var isManualHitTestingEnabled = false {
        didSet {
            guard _isManualHitTestingEnabled.wrappedValue else { return }
            stage.diagnostics.reportUnsupported(
                "UIViewPropertyAnimator.isManualHitTestingEnabled", instead: "views are hit as ever")
        }
    }
    /// Differs from UIKit: an animator can always be paused; `false` is reported as unsupported.
    @Observed open var isInterruptible = true {
        didSet {
            guard !_isInterruptible.wrappedValue else { return }
            stage.diagnostics.reportUnsupported(
                "UIViewPropertyAnimator.isInterruptible", instead: "the animator can be paused all the same")
        }
    }
    /// Whether ``fractionComplete`` is the progress of the values rather than the fraction of the duration.
    open var scrubsLinearly = true
    /// Whether the animator pauses at its end, still active and without calling completions, instead of finishing.
    open var pausesOnCompletion = false

    open internal(set) var state = UIViewAnimatingState.inactive
    // Captures the current stage: An animator is made before it animates a view.
    private let reference = StageReference()
    var stage: Stage { reference.stage }
    let curve: TimingCurve
    var blocks: [(block: () -> Void, delayFactor: Double)] = []
    var changes: [AnimatedChange] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var run: AnimatorRun
    var phase = Phase.notBegun
    var end: EventToken?

    /// The state of the run between calls.
    enum Phase {
        case notBegun
        /// Running since a virtual time.
        case running(since: MediaTime)
        /// Paused at a position on the run's curve, in seconds.
        case paused(at: Double)
        /// Paused at a value of ``fractionComplete`` that the application set.
        case scrubbed(Double)
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let pace = parameters.pace
        self.duration = pace.duration(duration)
        curve = pace.curve(duration)
        run = AnimatorRun(kind: .original, curve: curve, duration: self.duration, offset: 0, isReversed: false)
        super.init()
    }

    /// Creates an animator without animations, such as the initial value of a property. Its duration of 0.2 s is chosen
    /// here.
    public convenience override init() { self.init(duration: 0.2, timingParameters: UICubicTimingParameters()) }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    isolated deinit {
        guard state == .stopped || state == .active && !isRunning else { return }
        reference.running?.diagnostics.misuse(
            "A UIViewPropertyAnimator was released while it was \(state == .stopped ? "stopped" : "paused"); keep it until it has run to its end, or call stopAnimation(_:) and finishAnimation(at:) before it goes."
        )
    }

    /// Creates an animator and starts it.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let parameters: any UITimingCurveProvider =
            if options.curveBits == UIView.AnimationOptions.systemSpringBits {
                UISpringTimingParameters()
            } else {
                UICubicTimingParameters(
                    animationCurve: UIView.AnimationCurve(rawValue: options.curveBits) ?? .easeInOut)
            }
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Changes

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a block of animations. If the animator is active, the block runs now and its changes animate over the
    /// remaining time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard isUsable("addAnimations(_:delayFactor:)") else { return }
        let factor = min(max(delayFactor, 0), 1)
        guard state == .active else { return blocks.append((animation, factor)) }
        let done = if case .scrubbed(let fraction) = phase { fraction } else { timeFraction }
        collect(animation, begin: done + (1 - done) * factor)
        follow()
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // Not overridable: the method with a completion handler is.
    /// Waits until the animator has ended.
    ///
    /// - Returns: The position at which it ended.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }

    // MARK: Running

    open var isRunning: Bool { if case .running = phase { true } else { false } }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animator after a delay, or continues it after a pause.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard isUsable("startAnimation(afterDelay:)"), !isRunning else { return }
        if state == .active { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        self.delay = max(0, delay)
        activate()
        start(at: stage.loop.now + MediaTime(seconds: self.delay))
    }

    open func pauseAnimation() {
        guard isUsable("pauseAnimation()") else { return }
        if state == .inactive {
            activate()
            phase = .paused(at: run.offset)
        } else if isRunning {
            phase = .paused(at: position)
        }
        follow()
    }

    open var isReversed: Bool {
        get { run.isReversed }
        set {
            guard newValue != run.isReversed else { return }
            reverse(newValue)
        }
    }

    /// The completed fraction in the current direction: reversing the run turns 0.25 into 0.75.
    open var fractionComplete: CGFloat {
        get { run.isReversed && state == .active ? 1 - completedFraction : state == .inactive ? 0 : completedFraction }
        set {
            guard state != .stopped else { return }
            if state == .inactive { activate() }
            run = AnimatorRun(
                kind: .original, curve: curve, duration: duration, offset: 0, isReversed: run.isReversed)
            changes.forEach { $0.resetSpan() }
            let fraction = min(max(newValue, 0), 1)
            phase = .scrubbed(run.isReversed ? 1 - fraction : fraction)
            follow()
        }
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        resume(parameters, durationFactor: max(0, durationFactor))
    }

    // MARK: Ending

    /// Removes the animations. Views keep their current presentation values.
    ///
    /// - Parameter withoutFinishing: `true` makes the animator inactive without calling completions; `false` makes it
    ///   wait for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        let progresses = changes.map(currentProgress)
        cancelEnd()
        changes.forEach { $0.detach() }
        for (change, progress) in zip(changes, progresses) { change.settle(at: progress) }
        phase = .paused(at: position)
        if withoutFinishing { reset() } else { state = .stopped }
    }

    /// Ends a stopped animator. Views take their start or end values, or keep their current ones.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return stage.diagnostics.misuse(
                "finishAnimation(at:) was called on a UIViewPropertyAnimator that is \(state); call stopAnimation(false) before it."
            )
        }
        finish(at: finalPosition)
    }

    /// Whether the animator is not stopped. Reports the call as a mistake if it is.
    private func isUsable(_ call: String) -> Bool {
        guard state == .stopped else { return true }
        stage.diagnostics.misuse(
            "\(call) was called on a UIViewPropertyAnimator that is stopped; call finishAnimation(at:) before it.")
        return false
    }
}
