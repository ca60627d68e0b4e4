internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Animates what its blocks change, and lets the run be paused, scrubbed, turned round and redirected.
///
/// Where UIKit's documentation is silent: a paused run shows exactly what it showed; its `fractionComplete` is then the
/// share of the way covered (with `scrubsLinearly`) or of the time. Going on without new timing follows the original curve
/// from the point that has that share, so that pausing and going on changes nothing but the time it takes.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds: what was asked for, or what a physical spring takes.
    public let duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    /// Whether `fractionComplete` is the share of the way covered, rather than of the time.
    open var scrubsLinearly = true
    /// Whether the end is a pause: active, not running, no completion.
    open var pausesOnCompletion = false

    public internal(set) var state = UIViewAnimatingState.inactive
    private let reference = StageReference()
    var stage: Stage { reference.stage }
    let curve: TimingCurve
    var blocks: [(block: () -> Void, delayFactor: Double)] = []
    var changes: [AnimatedChange] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var run: AnimatorRun
    var progress = Progress.notBegun
    var end: EventToken?

    /// Where the run is, between calls.
    enum Progress {
        case notBegun
        /// Since this time of the virtual clock.
        case running(since: MediaTime)
        /// At so many seconds along the run's curve.
        case paused(at: Double)
        /// At this fraction, set by hand.
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

    /// An animator that has been started.
    @discardableResult public class func runningPropertyAnimator(
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

    // MARK: What to animate

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// To a run that has begun, changes are added at once and move over what is left of it.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = min(max(delayFactor, 0), 1)
        guard state == .active else { return blocks.append((animation, factor)) }
        let done = if case .scrubbed(let fraction) = progress { fraction } else { timeFraction }
        collect(animation, begin: done + (1 - done) * factor)
        follow()
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open var isRunning: Bool { if case .running = progress { true } else { false } }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts, or goes on from a pause.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        if state == .active { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        self.delay = max(0, delay)
        activate()
        start(at: stage.loop.now + MediaTime(seconds: self.delay))
    }

    open func pauseAnimation() {
        guard state != .stopped else { return }
        if state == .inactive {
            activate()
            progress = .paused(at: run.offset)
        } else if isRunning {
            progress = .paused(at: position)
        }
        follow()
    }

    open var isReversed: Bool {
        get { run.isReversed }
        set {
            guard newValue != run.isReversed else { return }
            turnRound(newValue)
        }
    }

    /// How far the run has come in the direction in which it goes: turning it round makes a quarter three quarters.
    open var fractionComplete: CGFloat {
        get { run.isReversed && state == .active ? 1 - covered : state == .inactive ? 0 : covered }
        set {
            guard state != .stopped else { return }
            if state == .inactive { activate() }
            run = AnimatorRun(
                kind: .original, curve: curve, duration: duration, offset: 0, isReversed: run.isReversed)
            changes.forEach { $0.resetWay() }
            let fraction = min(max(newValue, 0), 1)
            progress = .scrubbed(run.isReversed ? 1 - fraction : fraction)
            follow()
        }
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        goOn(parameters, durationFactor: max(0, durationFactor))
    }

    // MARK: Ending

    /// Takes the animations away; views keep what they show. With `true` the animator is over, without completions;
    /// otherwise it waits for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        let shares = changes.map(currentShare)
        cancelEnd()
        changes.forEach { $0.detach() }
        for (change, share) in zip(changes, shares) { change.settle(at: share) }
        progress = .paused(at: position)
        if withoutFinishing { reset() } else { state = .stopped }
    }

    /// Ends a stopped animator: views get the values of the start or the end, or keep what they have.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        finish(at: finalPosition)
    }
}
