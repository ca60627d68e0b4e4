internal import FrameLayers
package import FrameTiming

/// The base class of animations, with timing, curve, and delegate. Subclasses define the animated values.
@MainActor @preconcurrency open class CAAnimation: OpenObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function; `nil` for the one set in the transaction that adds the animation, or linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    /// Stored without effect: the recording determines the frames.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The delay of a view animation: the number of seconds from the commit to the beginning.
    package var delay = 0.0
    /// A begin time that overrides ``beginTime``; 0 has no special meaning.
    package var exactBeginTime: Double?
    /// A curve that overrides ``timingFunction``. It need not have control points.
    package var curve: TimingCurve?
    /// Whether the layer's view receives touches while the animation is attached.
    package var allowsTouches = true
    /// Called when the animation has ended. The argument is `false` if the animation was removed or replaced before its
    /// end.
    package var onStop: ((Bool) -> Void)?
    var transaction: TransactionStack.Member?
    /// Whether the animation replaced an animation that was on screen under its key.
    var replacesShown = false
    // Captures the current stage: An animation is made before it is added to a layer.
    private let reference = StageReference()
    /// The stage on which the animation was created.
    var stage: Stage { reference.stage }
    /// The values set by `setValue(_:forKey:)`.
    var keyedValues: [String: Any] = [:]

    public required override init() {
        super.init()
    }

    /// Copies the animation. Called by `add(_:forKey:)`, so that later changes to the original have no effect.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Unsent(value: makeCopy()) }.value
    }

    private func makeCopy() -> CAAnimation {
        let copy = type(of: self).init()
        copy.takeValues(from: self)
        return copy
    }

    /// Copies the properties of `other`, an animation of the same class.
    func takeValues(from other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        delay = other.delay
        exactBeginTime = other.exactBeginTime
        curve = other.curve
        allowsTouches = other.allowsTouches
        onStop = other.onStop
        preferredFrameRateRange = other.preferredFrameRateRange
        keyedValues = other.keyedValues
    }

    /// The animation's tracks, created by the commit that starts it.
    ///
    /// - Parameter underlying: The model with earlier animations applied.
    func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] { [] }

    /// Whether the animation, or an animation in it, names a property that is not Core Animation's.
    var animatesCustomProperty: Bool { false }

    /// The transition of the layer's contents, created at the same time.
    func contentTransition(on layer: CALayer) -> ContentTransition? { nil }

    package var mediaTiming: MediaTiming {
        var timing = MediaTiming()
        timing.beginTime = beginTime
        timing.timeOffset = timeOffset
        timing.speed = Double(speed)
        timing.duration = duration
        timing.repeatCount = Double(repeatCount)
        timing.repeatDuration = repeatDuration
        timing.autoreverses = autoreverses
        timing.fillMode = fillMode.fillMode
        return timing
    }

    package var timingCurve: TimingCurve { curve ?? timingFunction?.curve ?? .linear }

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    func notifyOfEnd(finished: Bool) {
        onStop?(finished)
        delegate?.animationDidStop(self, finished: finished)
        transaction?.end()
    }
}

/// A value that is returned from `MainActor.assumeIsolated` and stays on the main actor.
private struct Unsent: @unchecked Sendable {
    let value: Any
}

/// A delegate that is notified of the start and the end of an animation.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: `false` if the animation was removed or replaced before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CAAnimation {
    /// The value set for a key, by which a delegate can identify the animation. Values are copied along with the
    /// animation.
    ///
    /// Differs from Core Animation: the names of the animation's own properties are not keys.
    public func value(forKey key: String) -> Any? { keyedValues[key] }

    public func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = objectiveC(value) }
}
